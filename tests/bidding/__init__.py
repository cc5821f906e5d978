"""A small game of secret bids, to try what SpellBook does not need: simultaneous, hidden play."""
