import type { Catalog } from '@costard/pricing'

/** A text per language; see textIn for the fallback. */
export type Localised = Readonly<Record<string, string>>

/** Texts of a catalog, by the keys of its pricing part: a text can change without changing a price. */
export interface CatalogWording {
  readonly name: Localised
  readonly description?: Localised
  readonly grades: Readonly<Record<string, { readonly label: Localised; readonly description?: Localised }>>
  readonly questions: Readonly<Record<string, QuestionWording>>
  readonly propositions: Readonly<Record<string, PropositionWording>>
  readonly services: Readonly<Record<string, { readonly name: Localised; readonly description?: Localised }>>
  /** By `reason` or `howToFix` of reject and review effects. */
  readonly reasons: Readonly<Record<string, Localised>>
}

export interface PropositionWording {
  readonly name: Localised
  /** As it reads after an amount in a sentence, such as "in cash". */
  readonly phrase?: Localised
  readonly description?: Localised
}

export interface QuestionWording {
  /** As staff ask it. */
  readonly text: Localised
  /** As the customer reads it, where that differs. */
  readonly customerText?: Localised
  readonly help?: Localised
  /** Customers read the answers of `ownership` last. */
  readonly group?: string
  /** By choice key; 'true' and 'false' for boolean questions. */
  readonly choices: Readonly<Record<string, ChoiceWording>>
}

export interface ChoiceWording {
  readonly label: Localised
  /** As the customer reads it, where that differs. */
  readonly customerLabel?: Localised
  readonly help?: Localised
}

/** A stored catalog: pricing and wording. */
export interface CatalogDocument {
  readonly pricing: Catalog
  readonly wording: CatalogWording
  readonly validDays: number
  readonly samplePrices: boolean
}

/** Returns the text in a language, else in English, else in the first language present. */
export function textIn(language: string, text: Localised | undefined): string {
  return text?.[language] ?? text?.['en'] ?? Object.values(text ?? {})[0] ?? ''
}
