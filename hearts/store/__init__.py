"""What outlives a game: the data folder, the settings and the stored games; knows no table, sentence or screen."""
