import type { Language, Wording } from '@costard/contract'
import type { MessageKind, MessageWording } from '@costard/quotes'

/** Unsaved wordings by message and language; base: the saved version that they are based on. */
export type UnsavedWordings = ReadonlyMap<string, UnsavedWording>
export interface UnsavedWording extends MessageWording {
  readonly name: MessageKind
  readonly base: Wording
}

export function wordingKey(name: MessageKind, language: Language): string {
  return `${name} ${language}`
}

export function withWording(
  unsaved: UnsavedWordings,
  key: string,
  wording: UnsavedWording | undefined,
): UnsavedWordings {
  const next = new Map(unsaved)
  if (wording) next.set(key, wording)
  else next.delete(key)
  return next
}
