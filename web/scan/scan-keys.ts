/** A keydown. */
export interface KeyPress {
  readonly key: string
  /** Milliseconds, from any origin. */
  readonly at: number
  /** True for a held key and for a shortcut. */
  readonly isNoText: boolean
}

/** Characters in a sequence too fast for typing. */
export interface Burst {
  readonly text: string
  readonly startedAt: number
  readonly lastAt: number
}

export const noBurst: Burst = { text: '', startedAt: 0, lastAt: -Infinity }

/** Longest gap between two characters of a scanner. Milliseconds. */
export const gapMs = 35
/** Longest duration of the shortest burst; each further character adds some. Milliseconds. */
const shortestMs = 100
const perCharacterMs = 28
/** Device numbers are at least this long; words typed fast are shorter. */
const fewestCharacters = 8

export interface KeyRead {
  readonly burst: Burst
  /** The key continues a burst. */
  readonly isFast: boolean
  /** The scanned text, when the key was the Enter that ends a scan. */
  readonly scan?: string
}

/** Tells a hardware scanner, which types a code and Enter, from a person typing. */
export function readKey(burst: Burst, { key, at, isNoText }: KeyPress): KeyRead {
  if (isNoText) return { burst: noBurst, isFast: false }
  const isFast = at - burst.lastAt <= gapMs
  if (key === 'Enter') {
    const isScan = isFast && isScanned(burst, at)
    return { burst: noBurst, isFast, ...(isScan && { scan: burst.text.trim() }) }
  }
  // Shift goes down before a capital letter and is not a character.
  if (key.length !== 1) return key === 'Shift' ? { burst, isFast } : { burst: noBurst, isFast: false }
  if (!isFast) return { burst: { text: key, startedAt: at, lastAt: at }, isFast }
  return { burst: { ...burst, text: burst.text + key, lastAt: at }, isFast }
}

function isScanned({ text, startedAt }: Burst, endedAt: number): boolean {
  const length = text.trim().length
  if (length < fewestCharacters) return false
  return endedAt - startedAt <= Math.max(shortestMs, length * perCharacterMs)
}
