/** Position of the currency sign: €5, € 5 or 5 €. A code such as CHF always has a blank. */
type SignPlace = 'before' | 'beforeWithBlank' | 'after'

/** Format of numbers and amounts in a locale. */
export interface NumberStyle {
  readonly decimal: '.' | ','
  /** Mark between groups of digits. */
  readonly group: string
  /** True for groups of two above the thousands, as in India. */
  readonly groupsInTwos: boolean
  /** Minimum digits of a grouped number: 5 leaves 1234 unchanged. */
  readonly leastGrouped: 4 | 5
  readonly sign: SignPlace
  /** Text before the per cent sign. */
  readonly percentBlank: string
}

/** Non-breaking space: U+00A0. */
export const blank = '\u00a0'
const narrowBlank = '\u202f'

const english: NumberStyle = {
  decimal: '.',
  group: ',',
  groupsInTwos: false,
  leastGrouped: 4,
  sign: 'before',
  percentBlank: '',
}

const ofLanguage: Readonly<Record<string, NumberStyle>> = {
  en: english,
  fr: { ...english, decimal: ',', group: narrowBlank, sign: 'after', percentBlank: blank },
  de: { ...english, decimal: ',', group: '.', sign: 'after', percentBlank: blank },
  es: { ...english, decimal: ',', group: '.', leastGrouped: 5, sign: 'after', percentBlank: blank },
}

const northern = { decimal: ',', group: blank, sign: 'after' } as const
const continental = { decimal: ',', group: '.', sign: 'after' } as const
const american = { decimal: '.', group: ',', leastGrouped: 4, sign: 'before' } as const

/**
 * Differences of regions from their language. Source: CLDR 48; of two pairs of marks, the one for amounts.
 */
const ofRegion: Readonly<Record<string, Partial<NumberStyle>>> = {
  'en-AT': { decimal: ',', group: '.', sign: 'beforeWithBlank' },
  'en-CH': { group: "'" },
  'en-CZ': northern,
  'en-DK': continental,
  'en-HU': northern,
  'en-IN': { groupsInTwos: true },
  'en-NO': northern,
  'en-PL': continental,
  'en-RO': continental,
  'en-SE': northern,
  'en-ZA': { decimal: ',', group: blank },
  'fr-CA': { group: blank },
  'fr-CH': { decimal: '.', group: "'" },
  'fr-LU': { group: '.' },
  'de-AT': { sign: 'beforeWithBlank' },
  'de-CH': { decimal: '.', group: "'", sign: 'beforeWithBlank' },
  'es-MX': american,
  'es-US': american,
}

const known = new Map<string, NumberStyle>()

/**
 * Returns the number format of a locale such as "de-CH". Not from Intl, whose data differ between Node and
 * browsers: fr-CH had two group marks. Unsupported languages use the English format.
 */
export function numberStyle(locale: string): NumberStyle {
  const before = known.get(locale)
  if (before) return before
  const [language = '', ...rest] = locale.replaceAll('_', '-').split('-')
  const region = rest.find((part) => /^[a-z]{2}$/i.test(part))?.toUpperCase()
  const own = ofLanguage[language.toLowerCase()] ?? english
  const style = { ...own, ...ofRegion[`${language.toLowerCase()}-${region}`] }
  known.set(locale, style)
  return style
}
