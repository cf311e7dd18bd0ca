import { type Country, type Language, languages, type Locale } from '@costard/contract'
import { numberStyle } from '@costard/pricing'
import { parseAccept } from 'hono/utils/accept'
import { findCountry } from './countries.ts'

/**
 * Returns the locale of an id such as "fr-BE". An unknown language becomes English, an unknown country the
 * main country of the language.
 */
export function localeOf(id: string): Locale {
  const { language, region } = parseTag(id)
  const spoken = languages.find((one) => one === language) ?? 'en'
  // CLDR's likely subtags: US for en, FR for fr, DE for de, ES for es.
  const mainRegion = new Intl.Locale(spoken).maximize().region ?? ''
  const country = findCountry(region ?? '') ?? findCountry(mainRegion)
  if (!country) throw new Error(`no country for language ${spoken}`)
  return describe(spoken, country)
}

/** Returns the locale of the first supported language in an Accept-Language header, else of its first entry, else en. */
export function guessLocale(acceptLanguage: string | null): Locale {
  const tags = parseAccept(acceptLanguage ?? '') // sorted by q
    .filter(({ q }) => q > 0)
    .map(({ type }) => type)
  const supported = tags.find((tag) => languages.some((one) => one === parseTag(tag).language))
  return localeOf(supported ?? tags[0] ?? 'en')
}

/** Parses a BCP 47 tag, also with underscores. Returns an empty object for anything else. */
function parseTag(tag: string): { readonly language?: string; readonly region?: string | undefined } {
  try {
    return new Intl.Locale(tag.replaceAll('_', '-'))
  } catch {
    return {}
  }
}

function describe(language: Language, country: Country): Locale {
  const id = `${language}-${country.code}`
  const { decimal, group } = numberStyle(id)
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
    decimalSeparator: decimal,
    groupSeparator: group,
    dateFormat: dateParts.map((part) => token[part.type] ?? part.value).join(''),
    phonePrefix: country.phonePrefix,
    measurement: country.measurement,
  }
}
