/** As long as an id token is good, and a link mailed meanwhile. */
const lifetimeMs = 3_600_000

/** Something small that outlives the page, for an hour: signing in may lead through other pages, or another tab. */
export function keptForAnHour<Value>(key: string): {
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
      // Nobody else writes under this key.
      const { value, until } = JSON.parse(text) as { value: Value; until: number }
      if (until > Date.now()) return value
      forget()
      return undefined
    },
    forget,
  }
}
