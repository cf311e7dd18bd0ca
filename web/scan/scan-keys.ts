/** A key as it went down. */
export interface KeyPress {
  readonly key: string
  /** Milliseconds, from any start. */
  readonly at: number
  /** The key is being held down, or belongs to a shortcut. */
  readonly isNoText: boolean
}

/** Characters that follow each other so fast that no hand types them. */
export interface Burst {
  readonly text: string
  readonly startedAt: number
  readonly lastAt: number
}

export const noBurst: Burst = { text: '', startedAt: 0, lastAt: -Infinity }

/** The longest gap between two characters of a scanner. Milliseconds. */
export const gapMs = 35
/** A burst of the fewest characters lasts at most this long, each further one adds some. Milliseconds. */
const shortestMs = 100
const perCharacterMs = 28
/** No number of a device is shorter; words that fast hands type are. */
const fewestCharacters = 8

export interface KeyRead {
  readonly burst: Burst
  /** The key goes on with a burst. */
  readonly isFast: boolean
  /** The key was the Enter that ends a scan. */
  readonly scan?: string
}

/** Tells a scanner, which types a code and Enter, from hands. */
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
