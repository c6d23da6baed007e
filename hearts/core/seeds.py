"""Which numbers games follow from; apart from the deals, since whoever only reads a number needs no more."""

SEED_LIMIT = 2**63
