import { readText, writeText } from '#kept-texts/kept-texts.ts'

/** Returns the value that this browser keeps under a key; undefined if there is none. */
export function findKept<Kept>(key: string): Kept | undefined {
  const stored = readText(key)
  // Written by keep() under the same key.
  return stored === null ? undefined : (JSON.parse(stored) as Kept)
}

/**
 * Keeps user input that is not yet saved on the server, so that a lost connection or a closed tab loses no
 * text.
 */
export function keep(key: string, entered: unknown): void {
  writeText(key, JSON.stringify(entered))
}

export function forgetKept(key: string): void {
  if (readText(key) !== null) writeText(key, null)
}
