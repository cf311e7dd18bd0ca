import type { Country } from '@costard/contract'

type Row = readonly [
  code: string,
  currency: string,
  regime: Country['taxRegime'],
  rateBp: number,
  timeZone: string,
  phonePrefix: string,
]

/**
 * Countries a team can start in. Rates are the standard rates of VAT or its kin in 2026; a team edits its own.
 * Sales tax differs by state and is left at 0. Time zone: the one of the capital or largest city.
 */
const rows: readonly Row[] = [
  ['AE', 'AED', 'vat', 500, 'Asia/Dubai', '+971'],
  ['AT', 'EUR', 'vat', 2000, 'Europe/Vienna', '+43'],
  ['AU', 'AUD', 'vat', 1000, 'Australia/Sydney', '+61'],
  ['BE', 'EUR', 'vat', 2100, 'Europe/Brussels', '+32'],
  ['BG', 'EUR', 'vat', 2000, 'Europe/Sofia', '+359'],
  ['CA', 'CAD', 'salesTax', 0, 'America/Toronto', '+1'],
  ['CH', 'CHF', 'vat', 810, 'Europe/Zurich', '+41'],
  ['CY', 'EUR', 'vat', 1900, 'Asia/Nicosia', '+357'],
  ['CZ', 'CZK', 'vat', 2100, 'Europe/Prague', '+420'],
  ['DE', 'EUR', 'vat', 1900, 'Europe/Berlin', '+49'],
  ['DK', 'DKK', 'vat', 2500, 'Europe/Copenhagen', '+45'],
  ['EE', 'EUR', 'vat', 2400, 'Europe/Tallinn', '+372'],
  ['ES', 'EUR', 'vat', 2100, 'Europe/Madrid', '+34'],
  ['FI', 'EUR', 'vat', 2550, 'Europe/Helsinki', '+358'],
  ['FR', 'EUR', 'vat', 2000, 'Europe/Paris', '+33'],
  ['GB', 'GBP', 'vat', 2000, 'Europe/London', '+44'],
  ['GR', 'EUR', 'vat', 2400, 'Europe/Athens', '+30'],
  ['HR', 'EUR', 'vat', 2500, 'Europe/Zagreb', '+385'],
  ['HU', 'HUF', 'vat', 2700, 'Europe/Budapest', '+36'],
  ['IE', 'EUR', 'vat', 2300, 'Europe/Dublin', '+353'],
  ['IN', 'INR', 'vat', 1800, 'Asia/Kolkata', '+91'],
  ['IS', 'ISK', 'vat', 2400, 'Atlantic/Reykjavik', '+354'],
  ['IT', 'EUR', 'vat', 2200, 'Europe/Rome', '+39'],
  ['JP', 'JPY', 'vat', 1000, 'Asia/Tokyo', '+81'],
  ['KW', 'KWD', 'none', 0, 'Asia/Kuwait', '+965'],
  ['LT', 'EUR', 'vat', 2100, 'Europe/Vilnius', '+370'],
  ['LU', 'EUR', 'vat', 1700, 'Europe/Luxembourg', '+352'],
  ['LV', 'EUR', 'vat', 2100, 'Europe/Riga', '+371'],
  ['MT', 'EUR', 'vat', 1800, 'Europe/Malta', '+356'],
  ['MX', 'MXN', 'vat', 1600, 'America/Mexico_City', '+52'],
  ['NL', 'EUR', 'vat', 2100, 'Europe/Amsterdam', '+31'],
  ['NO', 'NOK', 'vat', 2500, 'Europe/Oslo', '+47'],
  ['NZ', 'NZD', 'vat', 1500, 'Pacific/Auckland', '+64'],
  ['PL', 'PLN', 'vat', 2300, 'Europe/Warsaw', '+48'],
  ['PT', 'EUR', 'vat', 2300, 'Europe/Lisbon', '+351'],
  ['RO', 'RON', 'vat', 2100, 'Europe/Bucharest', '+40'],
  ['SE', 'SEK', 'vat', 2500, 'Europe/Stockholm', '+46'],
  ['SG', 'SGD', 'vat', 900, 'Asia/Singapore', '+65'],
  ['SI', 'EUR', 'vat', 2200, 'Europe/Ljubljana', '+386'],
  ['SK', 'EUR', 'vat', 2300, 'Europe/Bratislava', '+421'],
  ['US', 'USD', 'salesTax', 0, 'America/New_York', '+1'],
  ['ZA', 'ZAR', 'vat', 1500, 'Africa/Johannesburg', '+27'],
]

export const countries: readonly Country[] = rows.map(
  ([code, currency, taxRegime, taxRateBp, timeZone, phonePrefix]) => ({
    code,
    currency,
    taxRegime,
    taxRateBp,
    timeZone,
    phonePrefix,
    measurement: code === 'US' ? 'imperial' : 'metric',
  }),
)

export function findCountry(code: string): Country | undefined {
  return countries.find((country) => country.code === code)
}
