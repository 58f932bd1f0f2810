"""What people have really done to the server: each attack is a function of its own, all of them run at once."""
