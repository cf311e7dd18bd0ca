/** Texts whose values are kept; some kB each. */
const maxTexts = 1_000

/**
 * Computes a value once per text, for texts that come again and again. The value may depend on the text only, and is
 * shared: nobody may change it.
 */
export function memoizeText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const kept = new Map<string, Value>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    const value = compute(text)
    if (kept.size >= maxTexts) kept.delete(kept.keys().next().value!) // the oldest
    kept.set(text, value)
    return value
  }
}
