import { readText, writeText } from '#kept-texts/kept-texts.ts'

/** Values kept in this browser under keys, and synchronised between tabs. */
export interface StoredValue<Value> {
  readonly read: (key: string) => Value
  /** Replaces the stored value. Returns false if it could be kept in this tab only. */
  readonly write: (key: string, value: Value) => boolean
  readonly watch: (listener: () => void) => () => void
}

/** Returns a store. parse: parses the stored text; null: nothing is stored. */
export function storedValue<Value>(parse: (text: string | null) => Value): StoredValue<Value> {
  /** The value of each key as last read or written, with its text. */
  const known = new Map<string, { readonly text: string | null; readonly value: Value }>()
  const listeners = new Set<() => void>()

  function read(key: string): Value {
    const text = readText(key)
    const last = known.get(key)
    if (last && last.text === text) return last.value
    const value = parse(text)
    known.set(key, { text, value })
    return value
  }

  function write(key: string, value: Value): boolean {
    if (value === known.get(key)?.value) return true
    // Storage may be full or blocked: the value is then kept in this tab only.
    const isStored = writeText(key, value === undefined ? null : JSON.stringify(value))
    known.set(key, { text: readText(key), value })
    for (const listener of listeners) listener()
    return isStored
  }

  function watch(listener: () => void): () => void {
    listeners.add(listener)
    // Fired on changes in other tabs, and when a text is restored.
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }

  return { read, write, watch }
}
