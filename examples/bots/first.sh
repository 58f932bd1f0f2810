#!/bin/sh
# A bot for every game in the shell, with no tool but the shell itself: it always plays the first legal move.
#
# mokum play harbour --bots exec:examples/bots/first.sh

while IFS= read -r line; do
  case $line in
    '{"type":"turn"'*) echo '{"move":0}' ;; # moves are counted from 0
    *) ;;                                   # "game" and "over" want no answer
  esac
done
