"""Windows: nothing that others see tells who could have answered."""

LENGTH = 0.6  # seconds that a window is open
ABOUT = 0.15  # seconds: arrival times may differ by so much on a busy machine
