#!/usr/bin/env bash
# Version: happy-dom 21.0.4
# Guess:   after response.clone() the answer and its clone can both be read, as in browsers and Node.
# Seen:    both are empty, without an error: text() is '' and json() throws a SyntaxError, as of no JSON. Of an answer
#          that was made by its constructor both can be read.
# So:      tests that look into an answer read it and pass on a new one.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 happy-dom@21.0.4

cat >look.mjs <<'JS'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Window } from 'happy-dom'

const server = createServer((_, response) => response.setHeader('content-type', 'application/json').end('{"a":1}'))
await once(server.listen(0, '127.0.0.1'), 'listening')
const url = `http://127.0.0.1:${server.address().port}/`
const window = new Window({ url })
const both = async (response) => {
  const clone = response.clone()
  const first = await clone.text()
  const { bodyUsed } = response
  return [first, bodyUsed, await response.text()]
}
console.log('node     ', JSON.stringify(await both(await fetch(url))))
console.log('fetched  ', JSON.stringify(await both(await window.fetch(url))))
console.log('read only', JSON.stringify(await (await window.fetch(url)).text()))
console.log('made     ', JSON.stringify(await both(new window.Response('{"a":1}'))))
await window.happyDOM.close()
server.close()
JS

saw "$(node look.mjs)" <<'SEEN'
node      ["{\"a\":1}",false,"{\"a\":1}"]
fetched   ["",false,""]
read only "{\"a\":1}"
made      ["{\"a\":1}",false,"{\"a\":1}"]
SEEN
