import { catalogLimits } from '@costard/contract'
import { currencyExponent, parseMoney } from '@costard/pricing'

export type AmountProblem = 'not-an-amount' | 'ambiguous' | 'too-many-decimals' | 'below-zero' | 'too-large'

/** An amount that a person wrote; null: an empty cell. */
export type ReadAmount =
  | { readonly minor: number | null }
  | {
      readonly problem: AmountProblem
      /** The closest amount that would be accepted. */
      readonly nearest?: number
    }

/** The longest text that can be an amount. */
const maxLength = 40

export function readAmount(text: string, currency: string, locale: string): ReadAmount {
  const trimmed = text.trim()
  if (trimmed === '' || /^[-–—]$/.test(trimmed)) return { minor: null }
  if (trimmed.length > maxLength) return { problem: 'not-an-amount' }
  const read = parseMoney(trimmed, currency, locale)
  if ('minor' in read) return bounded(read.minor)
  if (read.error === 'amount-too-large') return { problem: 'too-large' }
  const nearest = nearestAmount(trimmed, currency)
  const problem =
    read.error === 'too-many-decimals' || read.error === 'ambiguous' ? read.error : 'not-an-amount'
  return nearest === undefined ? { problem } : { problem, nearest }
}

function bounded(minor: number): ReadAmount {
  if (minor < 0) return { problem: 'below-zero' }
  if (minor > catalogLimits.maxMoneyMinor)
    return { problem: 'too-large', nearest: catalogLimits.maxMoneyMinor }
  return { minor }
}

/** Reads separators of another locale: the last one is the decimal mark unless three digits follow. */
function nearestAmount(text: string, currency: string): number | undefined {
  const bare = text.replaceAll(/[^\d.,]/g, '')
  // Letters between digits are a slip of the hand; a formula is none of its numbers.
  if (/\d\p{L}+\d|[=+*/<>]/u.test(text)) return undefined
  const [, whole = '', , decimals = ''] = /^(.*?)(?:([.,])(\d*))?$/.exec(bare) ?? []
  const exponent = currencyExponent(currency)
  const isGroup = decimals.length === 3
  const amount = Number(`${whole.replaceAll(/\D/g, '')}${isGroup ? decimals : `.${decimals || '0'}`}`)
  const minor = Math.round(amount * 10 ** exponent)
  const isKnown = bare !== '' && /\d/.test(bare) && Number.isSafeInteger(minor)
  return isKnown && minor <= catalogLimits.maxMoneyMinor ? minor : undefined
}
