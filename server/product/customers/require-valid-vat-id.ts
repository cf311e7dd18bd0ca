import { checkVAT, countries } from 'jsvat'
import { apiError } from '../calls/api-error.ts'

/**
 * Returns a VAT number in capitals without spaces, dots and dashes. The number must have the format of the
 * country in its prefix, else of the customer's country, whose prefix is then added. Numbers of other
 * countries are not checked. Throws customer/vat-invalid.
 */
export function requireValidVatId(entered: string, country: string | null): string {
  const vatId = entered.replaceAll(/[\s./-]/g, '').toUpperCase()
  if (vatId === '') return ''
  const prefix = vatId.slice(0, 2)
  if (hasFormat(vatId, countryOf(prefix))) return vatId
  const own = country === null ? undefined : prefixOf(country)
  if (own !== undefined && hasFormat(`${own}${vatId}`, country)) return `${own}${vatId}`
  const known = [countryOf(prefix), country].find((code) => code !== null && rulesOf(code) !== undefined)
  if (known) throw apiError('customer/vat-invalid', { country: known })
  return vatId
}

/** Greek numbers start with EL. */
const greek = { country: 'GR', prefix: 'EL' } as const

function countryOf(prefix: string): string {
  return prefix === greek.prefix ? greek.country : prefix
}

function prefixOf(country: string): string {
  return country === greek.country ? greek.prefix : country
}

function rulesOf(country: string): (typeof countries)[number] | undefined {
  return countries.find(({ codes }) => codes[0] === country)
}

/** True if a number has the right format. Check digits are left to the tax authority. */
function hasFormat(vatId: string, country: string | null): boolean {
  const rules = country === null ? undefined : rulesOf(country)
  return rules !== undefined && checkVAT(vatId, [rules]).isValidFormat
}
