import type { PriceResult } from '@costard/pricing'
import { boundsOf, priceObstacleOf, restsToRound, shownTotal, type TotalRounding } from '@costard/quotes'

interface PricedResult {
  readonly result: PriceResult
  readonly choiceGroup?: string | undefined
}

/**
 * Returns the net amount of all lines, rounded as in the quote, counting the lowest of alternatives; null
 * while the price of a line is not firm, or the payer depends on the customer's choice. undefined: not priced
 * yet.
 */
export function netOf(
  lines: readonly (PricedResult | undefined)[],
  rounding: TotalRounding = {},
): number | null {
  const stands = lines.every((line) => line && priceObstacleOf(line.result) === undefined)
  const total = totalOf(lines, rounding)
  return stands && total.kind !== 'open' ? total.netMinor : null
}

/** True if the total of the lines is a minimum, because the customer's choice can raise it. */
export function isFrom(lines: readonly (PricedResult | undefined)[]): boolean {
  return totalOf(lines).kind === 'from'
}

/** True if the payer depends on the customer's choice. */
export function dependsOnChoice(lines: readonly (PricedResult | undefined)[]): boolean {
  return totalOf(lines).kind === 'open'
}

function totalOf(lines: readonly (PricedResult | undefined)[], rounding: TotalRounding = {}) {
  return shownTotal(
    boundsOf(
      lines.flatMap((line) => {
        if (!line) return []
        const { result, choiceGroup } = line
        return [{ netMinor: result.netMinor, choiceGroup, taxRests: restsToRound(result, rounding) }]
      }),
    ),
    rounding.cashStepMinor,
  )
}

export const kindsInOrder = ['sell', 'repair', 'buy'] as const
export type Kind = (typeof kindsInOrder)[number]

export interface KindSum {
  readonly kind: Kind
  /** Number of devices with this kind of deal. */
  readonly count: number
  /** Positive: the customer pays. null while one of the prices is not firm. */
  readonly netMinor: number | null
}

/** Returns the totals of sales, repairs and purchases; kinds without a line are left out. */
export function sumsByKind(
  lines: readonly (PricedResult & {
    readonly quantity: number
    readonly document: { readonly pricing: { readonly kind: Kind } }
  })[],
): readonly KindSum[] {
  return kindsInOrder.flatMap((kind) => {
    const ofKind = lines.filter(({ document }) => document.pricing.kind === kind)
    const count = ofKind.reduce((sum, { quantity }) => sum + quantity, 0)
    return count > 0 ? [{ kind, count, netMinor: netOf(ofKind) }] : []
  })
}

/** True if a colleague has to decide before there is a price, whatever the further answers. */
export function isHeld({ reasons }: PriceResult): boolean {
  return reasons.some(({ outcome }) => outcome === 'review')
}

/** Returns the lowest and highest possible price; undefined if they are unknown. */
export function spanOf(result: PriceResult): PriceResult['range'] | undefined {
  // The range applies to the value, so it is known only if the customer gets or pays exactly the value.
  const isOfPrice = Math.abs(result.netMinor) === result.subtotalMinor
  return isOfPrice && !isHeld(result) ? (result.range ?? undefined) : undefined
}
