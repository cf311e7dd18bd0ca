import type { Catalog, PriceRequest, PriceResult } from '@costard/pricing'

/**
 * Lower bound for plainCatalog: a single function without rules, with the same result as the engine except
 * for the trace.
 */
export function plainByHand(catalog: Catalog): (request: PriceRequest) => PriceResult {
  const { offerOf, bases } = plainOffers(catalog)
  return (request) => {
    const amountMinor = offerOf(request)
    const baseMinor = bases.get(request.variantId) ?? 0
    const isNil = amountMinor === 0
    return {
      outcome: isNil ? 'manual' : 'instant',
      currency: 'EUR',
      variantId: request.variantId,
      baseMinor,
      grade: null,
      gradedMinor: baseMinor,
      subtotalMinor: amountMinor,
      isNil,
      range: { lowMinor: amountMinor, highMinor: amountMinor },
      missing: none,
      notApplicable: none,
      defaulted: none,
      reasons: none,
      propositions: [
        {
          key: 'cash',
          available: !isNil,
          reason: isNil ? 'nil' : null,
          ratedMinor: amountMinor,
          roundedMinor: amountMinor,
          amountMinor,
        },
      ],
      propositionKey: isNil ? null : 'cash',
      services: none,
      bundles: none,
      onRequest: none,
      suggestedServices: none,
      adjustmentMinor: 0,
      approval: none,
      amountMinor,
      chargeMinor: 0,
      payoutMinor: amountMinor,
      netMinor: 0 - amountMinor,
      tax: isNil
        ? none
        : [
            {
              key: 'device',
              direction: 'payout',
              mode: 'none',
              taxClass: 'standard',
              rateBp: 0,
              amountMinor,
              taxMinor: 0,
            },
          ],
      taxChargeMinor: 0,
      taxPayoutMinor: 0,
      taxInternalMinor: 0,
      findings: none,
      trace: none,
    }
  }
}

/** Only the offers, in minor units. */
export function plainOffers({ models, rounding }: Catalog): {
  readonly bases: ReadonlyMap<string, number>
  readonly offerOf: (request: PriceRequest) => number
} {
  const bases = new Map(
    models.flatMap(({ variants }) => variants.map(({ id, priceMinor }) => [id, priceMinor ?? 0])),
  )
  const step = rounding.stepMinor
  const offerOf = ({ variantId, answers }: PriceRequest): number => {
    const base = bases.get(variantId) ?? 0
    const { screen, back, frame, battery } = answers
    const faults = answers.faults as readonly string[]
    let off = 0
    if (screen === 'light') off += share(base, 800)
    else if (screen === 'cracked') off += 4200
    else if (screen === 'shattered') off += Math.min(Math.max(share(base, 4000), 3000), 9000)
    if (back === 'light') off += share(base, 300)
    else if (back === 'cracked') off += 1800
    if (frame === 'light') off += Math.min(Math.max(share(base, 500), 500), 2000)
    else if (frame === 'dents') off += share(base, 1000)
    else if (frame === 'bent') off += 2600
    if (faults.includes('camera')) off += 1500
    if (faults.includes('speaker')) off += 600
    if (faults.includes('port')) off += share(base, 800)
    if (faults.includes('faceId')) off += Math.min(Math.max(share(base, 1500), 1000), 6000)
    if (battery === 'medium') off += Math.min(Math.max(share(base, 400), 500), 1500)
    else if (battery === 'low') off += Math.min(Math.max(share(base, 900), 1500), 4000)
    if (answers.parts === 'other') off += share(base, 700)
    if (answers.box === 'no') off += 200
    if (answers.color === 'rare') off += share(base, 100)
    return Math.floor(Math.max(0, base - off) / step) * step
  }
  return { bases, offerOf }
}

/** Rounds half up; amounts are not negative. */
function share(amount: number, bp: number): number {
  return Math.floor((2 * amount * bp + 10000) / 20000)
}

/** Shared by all results, as in the engine. */
const none: readonly never[] = []
