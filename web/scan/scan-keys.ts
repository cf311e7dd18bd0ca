/** A keydown event. */
export interface KeyPress {
  readonly key: string
  /** Milliseconds, from any origin. */
  readonly at: number
  /** True for a repeated key of a held-down one, and for a shortcut. */
  readonly isNoText: boolean
}

/** Characters that follow one another closely enough to be one scan. */
export interface Burst {
  readonly text: string
  readonly lastAt: number
  /** Number of gaps that are too short for typing. */
  readonly fastGaps: number
  readonly slowGaps: number
  /** True if a fast character without an Enter came shortly before: the start of the code was lost. */
  readonly isCut: boolean
  /** Time of the last lost character. Milliseconds. */
  readonly lostAt: number
}

export const noBurst: Burst = {
  text: '',
  lastAt: -Infinity,
  fastGaps: 0,
  slowGaps: 0,
  isCut: false,
  lostAt: -Infinity,
}

/** A code sent by a scanner. */
export interface Scan {
  readonly text: string
  /** False if the start of the code was lost, so that the rest may be another valid number. */
  readonly isWhole: boolean
}

/** Longest gap between two characters from a scanner that does not pause. Milliseconds. */
const fastMs = 35
/** Maximum pause within a code, caused by a busy machine or a wireless scanner. Milliseconds. */
export const pauseMs = 250
/** Fast characters without an Enter up to this long before a burst are its lost start. Milliseconds. */
const lostMs = 600
/** Minimum length of device numbers; words that are typed fast are shorter. */
const fewestCharacters = 8

export interface KeyRead {
  readonly burst: Burst
  /** True if earlier keys are not part of the same burst. */
  readonly isFirst: boolean
  /** True if the burst has been as fast as a scanner so far. */
  readonly mayBeScan: boolean
  /** The scan that this Enter completed. */
  readonly scan?: Scan
}

/** Distinguishes a hardware scanner, which types a code and Enter, from a person typing. */
export function readKey(before: Burst, { key, at, isNoText }: KeyPress): KeyRead {
  // Shift is pressed before a capital letter and is not a character.
  if (key === 'Shift' && !isNoText) return { burst: before, isFirst: false, mayBeScan: isFast(before) }
  const isFirst = isNoText || at - before.lastAt > pauseMs
  const burst = isFirst ? afterLoss(before, at) : withGap(before, at)
  if (isNoText) return { burst, isFirst, mayBeScan: false }
  if (key === 'Enter') {
    const text = burst.text.trim()
    const isScan = text.length >= fewestCharacters && isFast(burst)
    return {
      burst: noBurst,
      isFirst: true,
      mayBeScan: false,
      ...(isScan && { scan: { text, isWhole: !burst.isCut } }),
    }
  }
  if (key.length !== 1) return { burst: afterLoss(burst, at), isFirst: true, mayBeScan: false }
  return { burst: { ...burst, text: burst.text + key }, isFirst, mayBeScan: isFast(burst) }
}

function withGap(burst: Burst, at: number): Burst {
  const isFastGap = at - burst.lastAt <= fastMs
  return {
    ...burst,
    lastAt: at,
    fastGaps: burst.fastGaps + (isFastGap ? 1 : 0),
    slowGaps: burst.slowGaps + (isFastGap ? 0 : 1),
  }
}

/** Returns an empty burst, marked as cut if the characters before could be the start of the same code. */
function afterLoss(before: Burst, at: number): Burst {
  const lostAt = before.fastGaps > 0 ? before.lastAt : before.lostAt
  return { ...noBurst, lastAt: at, lostAt, isCut: at - lostAt <= lostMs }
}

/**
 * True if at least half of the gaps are too short for typing: fast typists have a few such gaps, scanners
 * nearly only.
 */
function isFast({ fastGaps, slowGaps }: Burst): boolean {
  return fastGaps > 0 && fastGaps >= slowGaps
}
