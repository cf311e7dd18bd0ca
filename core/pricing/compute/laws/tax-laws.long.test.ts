import assert from 'node:assert/strict'
import { test } from 'vitest'
import fc from 'fast-check'
import { price, type PriceRequest, type PriceResult, type Tax } from '../../pricing.ts'
import { catalogs } from '../../testing/pricing-vectors.ts'

interface Taxed {
  readonly amountMinor: number
  readonly taxes: readonly Tax[]
  readonly priceIncludesTax: boolean
  readonly purchaseMinor: number | undefined
}

const anyTaxed: fc.Arbitrary<Taxed> = fc.record({
  amountMinor: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 0, max: 10 ** 9 })),
  taxes: fc
    .array(
      fc.record({
        ratePcm: fc.oneof(fc.constantFrom(0, 5000, 8875, 9975), fc.integer({ min: 0, max: 50_000 })),
        isCompound: fc.boolean(),
      }),
      { minLength: 1, maxLength: 3 },
    )
    .map((taxes) => taxes.map((tax, index) => ({ ...tax, name: `T${index}` }))),
  priceIncludesTax: fc.boolean(),
  purchaseMinor: fc.option(fc.integer({ min: 0, max: 10 ** 9 }), { nil: undefined, freq: 2 }),
})

law('each tax is the exact amount, rounded once, and says what that left', (taxed) => {
  const { tax, trace } = priceOf(taxed, { rounding: 'document' })
  const [device] = tax
  assert.ok(device?.taxes)
  const exact = exactTaxes(taxed)
  for (const [index, { taxMinor, restMicro = NaN }] of device.taxes.entries()) {
    const { n, d } = exact[index]!
    // |n / d - tax| <= 1 / 2
    const off = n - BigInt(taxMinor) * d
    assert.ok(2n * size(off) <= d)
    assert.ok(Math.abs(restMicro) <= 500_000)
    assert.ok(2n * size(off * 1_000_000n - BigInt(restMicro) * d) <= d)
  }
  const steps = trace.filter(({ scope }) => scope === 'tax')
  assert.equal(sum(device.taxes.map(({ taxMinor }) => taxMinor)), device.taxMinor)
  assert.equal(sum(steps.map(({ rule }) => (rule as { taxMinor: number }).taxMinor)), device.taxMinor)
})

law('the rule of rounding changes no amount of a line', (taxed) => {
  const whole = priceOf(taxed, { rounding: 'document' })
  const line = priceOf(taxed, { rounding: 'line' })
  assert.deepEqual(line, priceOf(taxed, {}))
  const withoutRests = (result: PriceResult) => [
    result.netMinor,
    result.taxChargeMinor,
    result.taxInternalMinor,
    result.tax.map(({ taxes = [] }) => taxes.map(({ restMicro: _rest, ...one }) => one)),
  ]
  assert.deepEqual(withoutRests(whole), withoutRests(line))
})

law('a single tax is as a rate without a name', (taxed) => {
  const [{ ratePcm } = { ratePcm: 0 }] = taxed.taxes
  const rateBp = Math.floor(ratePcm / 10)
  const named = priceOf({ ...taxed, taxes: [{ ratePcm: rateBp * 10 }] }, {})
  const plain = priceOf(taxed, {}, [{ taxClass: 'standard', rateBp }])
  const amountsOf = ({ netMinor, taxChargeMinor, taxInternalMinor, tax }: PriceResult) => [
    [netMinor, taxChargeMinor, taxInternalMinor],
    tax.map(({ rateBp: rate, taxMinor }) => [rate, taxMinor]),
  ]
  assert.deepEqual(amountsOf(named), amountsOf(plain))
})

law('contained taxes do not exceed their amount', (taxed) => {
  const { tax } = priceOf({ ...taxed, priceIncludesTax: true }, {})
  for (const { amountMinor, taxMinor } of tax) assert.ok(taxMinor <= amountMinor)
})

function law(name: string, check: (taxed: Taxed) => void): void {
  test(name, () => fc.assert(fc.property(anyTaxed, check), { numRuns: 1000 }))
}

function priceOf(
  { amountMinor, taxes, priceIncludesTax, purchaseMinor }: Taxed,
  rounding: Pick<PriceRequest['tax'], 'rounding'>,
  taxRates = [{ taxClass: 'standard', taxes }] as Parameters<typeof price>[0]['taxRates'],
): PriceResult {
  const variant = { id: 'v', attributes: {}, priceMinor: amountMinor }
  const catalog = {
    ...catalogs.sale,
    priceIncludesTax,
    taxRates,
    rounding: { stepMinor: 1, mode: 'nearest' as const },
    services: [],
    models: [{ id: 'm', variants: [variant] }],
  }
  return price(catalog, {
    variantId: 'v',
    answers: {},
    date: '2026-11-20',
    tax: {
      regime: 'vat',
      ...rounding,
      ...(purchaseMinor !== undefined && { marginScheme: true, purchaseMinor }),
    },
  })
}

/** Exact amounts as fractions. */
function exactTaxes({
  amountMinor,
  taxes,
  priceIncludesTax,
  purchaseMinor,
}: Taxed): { n: bigint; d: bigint }[] {
  const isContained = priceIncludesTax || purchaseMinor !== undefined
  const base = BigInt(Math.max(0, amountMinor - (purchaseMinor ?? 0)))
  const unit = 10n ** 15n
  let gross = unit
  const factors = taxes.map(({ ratePcm, isCompound }) => {
    const factor = ((isCompound ? gross : unit) * BigInt(ratePcm)) / 100_000n
    gross += factor
    return factor
  })
  return factors.map((factor) => ({ n: base * factor, d: isContained ? gross : unit }))
}

function size(n: bigint): bigint {
  return n < 0n ? -n : n
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
