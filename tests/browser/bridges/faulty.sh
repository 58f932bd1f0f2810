#!/bin/sh
# What faulty.py does, in the shell: a bot that plays the first legal move, and does wrong where its orders say so.

cd "$1" || exit 1
while IFS= read -r line; do
  case $line in
    '{"type":"over"'*) printf '%s\n' "$line" >over ;;
  esac
  case $line in
    '{"type":"turn"'*) ;;
    *) continue ;;
  esac
  order=$(sed -n "$(($(wc -l <said) + 1))p" orders)
  moves=${line#*'"moves":["'}
  move=${moves%%'"'*}
  echo "${order:-$move}" >>said
  case $order in
    killed) kill -KILL $$ ;;
    hung) kill -STOP $$ ;;
    bridge) kill -KILL "$PPID" ;;
    rubbish) echo 'I think that I pass' ;;
    illegal) echo '{"move":100000}' ;;
    endless) head -c 1000000 /dev/zero | tr '\0' x ;;
    *) echo "{\"move\":\"$move\"}" ;;
  esac
done
