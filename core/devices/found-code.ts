import type { CodeKind } from './identification.ts'

/** One code found in a text, as it is written properly. */
export interface FoundCode {
  readonly kind: CodeKind
  readonly value: string
}
