import fc from 'fast-check'
import type { Proposition, Service } from '../pricing.ts'

/** A default, two rated offers with limits, and one for nil devices. */
export const anyPropositions: fc.Arbitrary<Proposition[]> = fc
  .tuple(anyRated('p1'), anyRated('p2'))
  .map((rated) => [
    { key: 'p0', rateBp: 10000, isDefault: true },
    ...rated,
    { key: 'recycle', rateBp: 0, onlyWhenNil: true },
  ])

/** Services that require, exclude and include each other, and two bundles that compete for one of them. */
export const anyServices: fc.Arbitrary<Service[]> = fc
  .record({
    prices: fc.array(fc.integer({ min: 0, max: 20000 }), { minLength: 6, maxLength: 6 }),
    bundles: fc.tuple(fc.integer({ min: 0, max: 30000 }), fc.integer({ min: 0, max: 30000 })),
    maxQty: fc.integer({ min: 1, max: 3 }),
    perLine: fc.boolean(),
  })
  .map(({ prices, bundles, maxQty, perLine }) => {
    const service = (index: number, more: Partial<Service> = {}): Service => ({
      key: `s${index}`,
      price: { mode: 'fixed', amountMinor: prices[index] ?? 0 },
      taxClass: 'standard',
      ...more,
    })
    return [
      service(0, { partBased: true, costMinor: 700, maxQty }),
      service(1, { partBased: true, costMinor: 900 }),
      service(2, { maxQty, taxClass: 'reduced', requires: ['s1'] }),
      service(3, { excludes: ['s1'], price: { mode: 'onRequest' } }),
      service(4, { price: { mode: 'percentOfBase', bp: 333 }, direction: 'payout', perLine }),
      service(5, {
        includedInPropositions: ['p1'],
        availableWhen: { amount: 'subtotal', op: 'gt', value: 5000 },
      }),
      {
        ...service(0),
        key: 'b0',
        price: { mode: 'fixed', amountMinor: bundles[0] },
        bundle: { services: ['s0', 's1'] },
      },
      {
        ...service(0),
        key: 'b1',
        price: { mode: 'fixed', amountMinor: bundles[1] },
        bundle: { services: ['s0', 's2'] },
      },
    ]
  })

function anyRated(key: string): fc.Arbitrary<Proposition> {
  return fc.record(
    {
      key: fc.constant(key),
      rateBp: fc.integer({ min: 0, max: 13000 }),
      fixedMinor: fc.integer({ min: -3000, max: 3000 }),
      appliesTo: fc.constantFrom('base', 'services', 'both'),
      minMinor: fc.integer({ min: 0, max: 2000 }),
      maxMinor: fc.integer({ min: 2000, max: 40000 }),
      ownRounding: fc.constant({ stepMinor: 1000, mode: 'nearest', endingMinor: -1 } as const),
    },
    { requiredKeys: ['key', 'rateBp'] },
  )
}
