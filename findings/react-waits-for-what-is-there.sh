#!/usr/bin/env bash
# Version: react and react-dom 19.3.1, in happy-dom 21.0.4
# Guess:   use() of a promise that was fulfilled a second ago returns its value at once, without the fallback.
# Seen:    in an update that is no transition the fallback of Suspense is shown, as React has not met this promise before,
#          and it stays for 300 ms, although nothing is waited for. In a transition the value is shown at once.
# So:      code and texts that are loaded are kept as values beside their promises, and use() is called only without one.
source "$(dirname "$0")/lib/lab.sh"
packages node@24.21.0 happy-dom@21.0.4 react@19.3.1 react-dom@19.3.1

cat >look.mjs <<'JS'
import { Window } from 'happy-dom'
import { setTimeout as pause } from 'node:timers/promises'

const window = new Window({ url: 'http://shop.example/' })
Object.assign(globalThis, { window, document: window.document })
const { createElement: h, startTransition, Suspense, use, useState } = await import('react')
const { createRoot } = await import('react-dom/client')

async function look(name, update) {
  const promise = Promise.resolve('text')
  await pause(1000)
  const Text = () => use(promise)
  let show
  const App = () => {
    const [isShown, setIsShown] = useState(false)
    show = () => setIsShown(true)
    return isShown && h(Suspense, { fallback: 'waits' }, h(Text))
  }
  const place = document.createElement('div')
  createRoot(place).render(h(App))
  await pause(400)
  const seen = []
  const started = performance.now()
  new window.MutationObserver(() => seen.push([place.textContent, performance.now() - started])).observe(place, {
    childList: true,
    subtree: true,
  })
  update(() => show())
  await pause(800)
  console.log(name, ...seen.map(([text, ms]) => `${text} ${ms < 150 ? 'at once' : ms < 290 ? 'soon' : 'after 300 ms'};`))
}

await look('update:', (change) => change())
await look('transition:', startTransition)
JS

saw "$(node look.mjs)" <<'SEEN'
update: waits at once; text after 300 ms;
transition: text at once;
SEEN
