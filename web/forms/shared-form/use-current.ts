import { useState, useSyncExternalStore } from 'react'

/** A value that is rendered, and whose current state can be read later by callbacks. */
export interface Current<Value> {
  /** Value in this render. */
  readonly shown: Value
  readonly read: () => Value
  readonly write: (value: Value) => void
}

export function useCurrent<Value>(first: Value | (() => Value)): Current<Value> {
  const [kept] = useState(() => keep(isMaker(first) ? first() : first))
  const shown = useSyncExternalStore(kept.subscribe, kept.read)
  return { shown, read: kept.read, write: kept.write }
}

function keep<Value>(first: Value) {
  const listeners = new Set<() => void>()
  let value = first
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    read: () => value,
    write: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
  }
}

function isMaker<Value>(first: Value | (() => Value)): first is () => Value {
  return typeof first === 'function'
}
