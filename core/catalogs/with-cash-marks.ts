import type { Proposition } from '@costard/pricing'
import type { PropositionWording } from './catalog-document.ts'

/** Returns propositions with isCash, which the cash limit of the team needs, set by their kind. */
export function withCashMarks(
  propositions: readonly Proposition[],
  wording: Readonly<Record<string, Pick<PropositionWording, 'kind'>>>,
): readonly Proposition[] {
  return propositions.map(({ isCash: _isCash, ...proposition }) =>
    wording[proposition.key]?.kind === 'cash' ? { ...proposition, isCash: true } : proposition,
  )
}
