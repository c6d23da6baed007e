"""The rules of Hearts: pure values and functions that know no screen, clock or disk."""
