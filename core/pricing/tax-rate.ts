import type { Tax, TaxRate } from './catalog.ts'

const pcmOfBp = 10

/** Returns the taxes of a rate in order; a nameless one for a single rate. */
export function taxesOf(rate: TaxRate): readonly Tax[] {
  return 'taxes' in rate ? rate.taxes : [{ ratePcm: rate.rateBp * pcmOfBp }]
}

/** Returns a rate with other taxes, in the simplest form: a single nameless tax becomes a rate. */
export function withTaxes({ taxClass, validFrom }: TaxRate, taxes: readonly Tax[]): TaxRate {
  const of = { taxClass, ...(validFrom !== undefined && { validFrom }) }
  const [only, ...others] = taxes
  const isPlain = only !== undefined && others.length === 0 && only.name === undefined
  return isPlain && only.ratePcm % pcmOfBp === 0
    ? { ...of, rateBp: only.ratePcm / pcmOfBp }
    : { ...of, taxes }
}
