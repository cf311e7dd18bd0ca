import type { PriceResult, TraceStep } from '@costard/pricing'
import { restsToRound, taxRoundingOf, type TotalRounding } from './tax-rounding.ts'

/**
 * Steps, in minor units, for rounding totals paid in cash: the smallest coins and notes of countries that
 * round.
 */
export const cashSteps = [5, 10, 20, 25, 50, 100, 500, 1000] as const

/** Smallest step of cash by country, in minor units of its currency. Absent: no rounding. */
const usual: Readonly<Record<string, number>> = {
  AE: 25,
  AU: 5,
  BE: 5,
  CA: 5,
  CH: 5,
  CZ: 100,
  DK: 50,
  EE: 5,
  FI: 5,
  HU: 500,
  IE: 5,
  IT: 5,
  LT: 5,
  NL: 5,
  NO: 100,
  NZ: 10,
  SE: 100,
  SG: 5,
  SK: 5,
  ZA: 10,
}

/** Returns the step for rounding cash in a country; undefined if there is none. */
export function usualCashStep(country: string): number | undefined {
  return Object.hasOwn(usual, country) ? usual[country] : undefined
}

/** Rounds a total to the nearest step, halves away from zero. null: not rounded. */
export function cashRounded(netMinor: number, stepMinor: number | null | undefined): number {
  if (stepMinor === null || stepMinor === undefined) return netMinor
  const size = Math.abs(netMinor)
  const over = size % stepMinor
  const rounded = size - over + (2 * over >= stepMinor ? stepMinor : 0)
  return netMinor < 0 ? 0 - rounded : rounded
}

/**
 * Returns the amount of an accepted quote after agreed new prices. changeMinor: unrounded change of the
 * customer's payment; null: nothing was agreed.
 */
export function agreedNet(
  {
    netMinor,
    cashRoundingMinor = 0,
  }: { readonly netMinor: number; readonly cashRoundingMinor?: number | undefined },
  changeMinor: number | null,
  stepMinor: number | null | undefined,
): number {
  return changeMinor === null ? netMinor : cashRounded(netMinor - cashRoundingMinor + changeMinor, stepMinor)
}

interface Paid {
  readonly netMinor: number
  readonly trace: TraceStep[]
}

/** Returns the price of a single line as paid, with the rounding as the last steps of its trace. */
export function paidInCash(
  { netMinor: sumMinor, trace, tax }: Pick<PriceResult, 'netMinor' | 'trace' | 'tax'>,
  { kind, cashStepMinor = null, taxRounding }: TotalRounding & { readonly kind: 'buy' | 'repair' | 'sell' },
): Paid & { readonly cashRoundingMinor?: number; readonly taxRoundingMinor?: number } {
  const taxRoundingMinor = taxRoundingOf(restsToRound({ tax }, { taxRounding }))
  const taxedMinor = sumMinor + taxRoundingMinor
  const netMinor = cashRounded(taxedMinor, cashStepMinor)
  const cashRoundingMinor = netMinor - taxedMinor
  const steps = [...trace]
  const add = (step: Pick<TraceStep, 'kind' | 'rule'>, minor: number): void => {
    if (minor === 0) return
    const { seq, after: before } = steps.at(-1) ?? { seq: 0, after: 0 }
    // A trace counts amounts in the main direction.
    const delta = kind === 'buy' ? 0 - minor : minor
    steps.push({
      seq: seq + 1,
      scope: 'tax',
      ...step,
      before,
      delta,
      after: before + delta,
      visibility: 'customer',
    })
  }
  add({ kind: 'taxRounding', rule: null }, taxRoundingMinor)
  add({ kind: 'cashRounding', rule: { stepMinor: cashStepMinor } }, cashRoundingMinor)
  return {
    netMinor,
    ...(taxRoundingMinor !== 0 && { taxRoundingMinor }),
    ...(cashRoundingMinor !== 0 && { cashRoundingMinor }),
    trace: steps,
  }
}
