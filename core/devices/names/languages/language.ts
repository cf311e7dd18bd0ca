import type { PartKind } from '../part-kinds.ts'

/**
 * Vocabulary of one language for devices. Phrases are separated by commas; accents and capitals do not
 * matter.
 */
export interface Language {
  /** Words for colours, by the colour in the tables, or by a part of its name. */
  readonly colours: Readonly<Record<string, string>>
  /** Words for parts of model names and for connections, by the English word. */
  readonly words: Readonly<Record<string, string>>
  /** Words for ordinal numbers, by the number. */
  readonly ordinals: Readonly<Record<number, string>>
  /** Labels of settings screens and boxes. */
  readonly labels: string
  /** Words of sellers not about the model: condition, extras, terms of sale. */
  readonly notes: string
  /**
   * Words for parts, accessories, services and imitations. They also occur in titles of whole devices:
   * made-for.ts decides.
   */
  readonly parts: Readonly<Record<PartKind, string>>
}
