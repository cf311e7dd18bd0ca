import type { Catalog, PlainEffect, Rounding, Service, ServicePrice } from '../catalog.ts'
import { eachPlainEffect } from './every-effect.ts'
import type { PublishFindings } from './publish-findings.ts'

const limitMinor = 10 ** 9
const limitBp = 100_000
const wholeBp = 10_000
const limitFactorBp = 20_000
const wholePcm = 100_000
const mostTaxes = 3

/** Checks that money, shares and steps are within the limits for exact amounts. */
export function checkNumbers(catalog: Catalog, findings: PublishFindings): void {
  const bad = (path: string): void => findings.add('number-out-of-limits', path)
  const within = (value: number | undefined, least: number, most: number, path: string): void => {
    if (value !== undefined && !isWithin(value, least, most)) bad(path)
  }
  checkRounding(catalog.rounding, 'rounding', bad)
  within(catalog.deductionCapBp, 0, wholeBp, 'deductionCapBp')
  within(catalog.minOfferMinor, 0, limitMinor, 'minOfferMinor')
  for (const [index, { factorBp }] of catalog.grades.entries()) {
    within(factorBp, 0, limitFactorBp, `grades.${index}.factorBp`)
  }
  for (const [index, rate] of catalog.taxRates.entries()) {
    if ('rateBp' in rate) within(rate.rateBp, 0, limitBp, `taxRates.${index}.rateBp`)
    else {
      within(rate.taxes.length, 1, mostTaxes, `taxRates.${index}.taxes`)
      for (const [at, { ratePcm }] of rate.taxes.entries())
        within(ratePcm, 0, wholePcm, `taxRates.${index}.taxes.${at}.ratePcm`)
    }
  }
  checkModels(catalog, bad)
  eachPlainEffect(catalog, (effect, path) => checkEffect(effect, path, bad))
  for (const [index, { number }] of catalog.questions.entries()) {
    if (
      number &&
      !(Number.isSafeInteger(number.min) && Number.isSafeInteger(number.max) && number.min <= number.max)
    ) {
      bad(`questions.${index}.number`)
    }
  }
  for (const [index, proposition] of catalog.propositions.entries()) {
    const { rateBp, fixedMinor, minMinor, maxMinor, ownRounding } = proposition
    const path = `propositions.${index}`
    within(rateBp, 0, limitBp, `${path}.rateBp`)
    within(fixedMinor, -limitMinor, limitMinor, `${path}.fixedMinor`)
    within(minMinor, 0, limitMinor, `${path}.minMinor`)
    within(maxMinor, 0, limitMinor, `${path}.maxMinor`)
    if (minMinor !== undefined && maxMinor !== undefined && minMinor > maxMinor) bad(`${path}.minMinor`)
    if (ownRounding) checkRounding(ownRounding, `${path}.ownRounding`, bad)
  }
  for (const [index, service] of catalog.services.entries()) checkService(service, `services.${index}`, bad)
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most
}

/** Fast for tens of thousands of variants: builds a path only for a finding. */
function checkModels({ models }: Catalog, bad: (path: string) => void): void {
  for (let at = 0; at < models.length; at += 1) {
    const { floorMinor, ceilingMinor, variants } = models[at]! // within the length
    if (floorMinor !== undefined && !isWithin(floorMinor, 0, limitMinor)) bad(`models.${at}.floorMinor`)
    if (ceilingMinor !== undefined && !isWithin(ceilingMinor, 0, limitMinor)) bad(`models.${at}.ceilingMinor`)
    if (floorMinor !== undefined && ceilingMinor !== undefined && floorMinor > ceilingMinor) {
      bad(`models.${at}.floorMinor`)
    }
    for (let index = 0; index < variants.length; index += 1) {
      const { priceMinor, costMinor, gradeAmounts } = variants[index]! // within the length
      const path = (field: string): string => `models.${at}.variants.${index}.${field}`
      if (priceMinor !== null && !isWithin(priceMinor, 0, limitMinor)) bad(path('priceMinor'))
      if (costMinor !== undefined && !isWithin(costMinor, 0, limitMinor)) bad(path('costMinor'))
      if (gradeAmounts === undefined) continue
      for (const [code, minor] of Object.entries(gradeAmounts))
        if (!isWithin(minor, 0, limitMinor)) bad(path(`gradeAmounts.${code}`))
    }
  }
}

function checkEffect(effect: PlainEffect, path: string, bad: (path: string) => void): void {
  if (effect.kind === 'amount' && !isWithin(effect.amountMinor, -limitMinor, limitMinor))
    bad(`${path}.amountMinor`)
  if (effect.kind === 'range' && !isWithin(effect.bp, 0, wholeBp)) bad(`${path}.bp`)
  if ((effect.kind === 'cap' || effect.kind === 'floor') && !isWithin(effect.bp, 0, limitBp))
    bad(`${path}.bp`)
  if (effect.kind !== 'percent') return
  const { bp, minMinor, maxMinor } = effect
  if (!isWithin(bp, -limitBp, limitBp)) bad(`${path}.bp`)
  if (minMinor !== undefined && !isWithin(minMinor, 0, limitMinor)) bad(`${path}.minMinor`)
  if (maxMinor !== undefined && !isWithin(maxMinor, 0, limitMinor)) bad(`${path}.maxMinor`)
  if (minMinor !== undefined && maxMinor !== undefined && minMinor > maxMinor) bad(`${path}.minMinor`)
}

function checkRounding(
  { stepMinor, endingMinor = 0 }: Rounding,
  path: string,
  bad: (path: string) => void,
): void {
  if (!isWithin(stepMinor, 1, limitMinor)) bad(`${path}.stepMinor`)
  if (!isWithin(endingMinor, -limitMinor, limitMinor) || Math.abs(endingMinor) >= stepMinor) {
    bad(`${path}.endingMinor`)
  }
}

function checkService(
  { price, overrides = [], costMinor }: Service,
  path: string,
  bad: (path: string) => void,
): void {
  checkPrice(price, `${path}.price`, bad)
  for (const [index, override] of overrides.entries()) {
    checkPrice(override.price, `${path}.overrides.${index}.price`, bad)
  }
  if (costMinor !== undefined && !isWithin(costMinor, 0, limitMinor)) bad(`${path}.costMinor`)
}

function checkPrice(price: ServicePrice, path: string, bad: (path: string) => void): void {
  if (price.mode === 'fixed' && !isWithin(price.amountMinor, 0, limitMinor)) bad(`${path}.amountMinor`)
  if (price.mode === 'percentOfBase' && !isWithin(price.bp, 0, limitBp)) bad(`${path}.bp`)
}
