import type { Catalog } from '@costard/pricing'

/** A text per language; readers fall back to the team's language, then to `en`. */
export type Localised = Readonly<Record<string, string>>

/** Wording of a catalog: keyed like the pricing part, so that a text can change without touching a price. */
export interface CatalogWording {
  readonly name: Localised
  readonly description?: Localised
  readonly grades: Readonly<Record<string, { readonly label: Localised; readonly description?: Localised }>>
  readonly questions: Readonly<Record<string, QuestionWording>>
  readonly propositions: Readonly<Record<string, PropositionWording>>
  readonly services: Readonly<Record<string, { readonly name: Localised; readonly description?: Localised }>>
  /** By the reason or howToFix key of reject and review effects. */
  readonly reasons: Readonly<Record<string, Localised>>
}

export interface PropositionWording {
  readonly name: Localised
  /** As it reads after an amount in a sentence, such as "in cash". */
  readonly phrase?: Localised
  readonly description?: Localised
}

export interface QuestionWording {
  readonly text: Localised
  readonly help?: Localised
  readonly group?: string
  /** By choice key; boolean questions: 'true' and 'false'. */
  readonly choices: Readonly<Record<string, { readonly label: Localised; readonly help?: Localised }>>
}

/** A catalog as it is stored and read: what prices it, and the words around it. */
export interface CatalogDocument {
  readonly pricing: Catalog
  readonly wording: CatalogWording
  readonly validDays: number
  readonly samplePrices: boolean
}

/** A catalog's text in a language, else in English, else in whatever language it has. */
export function textIn(language: string, text: Localised | undefined): string {
  return text?.[language] ?? text?.['en'] ?? Object.values(text ?? {})[0] ?? ''
}
