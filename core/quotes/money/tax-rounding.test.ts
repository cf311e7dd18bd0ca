import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import {
  carriedTaxes,
  documentTaxes,
  price,
  type PriceResult,
  type Tax,
  type TaxRate,
  type TaxRest,
  taxRestsOf,
} from '@costard/pricing'
import { catalogs } from '../../pricing/testing/pricing-vectors.ts'
import { boundsOf, paidInCash, taxRoundingOf } from '../quotes.ts'

const quebec = [
  { ratePcm: 5000, name: 'GST' },
  { ratePcm: 9975, name: 'QST' },
]
const newYork = [{ ratePcm: 8875, name: 'Sales tax' }]

/**
 * Vectors: name, taxes, true if prices include them, prices, sum of the amounts, and the differences from
 * rounding each tax once.
 */
const vectors = [
  // 9.975 each, 19.95 for both
  ['CAD, 2 decimals: two lines of 100.00', quebec, false, [10_000, 10_000], 22_996, [-1]],
  // 8.88 each for 8.875: 26.625 becomes 26.63, not 26.64
  ['USD, 2 decimals: three lines of 100.00', newYork, false, [10_000, 10_000, 10_000], 32_664, [-1]],
  [
    'JPY, without decimals: three lines of 1005',
    [{ ratePcm: 10_000 }],
    false,
    [1005, 1005, 1005],
    3318,
    [-1],
  ],
  ['KWD, 3 decimals: two lines of 0.333', [{ ratePcm: 500 }], false, [333, 333], 670, [-1]],
  // 0.004 of tax each rounds to nothing on a line, but is 0.02 on five
  ['a tax that is nothing on each line', [{ ratePcm: 4000 }], false, [10, 10, 10, 10, 10], 50, [2]],
  // 1.6667 each is 1.67: 5.01, but 5.00 of 30.00
  ['GBP: contained taxes move no amount', [{ ratePcm: 20_000 }], true, [1000, 1000, 1000], 3000, [-1]],
  // Rests of a third, a third and minus a sixth add up to exactly a half: rounded up.
  ['a half that no decimal fraction says', [{ ratePcm: 20_000 }], true, [2, 2, 5], 9, [1]],
  ['one line alone', quebec, false, [10_000], 11_498, []],
] as const

test.each(vectors)('%s', (_what, taxes, isContained, prices, sumMinor, more) => {
  const results = prices.map((amountMinor) => priceOf({ amountMinor, taxes, isContained }))
  const rests = results.flatMap(taxRestsOf)
  assert.equal(
    results.reduce((sum, { netMinor }) => sum + netMinor, 0),
    sumMinor,
  )
  assert.deepEqual(
    documentTaxes(rests)
      .map(({ taxMinor }) => taxMinor)
      .filter((minor) => minor !== 0),
    [...more],
  )
  const added = more.reduce((sum: number, minor) => sum + minor, 0)
  assert.equal(taxRoundingOf(rests), isContained ? 0 : added)
})

interface Line {
  readonly amountMinor: number
  readonly taxes: readonly Tax[]
  readonly isContained: boolean
}

const anyTaxes: fc.Arbitrary<readonly Tax[]> = fc
  .array(
    fc.record({
      ratePcm: fc.oneof(fc.constantFrom(5000, 8875, 9975, 19_000, 20_000), fc.nat(50_000)),
      isCompound: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((taxes) => taxes.map((tax, at) => ({ ...tax, name: `T${at}` })))

/** Documents with lines of one or two kinds of taxes; two kinds can share names and rates. */
const anyLines: fc.Arbitrary<readonly Line[]> = fc.tuple(anyTaxes, anyTaxes).chain(([one, other]) =>
  fc.array(
    fc.record({
      amountMinor: fc.oneof(fc.nat(50), fc.nat(20_000), fc.nat(10 ** 9)),
      taxes: fc.constantFrom(one, one, other),
      isContained: fc.boolean(),
    }),
    { minLength: 1, maxLength: 12 },
  ),
)

test('each tax of a document is its exact sum, rounded once', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const results = lines.map((line) => priceOf(line))
      const rounded = new Map(
        documentTaxes(results.flatMap(taxRestsOf)).map((tax) => [`${tax.ratePcm} ${tax.name}`, tax.taxMinor]),
      )
      const exact = new Map<string, { minor: number; n: bigint; d: bigint }>()
      for (const [at, line] of lines.entries()) {
        const shares = exactShares(line)
        for (const [place, { ratePcm, name, taxMinor }] of (results[at]!.tax[0]?.taxes ?? []).entries()) {
          const { n, d } = shares[place]!
          const sum = exact.get(`${ratePcm} ${name}`) ?? { minor: 0, n: 0n, d: 1n }
          exact.set(`${ratePcm} ${name}`, {
            minor: sum.minor + taxMinor,
            n: sum.n * d + n * sum.d,
            d: sum.d * d,
          })
        }
      }
      for (const [key, { minor, n, d }] of exact)
        assert.equal(BigInt(minor + (rounded.get(key) ?? 0)), (2n * n + d) / (2n * d), key)
    }),
    { numRuns: 200 },
  )
})

