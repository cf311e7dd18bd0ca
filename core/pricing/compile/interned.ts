/** Returns the same text as an interned string: engines compare two of these by their addresses. */
export function interned(text: string): string {
  return Object.keys({ [text]: true })[0] ?? text // keys of objects are interned
}
