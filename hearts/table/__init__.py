"""Between the rules and the screen: who keeps the record and what the table waits for."""
