import { readText, writeText } from '#kept-texts/kept-texts.ts'

/** Returns what is kept in this browser under a key, if there is anything. */
export function findKept<Kept>(key: string): Kept | undefined {
  const stored = readText(key)
  // Written by keep, under a key of its caller.
  return stored === null ? undefined : (JSON.parse(stored) as Kept)
}

/** Keeps what a person entered and no server has yet, so that a lost connection or a closed tab loses no text. */
export function keep(key: string, entered: unknown): void {
  writeText(key, JSON.stringify(entered))
}

export function forgetKept(key: string): void {
  if (readText(key) !== null) writeText(key, null)
}
