import type { Stated } from '../identify/stated.ts'
import type { Piece } from './pieces.ts'

/**
 * True for "15 Pro 256 natural": sellers omit "iPhone". A storage is required, since numbers start other
 * texts too.
 */
export function startsLikeIphone([first, second]: readonly Piece[], { amounts }: Stated): boolean {
  if (amounts.length === 0) return false
  const [model = ''] = first?.words ?? []
  return named.test(model) || (numbered.test(model) && lines.has(second?.words[0] ?? ''))
}

/** Inserts "iphone" before the other words. */
export function withIphone(pieces: readonly Piece[]): readonly Piece[] {
  const unsaid = { start: 0, end: 0, isNote: false, isLast: false, followsNote: false }
  return [{ ...unsaid, words: ['iphone'] }, ...pieces]
}

const named = /^x[rs]$/
const numbered = /^(?:[6-8]s?|1\d)$/
const lines = new Set(['pro', 'plus', 'max', 'mini'])
