import type { PartKind } from '../part-kinds.ts'

/** How people write devices in one language. Phrases are separated by commas; accents and capitals do not matter. */
export interface Language {
  /** By the colour as the tables have it, or a part of it. */
  readonly colours: Readonly<Record<string, string>>
  /** By the English word that model names have, or that says a connection. */
  readonly words: Readonly<Record<string, string>>
  /** By the number. */
  readonly ordinals: Readonly<Record<number, string>>
  /** Labels of settings screens and boxes. */
  readonly labels: string
  /** What sellers write besides the device: condition, extras, terms of sale. */
  readonly notes: string
  /** Words of parts, accessories, services and imitations. They are also used of a whole device: made-for.ts decides. */
  readonly parts: Readonly<Record<PartKind, string>>
}
