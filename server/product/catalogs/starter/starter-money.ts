import { currencyExponent } from '@costard/pricing'

/** What sample figures are in a team's currency; null where there are none, so that the catalog starts empty. */
export interface StarterMoney {
  readonly currency: string
  /** Minor units per major unit. */
  readonly unit: number
  readonly hasSamples: boolean
  readonly price: (amounts: SampleAmounts) => number | null
  /** From one figure in euros: steps, deductions and bounds. */
  readonly fromEuros: (euros: number) => number | null
}

/** The same price in major units of the three currencies that have samples. */
export type SampleAmounts = readonly [EUR: number, GBP: number, USD: number]

export function starterMoney(currency: string): StarterMoney {
  const unit = 10 ** currencyExponent(currency)
  const place = sampleCurrencies.findIndex(({ code }) => code === currency)
  const sample = sampleCurrencies[place]
  return {
    currency,
    unit,
    hasSamples: sample !== undefined,
    price: (amounts) => {
      const amount = amounts[place]
      return amount === undefined ? null : Math.round(amount * unit)
    },
    fromEuros: (euros) => {
      if (!sample) return null
      return (sample.perEuro === 1 ? euros : 5 * Math.round((euros * sample.perEuro) / 5)) * unit
    },
  }
}

/** Rates that turn round euro figures into round figures; no market rates. */
const sampleCurrencies = [
  { code: 'EUR', perEuro: 1 },
  { code: 'GBP', perEuro: 0.86 },
  { code: 'USD', perEuro: 1.08 },
]
