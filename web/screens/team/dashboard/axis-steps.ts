import { currencyExponent } from '@costard/pricing'

/** Returns steps for an axis of amounts, in minor units: 1, 2 or 5 major units times a power of ten. */
export function axisSteps(currency: string): number[] {
  const unit = 10 ** currencyExponent(currency)
  return Array.from({ length: 12 }, (_, power) => [1, 2, 5].map((step) => step * unit * 10 ** power)).flat()
}
