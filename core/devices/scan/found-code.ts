import type { CodeKind } from '../identify/identification.ts'

/** A code found in a text, in canonical spelling. */
export interface FoundCode {
  readonly kind: CodeKind
  readonly value: string
}
