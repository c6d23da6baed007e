"""The computer players: a seat's view goes in and advice comes out; knows no screen, no clock and no disk."""
