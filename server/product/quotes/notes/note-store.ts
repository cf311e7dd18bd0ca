import { type QuoteId, quoteLimits, type TeamId, type TeamNoteId } from '@costard/contract'
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { quoteNotes } from '../schema.ts'

export type NoteRow = typeof quoteNotes.$inferSelect
interface QuoteKey {
  readonly teamId: TeamId
  readonly quoteId: QuoteId
}

/** Adds a note on a locked quote. Throws quote/too-many-notes. */
export async function insertNote(tx: Transaction, note: NoteRow): Promise<void> {
  const { maxNotes } = quoteLimits
  if ((await tx.$count(quoteNotes, isAbout(note))) >= maxNotes)
    throw apiError('quote/too-many-notes', { maxNotes })
  await tx.insert(quoteNotes).values(note)
}

export function listNotes(tx: Transaction, key: QuoteKey): Promise<NoteRow[]> {
  return tx.select().from(quoteNotes).where(isAbout(key))
}

/** Returns the notes on several quotes, oldest first. */
export function listNotesAbout(
  tx: Transaction,
  teamId: TeamId,
  quoteIds: readonly QuoteId[],
): Promise<NoteRow[]> {
  return tx
    .select()
    .from(quoteNotes)
    .where(and(eq(quoteNotes.teamId, teamId), inArray(quoteNotes.quoteId, [...quoteIds])))
    .orderBy(quoteNotes.at, quoteNotes.noteId)
}

export async function findNote(
  tx: Transaction,
  key: QuoteKey,
  noteId: TeamNoteId,
): Promise<NoteRow | undefined> {
  const [row] = await tx.select().from(quoteNotes).where(isNote(key, noteId))
  return row
}

export async function deleteNote(tx: Transaction, { noteId, ...key }: NoteRow): Promise<void> {
  await tx.delete(quoteNotes).where(isNote(key, noteId))
}

function isNote(key: QuoteKey, noteId: TeamNoteId): SQL | undefined {
  return and(isAbout(key), eq(quoteNotes.noteId, noteId))
}

function isAbout({ teamId, quoteId }: QuoteKey): SQL | undefined {
  return and(eq(quoteNotes.teamId, teamId), eq(quoteNotes.quoteId, quoteId))
}
