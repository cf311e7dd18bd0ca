import { colonIn } from './emails/parts/labelled.ts'
import type { Locale, Texts } from './messages/texts.ts'
import type { PublicLine } from './public-quote/public-quote.ts'

/**
 * Sources: Directive 2006/112/EC, article 226 (14), and the laws of Germany, Spain and the United Kingdom.
 */
const wordings = {
  bg: 'Режим на облагане на маржа – стоки втора употреба',
  cs: 'Zvláštní režim – použité zboží',
  da: 'Fortjenstmargenordning – brugte genstande',
  de: 'Gebrauchtgegenstände/Sonderregelung',
  el: 'Καθεστώς περιθωρίου – Μεταχειρισμένα αγαθά',
  en: 'Margin scheme – second-hand goods',
  es: 'Régimen especial de los bienes usados',
  et: 'Kasuminormi maksustamise kord – kasutatud kaubad',
  fi: 'Voittomarginaalijärjestelmä – käytetyt tavarat',
  fr: 'Régime particulier – Biens d’occasion',
  hr: 'Postupak oporezivanja marže – rabljena dobra',
  hu: 'Különbözet szerinti szabályozás – használt cikkek',
  it: 'Regime del margine – beni di occasione',
  lt: 'Maržos apmokestinimo schema. Naudoti daiktai',
  lv: 'Peļņas daļas režīms lietotām precēm',
  mt: 'Skema ta’ marġini – oġġetti użati',
  nl: 'Bijzondere regeling – gebruikte goederen',
  pl: 'Procedura marży – towary używane',
  pt: 'Regime da margem de lucro – Bens em segunda mão',
  ro: 'Regimul marjei – bunuri second-hand',
  sk: 'Úprava zdaňovania prirážky – použitý tovar',
  sl: 'Posebna ureditev – rabljeno blago',
  sv: 'Vinstmarginalbeskattning för begagnade varor',
} as const
type Language = keyof typeof wordings

/** Official languages; the first is used for quotes in none of them. */
const languagesByCountry: Readonly<Record<string, readonly [Language, ...Language[]]>> = {
  AT: ['de'],
  BE: ['nl', 'fr', 'de'],
  BG: ['bg'],
  CY: ['el'],
  CZ: ['cs'],
  DE: ['de'],
  DK: ['da'],
  EE: ['et'],
  ES: ['es'],
  FI: ['fi', 'sv'],
  FR: ['fr'],
  GB: ['en'],
  GR: ['el'],
  HR: ['hr'],
  HU: ['hu'],
  IE: ['en'],
  IT: ['it'],
  LT: ['lt'],
  LU: ['fr', 'de'],
  LV: ['lv'],
  MT: ['mt', 'en'],
  NL: ['nl'],
  PL: ['pl'],
  PT: ['pt'],
  RO: ['ro'],
  SE: ['sv'],
  SI: ['sl'],
  SK: ['sk'],
}

/** The fields of a line that the note needs. */
type NotedLine = Pick<PublicLine, 'deviceName' | 'isOnMargin'>

/**
 * Returns the statement that the law requires for devices taxed on their margin; undefined if there are none.
 * In the wording of the country's law, and also in the language of the quote if that differs. Names the
 * devices if others have VAT shown.
 */
export function marginNote(
  { lines, country }: { readonly lines: readonly NotedLine[]; readonly country: string },
  locale: Locale,
  texts: Texts,
): string | undefined {
  const onMargin = lines.filter(({ isOnMargin }) => isOnMargin)
  if (onMargin.length === 0) return undefined
  const [first, ...others] = languagesByCountry[country] ?? [locale]
  const language = [first, ...others].find((one) => one === locale) ?? first
  const wording = `${wordings[language]}.`
  const note = texts('document.tax.margin')
  const said = note.startsWith(wording) ? note : `${wording} ${note}`
  if (onMargin.length === lines.length) return said
  return `${[...new Set(onMargin.map(({ deviceName }) => deviceName))].join(', ')}${colonIn(locale)} ${said}`
}
