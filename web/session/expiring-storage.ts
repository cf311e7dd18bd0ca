/** Lifetime of an id token, and of a link mailed while it is valid. Milliseconds. */
const lifetimeMs = 3_600_000

/** Stores a small value for an hour, across page loads and tabs, since signing in may involve both. */
export function expiringStorage<Value>(key: string): {
  save: (value: Value) => void
  find: () => Value | undefined
  clear: () => void
} {
  const clear = () => localStorage.removeItem(key)
  return {
    save: (value) => localStorage.setItem(key, JSON.stringify({ value, until: Date.now() + lifetimeMs })),
    find: () => {
      const text = localStorage.getItem(key)
      if (text === null) return undefined
      // Nothing else writes this key.
      const { value, until } = JSON.parse(text) as { value: Value; until: number }
      if (until > Date.now()) return value
      clear()
      return undefined
    },
    clear,
  }
}
