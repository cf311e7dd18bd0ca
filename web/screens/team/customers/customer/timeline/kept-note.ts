import type { CustomerId } from '@costard/contract'

/** A note that no server has yet. */
export interface KeptNote {
  readonly text: string
  /** Idempotency key: a note whose answer was lost is not written twice. */
  readonly key: string
}

const keyOf = (customerId: CustomerId) => `note:${customerId}`

/** Returns the note kept in this browser, if there is one. */
export function findKeptNote(customerId: CustomerId): KeptNote | undefined {
  const stored = localStorage.getItem(keyOf(customerId))
  // Written by keepNote.
  return stored === null ? undefined : (JSON.parse(stored) as KeptNote)
}

/** Keeps a note in this browser, so that a lost connection or a closed tab loses no text. */
export function keepNote(customerId: CustomerId, note: KeptNote): void {
  try {
    if (note.text === '') localStorage.removeItem(keyOf(customerId))
    else localStorage.setItem(keyOf(customerId), JSON.stringify(note))
  } catch {
    // Storage is full or forbidden: the note stays in this tab.
  }
}
