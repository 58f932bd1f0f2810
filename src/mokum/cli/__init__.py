"""The commands of the terminal. They know games by the kernel's protocol alone."""
