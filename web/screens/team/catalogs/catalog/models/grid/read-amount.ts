import { readAmountText } from '@costard/catalogs'
import { catalogLimits } from '@costard/contract'
import { parseMoney } from '@costard/pricing'

export type AmountProblem = 'not-an-amount' | 'ambiguous' | 'too-many-decimals' | 'below-zero' | 'too-large'

/** Parsed amount; null: an empty cell. */
export type ReadAmount =
  | { readonly minor: number | null }
  | {
      readonly problem: AmountProblem
      /** Nearest amount if only marks or last decimals are wrong; absent if it could be wrong by a factor. */
      readonly nearest?: number
    }

/** Maximum length of an amount. */
const maxLength = 40

export function readAmount(text: string, currency: string, locale: string): ReadAmount {
  const trimmed = text.trim()
  if (trimmed === '' || /^[-–—]$/.test(trimmed)) return { minor: null }
  if (trimmed.length > maxLength) return { problem: 'not-an-amount' }
  const read = parseMoney(trimmed, currency, locale)
  if ('minor' in read) return bounded(read.minor)
  if (read.error === 'amount-too-large') return { problem: 'too-large' }
  const meant = readAmountText(trimmed, currency)
  if (meant.is === 'none') return { minor: null }
  if (meant.is === 'either') return { problem: 'ambiguous' }
  const problem =
    read.error === 'too-many-decimals' || read.error === 'ambiguous' ? read.error : 'not-an-amount'
  if (meant.is === 'problem' && meant.why === 'below-zero') return { problem: 'below-zero' }
  const nearest = meant.is === 'amount' ? meant.minor : meant.nearest
  return nearest === undefined || nearest > catalogLimits.maxMoneyMinor ? { problem } : { problem, nearest }
}

function bounded(minor: number): ReadAmount {
  if (minor < 0) return { problem: 'below-zero' }
  return minor > catalogLimits.maxMoneyMinor ? { problem: 'too-large' } : { minor }
}
