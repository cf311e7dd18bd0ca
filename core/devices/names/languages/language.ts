import type { PartKind } from '../part-kinds.ts'

/** How people write devices in one language. Phrases are separated by commas; accents and capitals do not matter. */
export interface Language {
  /** Words for colours, by the colour as the tables have it, or by a part of it. */
  readonly colours: Readonly<Record<string, string>>
  /** Words of model names and connections, by the English word. */
  readonly words: Readonly<Record<string, string>>
  /** Words for ordinal numbers, by the number. */
  readonly ordinals: Readonly<Record<number, string>>
  /** Labels of settings screens and boxes. */
  readonly labels: string
  /** Words of sellers besides the device: condition, extras, terms of sale. */
  readonly notes: string
  /** Words of parts, accessories, services and imitations. They are also used of a whole device: made-for.ts decides. */
  readonly parts: Readonly<Record<PartKind, string>>
}
