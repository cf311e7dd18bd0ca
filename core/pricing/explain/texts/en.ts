import type { ExplainTexts } from './explain-texts.ts'
import { withColon } from './with-colon.ts'

export const en: ExplainTexts = {
  base: 'Base price',
  ownAmount: (amount) => `own amount ${amount}`,

  atLeast: (what, amount) => `${what}, at least ${amount}`,
  atMost: (what, amount) => `${what}, at most ${amount}`,

  answered: (question, answer) => `${withColon(question, ':')} ${answer}`,

  overlapDropped: 'same part, deducted once',
  deductionCap: (share) => `Deductions capped at ${share}`,
  valueCap: (share) => `At most ${share} of the graded price`,
  valueFloor: (share) => `At least ${share} of the graded price`,
  floor: 'Raised to the minimum price',
  ceiling: 'Capped at the maximum price',
  rounding: 'Rounded',
  roundingTo: {
    down: (step) => `down to ${step}`,
    nearest: (step) => `to the nearest ${step}`,
    up: (step) => `up to ${step}`,
  },
  roundingToEnding: {
    down: (ending) => `down to an amount ending in ${ending}`,
    nearest: (ending) => `to the nearest amount ending in ${ending}`,
    up: (ending) => `up to an amount ending in ${ending}`,
  },
  minOffer: 'Below the minimum offer',
  value: 'Value of the device',
  clamp: 'Offer limit',
  quantity: (quantity) => (quantity === 1 ? '1 device' : `${quantity} devices`),
  included: 'included',
  onRequest: 'price on request',
  byHand: 'Priced by hand',
  adjustment: 'Adjustment',
  taxNames: { vat: 'VAT', gst: 'GST', consumptionTax: 'consumption tax', salesTax: 'sales tax' },
  cashRounding: 'Cash rounding',
  taxRounding: 'Tax rounded for the whole quote',
  taxIncluded: (tax, amount) => `Includes ${amount} ${tax}`,
  reject: (reason) => `Not accepted: ${reason}`,
  review: (reason) => `Needs checking: ${reason}`,
  range: (share) => `May still change by up to ${share}`,
  checks: {
    blacklist: 'reported lost or stolen',
    findMy: 'Find My is on',
    simLock: 'locked to a network',
    mdm: 'managed by an organisation (MDM)',
    coverage: 'warranty coverage',
  },
  reasons: {
    belowMinimum: 'the price is below the minimum',
    range: 'the price can still change',
    unnamed: 'no reason given',
  },
}
