/** A keydown. */
export interface KeyPress {
  readonly key: string
  /** Milliseconds, from any origin. */
  readonly at: number
  /** True for a held key and for a shortcut. */
  readonly isNoText: boolean
}

/** Characters that follow each other closely enough to be one scan. */
export interface Burst {
  readonly text: string
  readonly lastAt: number
  /** Gaps too short for hands. */
  readonly fastGaps: number
  readonly slowGaps: number
  /** A fast character without an Enter came just before: the code has lost its start. */
  readonly isCut: boolean
  /** Time of the last such character. Milliseconds. */
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

/** A code that a scanner sent. */
export interface Scan {
  readonly text: string
  /** False if the start of the code was lost: the rest can be another valid number. */
  readonly isWhole: boolean
}

/** Longest gap between two characters of a scanner that does not pause. Milliseconds. */
const fastMs = 35
/** A busy machine or a wireless scanner pauses up to this long inside one code. Milliseconds. */
export const pauseMs = 250
/** Fast characters without an Enter, up to this long before a burst, are its lost start. Milliseconds. */
const lostMs = 600
/** Device numbers are at least this long; words typed fast are shorter. */
const fewestCharacters = 8

export interface KeyRead {
  readonly burst: Burst
  /** True if earlier keys do not belong to this one. */
  readonly isFirst: boolean
  /** The burst is as fast as a scanner so far. */
  readonly mayBeScan: boolean
  /** The scan that this Enter ended. */
  readonly scan?: Scan
}

/** Distinguishes a hardware scanner, which types a code and Enter, from a person typing. */
export function readKey(before: Burst, { key, at, isNoText }: KeyPress): KeyRead {
  // Shift goes down before a capital letter and is not a character.
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

/** Returns an empty burst; it is cut if what it follows could be the start of the same code. */
function afterLoss(before: Burst, at: number): Burst {
  const lostAt = before.fastGaps > 0 ? before.lastAt : before.lostAt
  return { ...noBurst, lastAt: at, lostAt, isCut: at - lostAt <= lostMs }
}

/** Half of the gaps are too short for hands: fast typists have a few of them, scanners nearly all. */
function isFast({ fastGaps, slowGaps }: Burst): boolean {
  return fastGaps > 0 && fastGaps >= slowGaps
}
