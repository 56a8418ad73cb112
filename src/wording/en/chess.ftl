# Why moves and positions are not legal.

