#!/usr/bin/env bash
# Version: Node 24.21.0
# Guess:   fs.cpSync with dereference copies the file that a symbolic link leads to.
# Seen:    for a link to a file it throws ERR_FS_EISDIR and asks for the option recursive, as if it led to a folder;
#          copyFileSync of the same link copies the file.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0

cat >look.mjs <<'JS'
import { copyFileSync, cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
writeFileSync('file', 'content')
symlinkSync('file', 'link')
try {
  cpSync('link', 'copy', { dereference: true })
  console.log('cpSync', readFileSync('copy', 'utf8'))
} catch ({ code }) {
  console.log('cpSync', code)
}
copyFileSync('link', 'copy')
console.log('copyFileSync', readFileSync('copy', 'utf8'))
JS

saw "$(node look.mjs)" <<'SEEN'
cpSync ERR_FS_EISDIR
copyFileSync content
SEEN
