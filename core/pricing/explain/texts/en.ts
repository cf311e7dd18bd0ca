import type { ExplainTexts } from './explain-texts.ts'
import { introduced } from './introduced.ts'

export const en: ExplainTexts = {
  base: 'Base price',
  grade: (grade) => `Grade: ${grade}`,
  answered: (question, answer) => `${introduced(question, ':')} ${answer}`,
  ofValue: (share) => `${share} of the value`,
  overlapDropped: 'same part, counted once',
  deductionCap: (share) => `Deductions capped at ${share}`,
  valueCap: (share) => `Capped at ${share}`,
  valueFloor: (share) => `At least ${share}`,
  floor: 'Raised to the lowest price',
  ceiling: 'Limited to the highest price',
  rounding: 'Rounded',
  roundingTo: {
    down: (step) => `down to ${step}`,
    nearest: (step) => `to the nearest ${step}`,
    up: (step) => `up to ${step}`,
  },
  minOffer: 'Below the lowest offer',
  value: 'Value',
  clamp: 'Limit of this offer',
  quantity: (quantity) => (quantity === 1 ? '1 device' : `${quantity} devices`),
  included: 'included',
  adjustment: 'Adjustment',
  tax: (rate) => `Tax ${rate}`,
  taxContained: (amount) => `${amount} contained`,
  reject: (reason) => `Not accepted: ${reason}`,
  review: (reason) => `To be checked: ${reason}`,
  range: (share) => `May still change by up to ${share}`,
  checks: {
    blacklist: 'reported lost or stolen',
    findMy: 'Find My is on',
    simLock: 'locked to a network',
    mdm: 'managed by an organisation (MDM)',
    coverage: 'warranty coverage',
  },
}
