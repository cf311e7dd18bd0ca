import type { Rounding } from '@costard/pricing'
import { readAmount } from '../grid/read-amount.ts'
import type { CellChange } from './plan-change.ts'

export type By = 'percent' | 'amount' | 'to'

/** Maximum change of a price at once. Basis points. */
const maxShareBp = 100_000

/** Parses a typed change: "+3", "-2.5 %", "5". Undefined for an empty text. */
export function readChange(
  by: By,
  text: string,
  rounding: Rounding,
  currency: string,
  locale: string,
): { readonly change: CellChange } | { readonly problem: 'not-a-number' | 'too-large' } | undefined {
  const [, sign = '', rest = ''] = /^\s*([+\-−]?)(.*?)\s*%?\s*$/s.exec(text) ?? []
  if (rest.trim() === '') return undefined
  const isMinus = sign === '-' || sign === '−'
  if (by === 'percent') {
    const share = Number(rest.trim().replace(',', '.'))
    const bp = Math.round(share * 100) * (isMinus ? -1 : 1)
    if (!/^\d+(?:[.,]\d+)?$/.test(rest.trim())) return { problem: 'not-a-number' }
    return Math.abs(bp) > maxShareBp ? { problem: 'too-large' } : { change: { by: { bp }, rounding } }
  }
  const amount = readAmount(rest, currency, locale)
  if ('problem' in amount) return { problem: amount.problem === 'too-large' ? 'too-large' : 'not-a-number' }
  if (amount.minor === null || (by === 'to' && isMinus)) return { problem: 'not-a-number' }
  if (by === 'to') return { change: { to: amount.minor } }
  return { change: { by: { amountMinor: isMinus ? -amount.minor : amount.minor }, rounding } }
}
