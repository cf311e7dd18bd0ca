import { type Country, type Language, languages, type Locale } from '@costard/contract'
import { findCountry } from './countries.ts'

/** Where a language is most at home, for readers whose browser names no country. */
const homeOf: Readonly<Record<Language, string>> = { en: 'US', fr: 'FR', de: 'DE', es: 'ES' }

/** The locale of an id such as "fr-BE"; what is unknown falls back to English and to the language's home. */
export function localeOf(id: string): Locale {
  const [, ...rest] = id.split(/[-_]/)
  const countryPart = rest.find((part) => /^[A-Za-z]{2}$/.test(part))?.toUpperCase()
  const known = languages.find((one) => one === languageIn(id))
  const language = known ?? 'en'
  const country = (countryPart && findCountry(countryPart)) || findCountry(homeOf[language])
  if (!country) throw new Error(`no country for language ${language}`)
  return describe(language, country)
}

/** The first language of an Accept-Language header that we speak, else its first entry, else en. */
export function guessLocale(acceptLanguage: string | null): Locale {
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(';')
      const weight = parameters
        .map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1])
        .find((one) => one !== undefined)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  const spoken = wanted.find(({ tag }) => languages.some((one) => languageIn(tag) === one))
  return localeOf((spoken ?? wanted[0])?.tag ?? 'en')
}

/** The first part of a language tag: "fr" of "fr-BE". */
function languageIn(tag: string): string | undefined {
  return tag.split(/[-_]/)[0]?.toLowerCase()
}

function describe(language: Language, country: Country): Locale {
  const id = `${language}-${country.code}`
  const numberParts = new Intl.NumberFormat(id).formatToParts(1234567.5)
  const dateParts = new Intl.DateTimeFormat(id, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).formatToParts(0)
  const token: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
    day: 'dd',
    month: 'MM',
    year: 'yyyy',
  }
  return {
    id,
    language,
    country: country.code,
    currency: country.currency,
    taxRegime: country.taxRegime,
    taxRateBp: country.taxRateBp,
    timeZone: country.timeZone,
    decimalSeparator: numberParts.find((part) => part.type === 'decimal')?.value ?? '.',
    groupSeparator: numberParts.find((part) => part.type === 'group')?.value ?? '',
    dateFormat: dateParts.map((part) => token[part.type] ?? part.value).join(''),
    phonePrefix: country.phonePrefix,
    measurement: country.measurement,
  }
}
