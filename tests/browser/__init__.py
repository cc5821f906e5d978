"""The table, tried with a real browser."""
