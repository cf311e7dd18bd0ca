import { oc } from '@orpc/contract'
import { z } from 'zod'
import { languages } from './languages.ts'

export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'Two capital letters, ISO 3166-1')
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, 'Three capital letters, ISO 4217')

export const TaxRegime = z.enum(['none', 'vat', 'salesTax'])

/** What follows from a country: money, tax and time. Rates are the standard rate in basis points. */
export const Country = z.object({
  code: CountryCode,
  currency: CurrencyCode,
  taxRegime: TaxRegime,
  taxRateBp: z.number().int(),
  timeZone: z.string(),
  phonePrefix: z.string(),
  measurement: z.enum(['metric', 'imperial']),
})
export type Country = z.infer<typeof Country>

export const Locale = z.object({
  id: z.string().describe('BCP 47, language and country'),
  language: Language,
  country: CountryCode,
  currency: CurrencyCode,
  taxRegime: TaxRegime,
  taxRateBp: z.number().int(),
  timeZone: z.string(),
  decimalSeparator: z.string(),
  groupSeparator: z.string(),
  dateFormat: z.string().describe('Order of the parts of a short date, for instance dd/MM/yyyy'),
  phonePrefix: z.string(),
  measurement: z.enum(['metric', 'imperial']),
})
export type Locale = z.infer<typeof Locale>

export const locales = {
  get: oc
    .route({
      method: 'GET',
      path: '/locale',
      tags: ['Locales'],
      summary: 'A locale by id, or guessed from Accept-Language',
    })
    .input(z.object({ id: z.string().max(35).optional() }))
    .output(Locale),
  countries: oc
    .route({ method: 'GET', path: '/countries', tags: ['Locales'], summary: 'Countries a team can work in' })
    .output(z.array(Country)),
}
