/** Returns the sign of a currency in a locale, or its code if there is no sign. Source: CLDR 48. */
export function currencySign(currency: string, locale: string): string {
  const [language = '', region = ''] = locale.split(/[-_]/)
  const own = ofRegion[`${language}-${region}`]
  if (own) return own[currency] ?? (own.others === 'code' ? currency : signIn(language, currency))
  const isAbroad = language === 'en' && region !== '' && region !== 'US'
  return (isAbroad && abroad[currency]) || signIn(language, currency)
}

/** Returns the texts that a person may type for a currency, longest first. */
export function typedSigns(currency: string, locale: string): string[] {
  const signs = [currencySign(currency, locale), ...(typed[currency]?.split(' ') ?? []), currency]
  return [...new Set(signs.map((sign) => sign.replaceAll(/\s/g, '')))].toSorted((a, b) => b.length - a.length)
}

/** Returns all signs of each currency, in any language and region. */
export function currencySigns(): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>()
  const tables = [english, abroad, ...Object.values(ofLanguage), ...Object.values(ofRegion), typed]
  for (const table of tables)
    for (const [currency, signs] of Object.entries(table)) {
      if (currency === 'others') continue
      const known = all.get(currency) ?? new Set()
      all.set(currency, known)
      for (const sign of signs.split(' ')) known.add(sign)
    }
  return all
}

function signIn(language: string, currency: string): string {
  return (ofLanguage[language] ?? english)[currency] ?? currency
}

type Signs = Readonly<Record<string, string>>

const english: Signs = {
  AUD: 'A$',
  BRL: 'R$',
  CAD: 'CA$',
  CNY: 'CN¥',
  EUR: '€',
  GBP: '£',
  HKD: 'HK$',
  ILS: '₪',
  INR: '₹',
  JPY: '¥',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
  PHP: '₱',
  TWD: 'NT$',
  USD: '$',
  VND: '₫',
}

/** English outside of the United States. */
const abroad: Signs = { JPY: 'JP¥', USD: 'US$' }

const ofLanguage: Readonly<Record<string, Signs>> = {
  en: english,
  fr: {
    AUD: '$AU',
    BRL: 'R$',
    CAD: '$CA',
    EUR: '€',
    GBP: '£GB',
    ILS: '₪',
    INR: '₹',
    KRW: '₩',
    MXN: '$MX',
    NZD: '$NZ',
    SGD: '$SG',
    USD: '$US',
    VND: '₫',
  },
  de: {
    AUD: 'AU$',
    BRL: 'R$',
    CAD: 'CA$',
    CNY: 'CN¥',
    EUR: '€',
    GBP: '£',
    HKD: 'HK$',
    ILS: '₪',
    INR: '₹',
    JPY: '¥',
    KRW: '₩',
    MXN: 'MX$',
    NZD: 'NZ$',
    TWD: 'NT$',
    USD: '$',
    VND: '₫',
  },
  es: { EUR: '€', USD: 'US$', VND: '₫' },
}

/**
 * Regions with their own signs. `others: 'code'`: other currencies are written as code, since a sign would be
 * ambiguous.
 */
const ofRegion: Readonly<Record<string, Signs & { readonly others?: 'code' }>> = {
  'en-AU': { AUD: '$', others: 'code' },
  'en-CA': { CAD: '$', ...abroad },
  'en-DK': { DKK: 'kr.', ...abroad },
  'en-IN': { JPY: 'JP¥' },
  'en-MT': { GBP: 'GB£', ...abroad },
  'en-NO': { NOK: 'kr', ...abroad },
  'en-NZ': { NZD: '$', ...abroad },
  'en-SE': { SEK: 'kr', ...abroad },
  'en-SG': { SGD: '$', ...abroad },
  'en-ZA': { ZAR: 'R', ...abroad },
  'fr-CA': { CAD: '$', EUR: '€', GBP: '£', JPY: '¥', USD: '$\u00a0US', others: 'code' },
  'de-CH': { EUR: 'EUR' },
  'es-MX': { MXN: '$', others: 'code' },
  'es-US': { JPY: '¥', USD: '$', others: 'code' },
}

const typed: Signs = {
  AED: 'Dh Dhs',
  AUD: '$ A$ AU$',
  BGN: 'лв лв.',
  CAD: '$ CA$ C$',
  CHF: 'Fr. SFr. Fr',
  CNY: '¥',
  CZK: 'Kč',
  DKK: 'kr kr.',
  EUR: '€ Euro',
  GBP: '£',
  HUF: 'Ft',
  INR: '₹ Rs Rs.',
  ISK: 'kr kr.',
  JPY: '¥ 円',
  KWD: 'KD',
  MXN: '$ MX$',
  NOK: 'kr kr.',
  NZD: '$ NZ$',
  PLN: 'zł zl',
  RON: 'lei',
  SEK: 'kr kr.',
  SGD: '$ S$',
  USD: '$ US$',
  ZAR: 'R',
}
