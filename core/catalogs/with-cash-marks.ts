import type { Proposition } from '@costard/pricing'
import type { PropositionWording } from './catalog-document.ts'

/** Returns propositions that say whether they are paid in cash, for the cash limit of the team. Their kind decides. */
export function withCashMarks(
  propositions: readonly Proposition[],
  wording: Readonly<Record<string, Pick<PropositionWording, 'kind'>>>,
): readonly Proposition[] {
  return propositions.map(({ isCash: _isCash, ...proposition }) =>
    wording[proposition.key]?.kind === 'cash' ? { ...proposition, isCash: true } : proposition,
  )
}
