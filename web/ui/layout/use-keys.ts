import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Actions by key ("n", "ArrowDown") or key sequence ("g q"). Letters are lower case. */
export type Keys = Readonly<Record<string, (event: KeyboardEvent) => void>>

/** Maximum time between two keys of a sequence. Milliseconds. */
const rowMs = 1000
const storageKey = 'singleKeys'

/**
 * Single-key shortcuts can be turned off, since speech input and accidental presses trigger them (WCAG
 * 2.1.4).
 */
export function areSingleKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off'
}

export function switchSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey)
  else localStorage.setItem(storageKey, 'off')
  for (const listener of listeners) listener()
}

/** Shared store, since two switches may be on screen. */
export function useSingleKeysOn(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn)
}

/** Returns the action of a key or of a sequence of keys. */
type Lookup = (keys: string) => Keys[string] | undefined

/** Keys of the mounted screens, and those for all pages of a team. */
const lookups: Record<'screen' | 'everywhere', Set<Lookup>> = { screen: new Set(), everywhere: new Set() }
let before = { key: '', at: 0 }

/**
 * Single-key shortcuts of the mounted screen; inactive while typing, in menus and in dialogs. Keys of a
 * screen take precedence over those for all pages.
 */
export function useKeys(keys: Keys, of: keyof typeof lookups = 'screen'): void {
  const find = useEffectEvent((pressed: string) => keys[pressed])
  useEffect(() => {
    const lookup: Lookup = (pressed) => find(pressed)
    lookups[of].add(lookup)
    // Adding the same function repeatedly has no effect: the window has one listener.
    window.addEventListener('keydown', onKeyDown)
    return () => void lookups[of].delete(lookup)
  }, [of])
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (!areSingleKeysOn() || isTaken(event.target)) return
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const isSequence = event.timeStamp - before.at < rowMs
  const action = (isSequence && actionOf(`${before.key} ${key}`)) || actionOf(key)
  before = { key, at: event.timeStamp }
  if (!action) return
  event.preventDefault()
  action(event)
}

function actionOf(pressed: string): Keys[string] | undefined {
  for (const lookup of [...[...lookups.screen].toReversed(), ...lookups.everywhere]) {
    const action = lookup(pressed)
    if (action) return action
  }
  return undefined
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** True if the focused control handles the key itself. The checkbox of a row only handles Space. */
function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest(
        'input:not([data-row-check]), textarea, select, [role="menu"], [role="dialog"], [role="listbox"]',
      ) !== null)
  )
}
