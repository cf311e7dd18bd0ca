/** Lifetime of an id token, and of a link mailed meanwhile. Milliseconds. */
const lifetimeMs = 3_600_000

/** Stores a small value for an hour, across page loads and tabs: signing in may lead through both. */
export function expiringStorage<Value>(key: string): {
  keep: (value: Value) => void
  find: () => Value | undefined
  forget: () => void
} {
  const forget = () => localStorage.removeItem(key)
  return {
    keep: (value) => localStorage.setItem(key, JSON.stringify({ value, until: Date.now() + lifetimeMs })),
    find: () => {
      const text = localStorage.getItem(key)
      if (text === null) return undefined
      // This key has no other writer.
      const { value, until } = JSON.parse(text) as { value: Value; until: number }
      if (until > Date.now()) return value
      forget()
      return undefined
    },
    forget,
  }
}
