"""What can be done and what is asked: the texts of a menu, and the rules behind them."""