test('lines carry what rounding adds to the taxes of their document, one minor unit a tax at most', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const rests = lines.map((line) => taxRestsOf(priceOf(line)))
      const carried = carriedTaxes(rests)
      assert.equal(sum(carried.map(({ netMinor }) => netMinor)), taxRoundingOf(rests.flat()))
      assert.equal(
        sum(carried.map(({ taxMinor }) => taxMinor)),
        sum(documentTaxes(rests.flat()).map(({ taxMinor }) => taxMinor)),
      )
      // Here a line has one rest for each tax, and gets at most one minor unit for each.
      for (const [at, { taxMinor }] of carried.entries()) assert.ok(Math.abs(taxMinor) <= rests[at]!.length)
    }),
    { numRuns: 200 },
  )
})

test('the rests of a price are those that its computation says', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      for (const line of lines) {
        const micro = (priceOf(line, 'document').tax[0]?.taxes ?? []).flatMap(
          ({ restMicro = 0 }) => restMicro,
        )
        const rests = taxRestsOf(priceOf(line))
        assert.ok(rests.length <= micro.length)
        const ofRests = rests.map(({ rest, of }) => Math.round((rest / of) * 1e6))
        const unused = [...micro]
        for (const one of ofRests) {
          const at = unused.findIndex((other) => Math.abs(one - other) <= 1)
          assert.notEqual(at, -1)
          unused.splice(at, 1)
        }
        // Less than a millionth counts too.
        assert.ok(unused.every((one) => one === 0))
      }
    }),
    { numRuns: 200 },
  )
})

test('the bounds of a total are those of all choices, with what rounding adds to each', () => {
  const anyLine = fc.record({
    netMinor: fc.integer({ min: 1000, max: 1003 }),
    choiceGroup: fc.constantFrom(null, 'one', 'two'),
    taxRests: fc.array(
      fc.integer({ min: -500, max: 500 }).chain((rest) =>
        fc.constantFrom(5000, 9975).map((ratePcm): TaxRest => ({
          direction: 'charge',
          isAdded: true,
          ratePcm,
          rest,
          of: 1000,
        })),
      ),
      { maxLength: 3 },
    ),
  })
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 7 }), (lines) => {
      const groups = ['one', 'two']
        .map((name) => lines.filter(({ choiceGroup }) => choiceGroup === name))
        .filter((group) => group.length > 0)
      const fixed = lines.filter(({ choiceGroup }) => choiceGroup === null)
      const all = groups.reduce<(typeof lines)[]>(
        (ways, group) => ways.flatMap((way) => group.map((line) => [...way, line])),
        [fixed],
      )
      const totals = all.map(
        (way) =>
          sum(way.map(({ netMinor }) => netMinor)) + taxRoundingOf(way.flatMap(({ taxRests }) => taxRests)),
      )
      const { lowMinor, highMinor } = boundsOf(lines)
      assert.deepEqual([lowMinor, highMinor], [Math.min(...totals), Math.max(...totals)])
    }),
    { numRuns: 200 },
  )
})

test('an only line has what rounding adds as a step, before the rounding to cash', () => {
  const { services, ...one } = priceOf({ amountMinor: 10_000, taxes: quebec, isContained: false })
  const [device] = one.tax
  assert.ok(device)
  const twice = {
    ...one,
    services,
    netMinor: 22_996,
    trace: [{ ...one.trace.at(-1)!, after: 22_996 }],
    tax: [device, { ...device, key: 'service' }],
  }
  const paid = paidInCash(twice, { kind: 'sell', taxRounding: 'document', cashStepMinor: 10 })
  assert.deepEqual([paid.netMinor, paid.taxRoundingMinor, paid.cashRoundingMinor], [23_000, -1, 5])
  assert.deepEqual(
    paid.trace.slice(1).map(({ kind, before, delta, after }) => [kind, before, delta, after]),
    [
      ['taxRounding', 22_996, -1, 22_995],
      ['cashRounding', 22_995, 5, 23_000],
    ],
  )
  const perLine = paidInCash(twice, { kind: 'sell', taxRounding: 'line' })
  assert.deepEqual([perLine.netMinor, perLine.trace], [22_996, twice.trace])
})

test('a tax on a margin, and a private seller, leave no rests', () => {
  const taxed = { key: 'device', direction: 'charge', taxClass: 'standard', rateBp: 2000, amountMinor: 1001 }
  for (const mode of ['margin', 'none', 'buyPrivate'] as const)
    assert.deepEqual(taxRestsOf({ tax: [{ ...taxed, direction: 'charge', mode, taxMinor: 0 }] }), [])
})

function priceOf(
  { amountMinor, taxes, isContained }: Line,
  rounding: 'line' | 'document' = 'line',
): PriceResult {
  const variant = { id: 'v', attributes: {}, priceMinor: amountMinor }
  const catalog = {
    ...catalogs.sale,
    priceIncludesTax: isContained,
    taxRates: [{ taxClass: 'standard', taxes }] as readonly TaxRate[],
    rounding: { stepMinor: 1, mode: 'nearest' as const },
    services: [],
    models: [{ id: 'm', variants: [variant] }],
  }
  return price(catalog, {
    variantId: 'v',
    answers: {},
    date: '2026-11-20',
    tax: { regime: 'vat', rounding },
  })
}

/** Exact amounts of the taxes of a line as fractions. */
function exactShares({ amountMinor, taxes, isContained }: Line): readonly { n: bigint; d: bigint }[] {
  const unit = 10n ** 15n
  let gross = unit
  const factors = taxes.map(({ ratePcm, isCompound }) => {
    const factor = ((isCompound ? gross : unit) * BigInt(ratePcm)) / 100_000n
    gross += factor
    return factor
  })
  return factors.map((factor) => ({ n: BigInt(amountMinor) * factor, d: isContained ? gross : unit }))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
