import type { CatalogWording } from '@costard/contract'
import type { Proposition } from '@costard/pricing'
import { en } from './starter-question.ts'

export interface StarterProposition extends Proposition {
  readonly name: string
  readonly description: string
}

export function propositionsOf(propositions: readonly StarterProposition[]): {
  readonly propositions: readonly Proposition[]
  readonly wording: CatalogWording['propositions']
} {
  return {
    propositions: propositions.map(
      ({ name: _name, description: _description, ...proposition }) => proposition,
    ),
    wording: Object.fromEntries(
      propositions.map(({ key, name, description }) => {
        return [key, { name: en(name), description: en(description) }]
      }),
    ),
  }
}
