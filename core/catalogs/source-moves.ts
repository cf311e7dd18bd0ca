import type { Minor } from '@costard/pricing'

/** An amount of today's list beside that of the last one; null: there was none. */
export interface SourceMove {
  readonly name: string
  readonly before: Minor | null
  readonly after: Minor
  readonly own: Minor | null
}

/** Change as a share of the amount before. Basis points; from nothing it is as large as can be. */
export function moveBp({ before, after }: Pick<SourceMove, 'before' | 'after'>): number {
  if (before === null || before === after) return 0
  return before === 0 ? Number.MAX_SAFE_INTEGER : Math.round(((after - before) * 10_000) / before)
}

export interface SourceMoves {
  readonly moved: number
  /** Basis points; null: none moved. */
  readonly largestBp: number | null
  /** Moves that are larger than allowed, the largest first. */
  readonly tooLarge: readonly SourceMove[]
}

/** Compares today's amounts with those before. maxBp: the largest move that needs no person. Basis points. */
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

/** Exact: a rounded share could let a move through that is just above. */
function isLarger({ before, after }: SourceMove, maxBp: number): boolean {
  return before !== null && Math.abs(after - before) * 10_000 > before * maxBp
}

/** True if more prices are missing than may be. maxBp: share of those of the last list. Basis points. */
export function areTooFew(prices: number, before: number | null, maxBp: number): boolean {
  return before !== null && (before - prices) * 10_000 > before * maxBp
}
