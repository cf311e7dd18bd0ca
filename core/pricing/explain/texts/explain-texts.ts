import type { CheckKind } from '../../checks.ts'
import type { TaxName } from '../tax-name.ts'

/** Texts of a price explanation in one language. Shares and amounts are passed formatted. */
export interface ExplainTexts {
  readonly base: string
  /** Text for a device's own amount for a grade. */
  readonly ownAmount: (amount: string) => string

  /** Text of a share or a title, with the limit that replaced the result. */
  readonly atLeast: (what: string, amount: string) => string
  readonly atMost: (what: string, amount: string) => string

  readonly answered: (question: string, answer: string) => string

  readonly overlapDropped: string
  readonly deductionCap: (share: string) => string
  readonly valueCap: (share: string) => string
  readonly valueFloor: (share: string) => string
  readonly floor: string
  readonly ceiling: string
  readonly rounding: string
  readonly roundingTo: Readonly<Record<'down' | 'nearest' | 'up', (step: string) => string>>
  /** Rounding to amounts like 19 and 29, or 4.99 and 9.99. */
  readonly roundingToEnding: Readonly<Record<'down' | 'nearest' | 'up', (ending: string) => string>>
  readonly minOffer: string
  readonly value: string
  readonly clamp: string
  readonly quantity: (quantity: number) => string
  readonly included: string
  /** Text for a service without a price. */
  readonly onRequest: string
  readonly byHand: string
  readonly adjustment: string
  readonly taxNames: Readonly<Record<TaxName, string>>
  readonly cashRounding: string
  readonly taxRounding: string
  readonly taxIncluded: (tax: string, amount: string) => string
  readonly reject: (reason: string) => string
  readonly review: (reason: string) => string
  readonly range: (share: string) => string
  readonly checks: Readonly<Record<CheckKind, string>>
  /** Reasons without a text in a catalog. `unnamed`: the catalog has no text for its own reason. */
  readonly reasons: Readonly<Record<'belowMinimum' | 'range' | 'unnamed', string>>
}
