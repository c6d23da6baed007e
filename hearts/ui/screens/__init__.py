"""The screens: the table, and the sheets that lie over it."""
