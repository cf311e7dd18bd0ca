#!/usr/bin/env bash
# Version: happy-dom 21.0.4
# Guess:   a click on a link with the attribute download saves a file or does nothing; the page stays where it is.
# Seen:    the page goes to the address of the link. Of a blob, its origin is then null, so that later calls of the page
#          are refused as calls to another origin.
# So:      tests of what saves a file replace the click of its link.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 happy-dom@21.0.4

cat >look.mjs <<'JS'
import { Window } from 'happy-dom'
import { setTimeout as pause } from 'node:timers/promises'

const window = new Window({ url: 'http://shop.example/list' })
const { document, location } = window
console.log('before', location.protocol, location.origin)
const link = document.createElement('a')
link.href = window.URL.createObjectURL(new window.Blob(['a;b']))
link.download = 'list.csv'
document.body.append(link)
link.click()
await pause(300)
console.log('after', location.protocol, location.origin)
await window.happyDOM.close()
JS

saw "$(node look.mjs)" <<'SEEN'
before http: http://shop.example
after blob: null
SEEN
