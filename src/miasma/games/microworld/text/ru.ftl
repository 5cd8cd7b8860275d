# Microworld
