import type { PriceRequest } from '../../price-request.ts'
import type { Subject } from './subject.ts'
import { existsInCalendar } from './answers.ts'

/** An invalid request, with the error code of section 1. */
export class Impossible extends Error {
  readonly code: string

  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Throws for an invalid request, in the order of section 1. */
export function requirePossible(found: Subject | undefined, request: PriceRequest): Subject {
  const { quantity = 1, adjustment, byHand, tax, cashLimitMinor } = request
  if (!found) throw new Impossible('unknown-variant')
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > 999) throw new Impossible('invalid-quantity')
  if (!existsInCalendar(request.date)) throw new Impossible('invalid-date')
  if (adjustment && !Number.isSafeInteger(adjustment.amountMinor)) throw new Impossible('invalid-adjustment')
  const typed = [byHand?.amountMinor ?? 0, ...Object.values(byHand?.services ?? {})]
  if (!typed.every((minor) => Number.isSafeInteger(minor) && minor >= 0))
    throw new Impossible('invalid-price-by-hand')
  const { purchaseMinor } = tax
  if (purchaseMinor !== undefined && !(Number.isSafeInteger(purchaseMinor) && purchaseMinor >= 0))
    throw new Impossible('invalid-purchase')
  if (cashLimitMinor !== undefined && !(Number.isSafeInteger(cashLimitMinor) && cashLimitMinor >= 0))
    throw new Impossible('invalid-cash-limit')
  return found
}

/** Converts bigints to numbers and drops undefined keys, at every depth. */
export function plain(value: unknown): unknown {
  if (typeof value === 'bigint') {
    const number = Number(value)
    if (!Number.isSafeInteger(number)) throw new Impossible('amount-too-large')
    return number
  }
  if (Array.isArray(value)) return value.map(plain)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([key, part]) => [key, plain(part)]),
  )
}
