def advise(view, moves): return [0]*len(moves)
