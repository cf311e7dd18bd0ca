import type { Minor } from '@costard/pricing'

/** An amount of a list beside that of the previous list; null: none. */
export interface SourceMove {
  readonly name: string
  readonly before: Minor | null
  readonly after: Minor
  readonly own: Minor | null
}

/** Returns the change as a share of the old amount, in basis points; from zero the largest possible. */
export function moveBp({ before, after }: Pick<SourceMove, 'before' | 'after'>): number {
  if (before === null || before === after) return 0
  return before === 0 ? Number.MAX_SAFE_INTEGER : Math.round(((after - before) * 10_000) / before)
}

export interface SourceMoves {
  readonly moved: number
  /** Largest change in basis points; null: no amount changed. */
  readonly largestBp: number | null
  /** Changes larger than allowed, largest first. */
  readonly tooLarge: readonly SourceMove[]
}

/**
 * Compares amounts with those of the previous list. maxBp: largest change without confirmation. Basis points.
 */
export function movesOf(moves: readonly SourceMove[], maxBp: number): SourceMoves {
  const moved = moves
    .filter(({ before, after }) => before !== null && before !== after)
    .toSorted((a, b) => Math.abs(moveBp(b)) - Math.abs(moveBp(a)))
  const [largest] = moved
  return {
    moved: moved.length,
    largestBp: largest ? moveBp(largest) : null,
    tooLarge: moved.filter((move) => isLarger(move, maxBp)),
  }
}

/** Compared exactly: a rounded share could accept a change slightly above the limit. */
function isLarger({ before, after }: SourceMove, maxBp: number): boolean {
  return before !== null && Math.abs(after - before) * 10_000 > before * maxBp
}

/** True if more prices are missing than allowed. maxBp: share of the previous list's prices. Basis points. */
export function areTooFew(prices: number, before: number | null, maxBp: number): boolean {
  return before !== null && (before - prices) * 10_000 > before * maxBp
}
