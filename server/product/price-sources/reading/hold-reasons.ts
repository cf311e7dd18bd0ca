import { hash } from 'node:crypto'
import { areTooFew, movesOf, type SourceMove, type SourceMoves } from '@costard/catalogs'
import { type HoldReason, type PriceHint, priceSourceLimits } from '@costard/contract'
import type { SourceExample, SourceReading } from '@costard/contract/price-lists'
import type { SourceRow } from '../source-store.ts'

export interface Compared extends SourceMoves {
  readonly reasons: readonly HoldReason[]
}

/**
 * Compares a list with the previous one, and with the catalog's prices if it fills a draft. A list that only
 * fills hints changes no prices: just its first one is compared with the catalog's.
 */
export function compare(
  source: Pick<
    SourceRow,
    'fills' | 'shape' | 'prices' | 'seenNew' | 'maxMoveBp' | 'maxFewerBp' | 'inForceBp'
  >,
  reading: SourceReading,
  hints: readonly PriceHint[],
  {
    hasOtherChanges,
    nameOf,
  }: { readonly hasOtherChanges: boolean; readonly nameOf: (hint: PriceHint) => string },
): Compared {
  const { fills, shape, prices, maxMoveBp, maxFewerBp, inForceBp } = source
  const isFirst = prices === null
  const last = new Map(hints.map((hint) => [keyOf(hint), hint.minor]))
  const moves = reading.amounts
    .filter(({ isKept }) => !isKept)
    .map((amount): SourceMove => ({
      name: amount.name,
      before: fills === 'draft' ? amount.ownMinor : (last.get(keyOf(amount)) ?? null),
      after: amount.minor,
      own: amount.ownMinor,
    }))
  const compared = movesOf(moves, Math.min(maxMoveBp, inForceBp ?? maxMoveBp))
  const seen = new Set(source.seenNew ?? [])
  const unseen = reading.added.filter(({ name }) => !seen.has(digestOf(name)))
  const added = fills === 'hint' && isFirst ? [] : unseen
  const doubtful = fills === 'draft' || isFirst ? reading.doubtful : []
  const headings = shape ? [...reading.more, ...reading.fewer] : []
  const reasons = [
    reading.question !== null && reason('question', 1, []),
    reading.question === null && reading.prices === 0 && reason('fewer', prices ?? 0, []),
    headings.length > 0 && reason('headings', headings.length, headings.map(named)),
    reading.prices > 0 &&
      areTooFew(reading.prices, prices, maxFewerBp) &&
      reason(
        'fewer',
        (prices ?? 0) - reading.prices,
        missingIn(reading, hints)
          .slice(0, priceSourceLimits.maxExamples)
          .map((hint) => named(nameOf(hint))),
      ),
    doubtful.length > 0 && reason('doubts', doubtful.length, doubtful.map(exampleOf)),
    compared.tooLarge.length > 0 && reason('moves', compared.tooLarge.length, compared.tooLarge.map(moveOf)),
    added.length > 0 && reason('new', added.length, added.map(exampleOf)),
    inForceBp !== null && hasOtherChanges && reason('draft', 1, []),
  ].filter((one) => one !== false)
  return { ...compared, reasons }
}

/** Returns digests of the entries of a list that the catalog does not have. */
export function seenIn({ added }: SourceReading): string[] {
  return [...new Set(added.map(({ name }) => digestOf(name)))]
}

/** Limits a change to five digits for display. */
export function shownBp(bp: number | null): number | null {
  return bp === null ? null : Math.max(-100_000, Math.min(bp, 100_000_000))
}

function digestOf(name: string): string {
  return hash('sha256', name, 'base64url').slice(0, 12)
}

function missingIn({ amounts }: SourceReading, hints: readonly PriceHint[]): PriceHint[] {
  const there = new Set(amounts.map(keyOf))
  return hints.filter((hint) => !there.has(keyOf(hint)))
}

function keyOf({ variantId, grade }: Pick<PriceHint, 'variantId' | 'grade'>): string {
  return `${variantId} ${grade ?? ''}`
}

type Example = HoldReason['examples'][number]

function reason(why: HoldReason['why'], count: number, examples: readonly Example[]): HoldReason {
  return { why, count, examples: examples.slice(0, priceSourceLimits.maxExamples) }
}

function named(name: string): Example {
  return { name: name.slice(0, 120), beforeMinor: null, afterMinor: null, ownMinor: null }
}

function exampleOf({ name, minor, againstMinor }: SourceExample): Example {
  return { name, beforeMinor: againstMinor, afterMinor: minor, ownMinor: null }
}

function moveOf({ name, before, after, own }: SourceMove): Example {
  return { name, beforeMinor: before, afterMinor: after, ownMinor: own }
}
