import { z } from 'zod'
import { call } from '../calls/call.ts'
import { languages } from '../names/languages.ts'

export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

export const CountryCode = z.string().regex(/^[A-Z]{2}$/, 'ISO 3166-1 alpha-2, two capital letters')
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/, 'ISO 4217, three capital letters')

export const TaxRegime = z.enum(['none', 'vat', 'salesTax'])

/** Defaults of a country. `taxRateBp`: standard tax rate in basis points. */
export const Country = z.object({
  code: CountryCode,
  currency: CurrencyCode,
  taxRegime: TaxRegime,
  taxRateBp: z.number().int(),
  timeZone: z.string(),
  phonePrefix: z.string(),
  measurement: z.enum(['metric', 'imperial']),
  languages: z.array(z.string()).describe('ISO 639-1 codes of its official languages, the main one first'),
})
export type Country = z.infer<typeof Country>

export const Locale = z.object({
  id: z.string().describe('BCP 47 tag with language and country'),
  language: Language,
  country: CountryCode,
  currency: CurrencyCode,
  taxRegime: TaxRegime,
  taxRateBp: z.number().int(),
  timeZone: z.string(),
  decimalSeparator: z.string(),
  groupSeparator: z.string(),
  dateFormat: z.string().describe('Pattern of a short date, for example dd/MM/yyyy'),
  phonePrefix: z.string(),
  measurement: z.enum(['metric', 'imperial']),
})
export type Locale = z.infer<typeof Locale>

export const locales = {
  get: call('anybody', {
    method: 'GET',
    path: '/locale',
    tags: ['Locales'],
    summary: 'Get a locale by id, or guess it from Accept-Language',
  })
    .input(z.object({ id: z.string().max(35).optional() }))
    .output(Locale),
  countries: call('anybody', {
    method: 'GET',
    path: '/countries',
    tags: ['Locales'],
    summary: 'List the countries a team can be in',
  }).output(z.array(Country)),
}
