import type { CatalogWording } from '@costard/contract'
import type { Proposition } from '@costard/pricing'
import { inAllLanguages } from './texts/sample-texts.ts'

export interface StarterProposition extends Proposition {
  readonly name: string
  /** As it reads after an amount in a sentence, such as 'in cash'. */
  readonly phrase?: string
  readonly description: string
}

export function propositionsOf(propositions: readonly StarterProposition[]): {
  readonly propositions: readonly Proposition[]
  readonly wording: CatalogWording['propositions']
} {
  return {
    propositions: propositions.map(
      ({ name: _name, phrase: _phrase, description: _description, ...proposition }) => proposition,
    ),
    wording: Object.fromEntries(
      propositions.map(({ key, name, phrase, description }) => {
        const words = { name: inAllLanguages(name), description: inAllLanguages(description) }
        return [key, { ...words, ...(phrase && { phrase: inAllLanguages(phrase) }) }]
      }),
    ),
  }
}
