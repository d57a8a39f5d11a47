"""The lab: speed, tournaments and curves, measured."""
