"""The game's pictures as drawing code: geometry in, SVG text out; ``draw_art.py`` beside this package writes the files.

Everything is drawn with filled paths, plain strokes and gradients in user units, which is what the game's rasteriser
can read. Only ``shapes`` and ``lettering`` may import the drawing libraries; nothing here may import pygame.
"""
