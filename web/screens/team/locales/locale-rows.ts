import { type Country, type Language, languages, type Team } from '@costard/contract'
import { formatNumber } from '@costard/pricing'
import { formatMoment, formatWeekday } from '@costard/quotes'
import { sampleAmount, sampleMoney } from './country-rows.ts'

/** Formats of dates, numbers and money in a locale. */
export interface LocaleRow {
  /** BCP 47 tag of language and country. */
  readonly id: string
  readonly language: Language
  readonly country: Country
  readonly languageName: string
  readonly countryName: string
  readonly moment: string
  readonly number: string
  readonly money: string
  /** Empty if the browser does not know it. */
  readonly weekStart: string
  readonly teams: readonly Team[]
}

/**
 * Returns the locales: each country with each of its languages that has texts, by language, the reader's own
 * first.
 */
export function localeRows(
  countries: readonly Country[],
  teams: readonly Team[],
  nameOf: (code: string) => string,
  reader: {
    readonly language: Language
    readonly region: string
    readonly timeZone: string
    readonly now: Date
  },
): LocaleRow[] {
  const languageNames = new Intl.DisplayNames(reader.language, { type: 'language' })
  const rows = countries.flatMap((country) =>
    languages
      .filter((language) => country.languages.includes(language))
      .map((language): LocaleRow => {
        const id = `${language}-${country.code}`
        const first = firstWeekday(id)
        return {
          id,
          language,
          country,
          languageName: languageNames.of(language) ?? language,
          countryName: nameOf(country.code),
          moment: formatMoment(reader.now, id, reader.timeZone, {
            dateStyle: 'short',
            timeStyle: 'short',
          }),
          number: formatNumber(sampleAmount, id, { minDecimals: 1 }),
          money: sampleMoney(country.currency, id),
          weekStart: first === undefined ? '' : formatWeekday((first + 6) % 7, reader.language),
          teams: teams.filter((team) => team.country === country.code && team.language === language),
        }
      }),
  )
  return rows.toSorted(
    (one, other) =>
      Number(other.id === reader.region) - Number(one.id === reader.region) ||
      languages.indexOf(one.language) - languages.indexOf(other.language) ||
      one.countryName.localeCompare(other.countryName, reader.language),
  )
}

/** First day of the week, 1 for Monday to 7 for Sunday. Some browsers do not know it. */
function firstWeekday(id: string): number | undefined {
  const locale: { getWeekInfo?: () => { readonly firstDay: number } } = new Intl.Locale(id)
  return locale.getWeekInfo?.().firstDay
}
