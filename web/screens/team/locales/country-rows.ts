import { type Country, plainLetters, type Team } from '@costard/contract'
import { currencyExponent, formatMoney, formatPercent, taxNameIn } from '@costard/pricing'

/** Sample amount with a thousands separator and cents. Major units. */
export const sampleAmount = 1234.5

/** A country for teams, with examples of its formats. */
export interface CountryRow {
  readonly country: Country
  readonly name: string
  readonly sample: string
  readonly tax: { readonly name: ReturnType<typeof taxNameIn> | 'none'; readonly rate: string }
  readonly city: string
  readonly teams: readonly Team[]
}

/**
 * Returns the countries by name, those of the reader's teams first. nameOf: returns a name in the reader's
 * language.
 */
export function countryRows(
  countries: readonly Country[],
  teams: readonly Team[],
  nameOf: (code: string) => string,
  language: string,
): CountryRow[] {
  const rows = countries.map((country): CountryRow => {
    const region = `${country.languages[0] ?? language}-${country.code}`
    return {
      country,
      name: nameOf(country.code),
      sample: sampleMoney(country.currency, region),
      tax: {
        name: country.taxRegime === 'none' ? 'none' : taxNameIn(`und-${country.code}`),
        rate: formatPercent(country.taxRateBp, language),
      },
      city: cityOf(country.timeZone),
      teams: teams.filter(({ country: code }) => code === country.code),
    }
  })
  return rows.toSorted(
    (one, other) =>
      Number(other.teams.length > 0) - Number(one.teams.length > 0) ||
      one.name.localeCompare(other.name, language),
  )
}

export function sampleMoney(currency: string, region: string): string {
  return formatMoney(Math.round(sampleAmount * 10 ** currencyExponent(currency)), currency, region)
}

/** True if the words of a row, without accents, match the search. */
export function isFound(search: string, words: readonly string[]): boolean {
  const text = plainLetters(words.join(' '))
  return plainLetters(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function cityOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
