import { nearestName } from '../names/nearest-name.ts'
import { type MessageField, type MessageKind, messageRules } from './message-kinds.ts'

/**
 * Wording of a team: subject and text with fields such as `{customerName}`. An empty line separates
 * paragraphs.
 */
export interface MessageWording {
  /** Subject; empty for short messages. */
  readonly subject: string
  readonly text: string
}

export type FieldValues = Readonly<Record<MessageField, string>>

/** A field unknown to a message, as written, with the most similar known field. */
export interface UnknownField {
  readonly field: string
  readonly nearest?: MessageField
}

const fieldPattern = /\{([^{}]*)\}/g

/** Returns the fields in a text that messages of this kind do not have. */
export function unknownFields(kind: MessageKind, text: string): readonly UnknownField[] {
  const known: readonly MessageField[] = messageRules[kind].fields
  const written = new Set([...text.matchAll(fieldPattern)].map(([, name = '']) => name))
  return [...written]
    .filter((name) => !known.some((field) => field === name))
    .map((field) => {
      const nearest = nearestName(field, known)
      return { field, ...(nearest && { nearest }) }
    })
}

/**
 * Returns the text with the values of its fields. A field without a value is removed with the adjacent space
 * or comma; unknown fields stay.
 */
export function fillMessage(text: string, values: FieldValues): string {
  const known: Readonly<Record<string, string>> = values
  const has = (name: string): boolean => Object.hasOwn(known, name)
  return text
    .replace(/(^|\n)\{(\w+)\},? *(\p{L})?/gu, (whole, start: string, name: string, next: string = '') =>
      has(name) && known[name] === '' ? start + next.toUpperCase() : whole,
    )
    .replace(/,? ?\{(\w+)\}/g, (whole, name: string) =>
      has(name) ? (known[name] === '' ? '' : whole.replace(`{${name}}`, () => known[name] ?? '')) : whole,
    )
}
