import type { CatalogWording, PropositionWording } from '@costard/contract'
import type { Proposition } from '@costard/pricing'
import { inAllLanguages } from './texts/sample-texts.ts'

type Facts = Pick<PropositionWording, 'kind' | 'requires' | 'payoutDays' | 'validDays'>

export interface StarterProposition extends Proposition {
  readonly name: string
  /** Text after an amount in a sentence, such as 'in cash'. */
  readonly phrase?: string
  readonly description: string
  readonly facts?: Facts
}

export function propositionsOf(propositions: readonly StarterProposition[]): {
  readonly propositions: readonly Proposition[]
  readonly wording: CatalogWording['propositions']
} {
  return {
    propositions: propositions.map(
      ({ name: _name, phrase: _phrase, description: _description, facts: _facts, ...proposition }) =>
        proposition,
    ),
    wording: Object.fromEntries(
      propositions.map(({ key, name, phrase, description, facts }) => {
        const words = { name: inAllLanguages(name), description: inAllLanguages(description), ...facts }
        return [key, { ...words, ...(phrase && { phrase: inAllLanguages(phrase) }) }]
      }),
    ),
  }
}
