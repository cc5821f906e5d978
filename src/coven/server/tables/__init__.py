"""Tables: who sits there, what is agreed on, and the game that is played."""
