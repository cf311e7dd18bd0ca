import assert from 'node:assert/strict'
import type { Catalog, PriceResult } from '@costard/pricing'
import { tradeIn, usual } from './catalog.ts'
import { compile } from './engine.ts'
import type { Amounts } from './formulas.ts'
import { requestsFor } from './requests.ts'
import type { Rival } from './rivals/rival.ts'
import { straightLine } from './straight-line.ts'

/**
 * Throws unless all engines return the same amounts for all requests, and the hand-written function also the
 * same trace. Rounding to 5.00 hides errors of a cent, so it is repeated with a step of 1.
 */
export async function requireAgreement(
  makers: readonly ((catalog: Catalog) => Promise<Rival>)[],
  count: number,
): Promise<void> {
  for (const stepMinor of [usual.stepMinor, 1]) {
    const catalog = tradeIn({ ...usual, stepMinor })
    const engine = compile(catalog)
    const traced = straightLine(catalog, true)
    const untraced = straightLine(catalog, false)
    const rivals = await Promise.all(makers.map((make) => make(catalog)))
    for (const [at, request] of requestsFor(catalog, count, 2).entries()) {
      const where = `step ${stepMinor}, request ${at}`
      const result = engine.withTrace(request)
      assert.deepStrictEqual(traced(request), result, `hand-written, ${where}`)
      assert.deepStrictEqual(
        untraced(request),
        { ...result, trace: [] },
        `hand-written without trace, ${where}`,
      )
      if (engine.withoutTrace)
        assert.deepStrictEqual(engine.withoutTrace(request), { ...result, trace: [] }, where)
      for (const { name, price } of rivals)
        assert.deepStrictEqual({ ...(await price(request)) }, amountsOf(result), `${name}, ${where}`)
    }
  }
}

function amountsOf(result: PriceResult): Amounts {
  const offer = (name: string) => result.propositions.find(({ key }) => key === name)?.amountMinor ?? 0
  return {
    subtotal: result.subtotalMinor,
    offer_cash: offer('cash'),
    offer_credit: offer('credit'),
    offer_voucher: offer('voucher'),
    offer_donate: offer('donate'),
    offer_recycle: offer('recycle'),
    charge: result.chargeMinor,
    payout: result.payoutMinor,
    taxCharge: result.taxChargeMinor,
    taxPayout: result.taxPayoutMinor,
  }
}
