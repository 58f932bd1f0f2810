"""An analysis on this machine: on as many processes as one likes, and as a picture."""
