#!/usr/bin/env bash
# Version: Debian's chromium-headless-shell 156
# Guess:   what a page has put in local storage is in the profile soon afterwards, as with IndexedDB.
# Seen:    the first write of a page is on disk after five seconds; the next one waits until a minute has passed. A browser
#          killed 20 seconds after it comes back without it, or with an older value, while IndexedDB has what was written
#          in the same turn.
#          What must outlive a crash or an empty battery belongs in IndexedDB, and a mark of it in local storage may be missing.
source "$(dirname "$0")/lib/lab.sh"
needs chromium-headless-shell chromium-headless-shell
packages playwright-core@1.65.1

cat >look.mjs <<'JS'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright-core'

const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<title>page</title>'))
await once(server.listen(0, '127.0.0.1'), 'listening')
const address = `http://127.0.0.1:${server.address().port}/`

async function start() {
  const flags = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking'
  const more = '--disable-component-update --disable-sync --remote-debugging-port=0'
  const child = spawn(
    'chromium-headless-shell',
    [...`${flags} ${more}`.split(' '), `--user-data-dir=${process.cwd()}/profile`, 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  for await (const line of createInterface(child.stderr)) {
    const devtools = /^DevTools listening on (ws:\S+)$/.exec(line)?.[1]
    if (!devtools) continue
    const browser = await chromium.connectOverCDP(devtools)
    const page = await browser.contexts()[0].newPage()
    await page.goto(address)
    return { child, page }
  }
}

const write = (value) => `new Promise((resolve, reject) => {
  localStorage.setItem('value', '${value}')
  const opening = indexedDB.open('values')
  opening.onupgradeneeded = () => opening.result.createObjectStore('values')
  opening.onsuccess = () => {
    const change = opening.result.transaction('values', 'readwrite')
    change.objectStore('values').put('${value}', 'value')
    change.oncomplete = resolve
    change.onabort = reject
  }
})`
const read = `new Promise((resolve) => {
  const opening = indexedDB.open('values')
  opening.onsuccess = () => {
    const reading = opening.result.transaction('values').objectStore('values').get('value')
    reading.onsuccess = () => resolve([localStorage.getItem('value'), reading.result])
  }
})`

const first = await start()
await first.page.evaluate(write('one'))
await pause(10_000)
await first.page.evaluate(write('two'))
await pause(20_000)
const ended = once(first.child, 'exit')
process.kill(-first.child.pid, 'SIGKILL')
await ended
const second = await start()
const [local, indexed] = await second.page.evaluate(read)
console.log(`20 s after "two" was written: local storage ${local}, IndexedDB ${indexed}`)
process.kill(-second.child.pid, 'SIGKILL')
process.exit()
JS

saw "$(node look.mjs)" <<'SEEN'
20 s after "two" was written: local storage one, IndexedDB two
SEEN
