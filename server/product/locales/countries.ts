import type { Country } from '@costard/contract'
import { countries as facts, type TCountryCode } from 'countries-list'

type Row = readonly [code: TCountryCode, regime: Country['taxRegime'], rateBp: number, timeZone: string]

/**
 * Countries for new teams. Standard rates of VAT or GST in 2026; a team can edit its own rate. Sales tax
 * differs by state, so it starts at 0. Time zone of the capital or largest city.
 */
const rows: readonly Row[] = [
  ['AE', 'vat', 500, 'Asia/Dubai'],
  ['AT', 'vat', 2000, 'Europe/Vienna'],
  ['AU', 'vat', 1000, 'Australia/Sydney'],
  ['BE', 'vat', 2100, 'Europe/Brussels'],
  ['BG', 'vat', 2000, 'Europe/Sofia'],
  ['CA', 'salesTax', 0, 'America/Toronto'],
  ['CH', 'vat', 810, 'Europe/Zurich'],
  ['CY', 'vat', 1900, 'Asia/Nicosia'],
  ['CZ', 'vat', 2100, 'Europe/Prague'],
  ['DE', 'vat', 1900, 'Europe/Berlin'],
  ['DK', 'vat', 2500, 'Europe/Copenhagen'],
  ['EE', 'vat', 2400, 'Europe/Tallinn'],
  ['ES', 'vat', 2100, 'Europe/Madrid'],
  ['FI', 'vat', 2550, 'Europe/Helsinki'],
  ['FR', 'vat', 2000, 'Europe/Paris'],
  ['GB', 'vat', 2000, 'Europe/London'],
  ['GR', 'vat', 2400, 'Europe/Athens'],
  ['HR', 'vat', 2500, 'Europe/Zagreb'],
  ['HU', 'vat', 2700, 'Europe/Budapest'],
  ['IE', 'vat', 2300, 'Europe/Dublin'],
  ['IN', 'vat', 1800, 'Asia/Kolkata'],
  ['IS', 'vat', 2400, 'Atlantic/Reykjavik'],
  ['IT', 'vat', 2200, 'Europe/Rome'],
  ['JP', 'vat', 1000, 'Asia/Tokyo'],
  ['KW', 'none', 0, 'Asia/Kuwait'],
  ['LT', 'vat', 2100, 'Europe/Vilnius'],
  ['LU', 'vat', 1700, 'Europe/Luxembourg'],
  ['LV', 'vat', 2100, 'Europe/Riga'],
  ['MT', 'vat', 1800, 'Europe/Malta'],
  ['MX', 'vat', 1600, 'America/Mexico_City'],
  ['NL', 'vat', 2100, 'Europe/Amsterdam'],
  ['NO', 'vat', 2500, 'Europe/Oslo'],
  ['NZ', 'vat', 1500, 'Pacific/Auckland'],
  ['PL', 'vat', 2300, 'Europe/Warsaw'],
  ['PT', 'vat', 2300, 'Europe/Lisbon'],
  ['RO', 'vat', 2100, 'Europe/Bucharest'],
  ['SE', 'vat', 2500, 'Europe/Stockholm'],
  ['SG', 'vat', 900, 'Asia/Singapore'],
  ['SI', 'vat', 2200, 'Europe/Ljubljana'],
  ['SK', 'vat', 2300, 'Europe/Bratislava'],
  ['US', 'salesTax', 0, 'America/New_York'],
  ['ZA', 'vat', 1500, 'Africa/Johannesburg'],
]

export const countries: readonly Country[] = rows.map(([code, taxRegime, taxRateBp, timeZone]) => {
  const { currency, phone, languages } = facts[code]
  const [mainCurrency] = currency
  const [callingCode] = phone
  if (mainCurrency === undefined || callingCode === undefined) throw new Error(`no data for ${code}`)
  return {
    code,
    currency: mainCurrency,
    taxRegime,
    taxRateBp,
    timeZone,
    phonePrefix: `+${callingCode}`,
    measurement: code === 'US' ? 'imperial' : 'metric',
    languages: [...languages],
  }
})

export function findCountry(code: string): Country | undefined {
  return countries.find((country) => country.code === code)
}
