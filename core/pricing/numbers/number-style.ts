/** The place of the sign of a currency: €5, € 5 or 5 €. A code such as CHF has a blank in any case. */
type SignPlace = 'before' | 'beforeWithBlank' | 'after'

/** How numbers and amounts are written for a person. */
export interface NumberStyle {
  readonly decimal: '.' | ','
  /** Between groups of digits. */
  readonly group: string
  /** Groups of two above the thousands, as in India. */
  readonly groupsInTwos: boolean
  /** Fewest digits of a grouped number: 5 leaves 1234 as it is. */
  readonly leastGrouped: 4 | 5
  readonly sign: SignPlace
  /** Before the sign of per cent. */
  readonly percentBlank: string
}

/** Stays on the line: U+00A0. */
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

/** Regions that differ from their language. Source: CLDR 48, of two pairs of marks the one for amounts. */
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
 * Returns how numbers are written in a locale such as "de-CH". Never from Intl, whose data differ between Node and
 * browsers: fr-CH had two group marks. Languages that we do not speak are written as English.
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
