"""Everything that is seen and heard: theme, layout, sprites, widgets and screens."""
