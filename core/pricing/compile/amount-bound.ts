import type { Catalog, PlainEffect, Rounding, ServicePrice } from '../catalog.ts'
import { taxShares } from './tax-shares.ts'

/**
 * Returns an upper bound for every amount of a price from this catalog, apart from amounts in the request.
 * Infinity if a number in the catalog is not an integer. Deliberately wide: real catalogs stay far below the
 * limit.
 */
export function amountBound(catalog: Catalog): number {
  const money = new LargestNumber()
  const shares = new LargestNumber()
  const { grades, rounding, models, propositions, services, computation } = catalog
  shares.add(10000, catalog.deductionCapBp, ...grades.map(({ factorBp }) => factorBp))
  for (const rate of catalog.taxRates) {
    const isWhole = 'rateBp' in rate || rate.taxes.every(({ ratePcm }) => Number.isSafeInteger(ratePcm))
    shares.add(isWhole ? taxShares(rate).rateBp + 1 : Infinity)
  }
  addRounding(rounding, money)
  money.add(catalog.minOfferMinor)
  for (const { floorMinor, ceilingMinor, variants } of models) {
    money.add(floorMinor, ceilingMinor)
    for (const { priceMinor, costMinor, gradeAmounts } of variants) {
      money.add(priceMinor ?? 0, costMinor)
      if (gradeAmounts) money.add(...Object.values(gradeAmounts))
    }
  }
  let effects = 1
  const addEffect = (effect: PlainEffect): void => {
    effects += 1
    if (effect.kind === 'amount') money.add(effect.amountMinor)
    if ('bp' in effect) shares.add(effect.bp)
    if (effect.kind === 'percent') money.add(effect.minMinor, effect.maxMinor)
  }
  for (const { choices = {}, bands = [] } of Object.values(computation)) {
    for (const effect of [...Object.values(choices), ...bands.map((band) => band.effects)].flat()) {
      addEffect(effect)
      for (const override of effect.overrides ?? []) addEffect(override.effect)
    }
  }
  for (const { rateBp, fixedMinor, minMinor, maxMinor, ownRounding } of propositions) {
    shares.add(rateBp)
    money.add(fixedMinor, minMinor, maxMinor)
    if (ownRounding) addRounding(ownRounding, money)
  }
  let units = 1
  const addPrice = (price: ServicePrice): void => {
    if (price.mode === 'fixed') money.add(price.amountMinor)
    if (price.mode === 'percentOfBase') shares.add(price.bp)
  }
  for (const { price, overrides = [], costMinor, maxQty = 1 } of services) {
    units += Number.isInteger(maxQty) ? Math.abs(maxQty) : Infinity
    money.add(costMinor)
    addPrice(price)
    for (const override of overrides) addPrice(override.price)
  }
  const factor = Math.max(1, shares.most / 10000)
  const value = money.most * factor * factor * (effects + 2)
  const maxDevices = 999
  return value * factor * factor * (units + 1) * maxDevices * 4
}

class LargestNumber {
  most = 1

  add(...numbers: readonly (number | undefined)[]): void {
    for (const number of numbers) {
      if (number === undefined) continue
      if (!Number.isSafeInteger(number)) this.most = Infinity
      else if (number > this.most) this.most = number
      else if (-number > this.most) this.most = -number
    }
  }
}

function addRounding({ stepMinor, endingMinor = 0 }: Rounding, money: LargestNumber): void {
  money.add(stepMinor, endingMinor)
}
