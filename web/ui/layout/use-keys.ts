import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Actions by key ("n", "ArrowDown") or key sequence ("g q"). Letters are lower case. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** Longest time between two keys of a sequence. Milliseconds. */
const rowMs = 1000
const storageKey = 'singleKeys'

/** Single-key shortcuts can be turned off: speech input and accidental presses trigger them (WCAG 2.1.4). */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  for (const listener of listeners) listener()
}

/** Two switches may be on screen, so both follow one store. */
export function useSingleKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn)
}

/** Single-key shortcuts of the mounted screen; inactive while typing, in menus and in dialogs. */
export function useKeys(keys: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent, before: string) => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const action = keys[`${before} ${key}`] ?? keys[key]
    if (!action) return
    event.preventDefault()
    action(event)
  })
  useEffect(() => {
    let before = { key: '', at: 0 }
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (!areSingleKeysOn() || isTaken(event.target)) return
      onKey(event, event.timeStamp - before.at < rowMs ? before.key : '')
      before = { key: event.key.toLowerCase(), at: event.timeStamp }
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True if the focused control uses the key itself. The checkbox of a row uses none but Space. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest(
        'input:not([data-row-check]), textarea, select, [role="menu"], [role="dialog"], [role="listbox"]',
      ) !== null)
  )
}
