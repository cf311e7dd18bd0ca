import { customerLimits, type TeamNoteId } from '@costard/contract'
import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { type CustomerKey, isCustomer } from './customer-store.ts'
import { customers, teamNotes } from './schema.ts'

export type NoteRow = typeof teamNotes.$inferSelect

/**
 * Adds a note about a locked customer, who then no longer counts as unused. Throws customer/too-many-notes.
 */
export async function insertNote(tx: Transaction, note: NoteRow): Promise<void> {
  const { maxTeamNotes } = customerLimits
  if ((await countNotes(tx, note)) >= maxTeamNotes)
    throw apiError('customer/too-many-notes', { maxTeamNotes })
  await tx.insert(teamNotes).values(note)
  await tx.update(customers).set({ editedAt: note.at }).where(isCustomer(note))
}

/** Returns all notes about a customer, oldest first. */
export function listNotes(tx: Transaction, customer: CustomerKey): Promise<NoteRow[]> {
  return tx
    .select()
    .from(teamNotes)
    .where(isAbout(customer))
    .orderBy(asc(teamNotes.at), asc(teamNotes.noteId))
}

export async function findNote(
  tx: Transaction,
  customer: CustomerKey,
  noteId: TeamNoteId,
): Promise<NoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(teamNotes)
    .where(and(isAbout(customer), eq(teamNotes.noteId, noteId)))
  return row
}

export async function deleteNote(tx: Transaction, { teamId, noteId }: NoteRow): Promise<void> {
  await tx.delete(teamNotes).where(and(eq(teamNotes.teamId, teamId), eq(teamNotes.noteId, noteId)))
}

export async function deleteNotesOf(tx: Transaction, customer: CustomerKey): Promise<void> {
  await tx.delete(teamNotes).where(isAbout(customer))
}

/** Moves the notes about a locked customer to another locked one. Throws customer/too-long. */
export async function moveNotes(tx: Transaction, from: CustomerKey, to: CustomerKey): Promise<void> {
  const { maxTeamNotes } = customerLimits
  await tx.update(teamNotes).set({ customerId: to.customerId }).where(isAbout(from))
  if ((await countNotes(tx, to)) > maxTeamNotes) throw apiError('customer/too-long', { maxTeamNotes })
}

function countNotes(tx: Transaction, customer: CustomerKey): Promise<number> {
  return tx.$count(teamNotes, isAbout(customer))
}

function isAbout({ teamId, customerId }: CustomerKey): SQL | undefined {
  return and(eq(teamNotes.teamId, teamId), eq(teamNotes.customerId, customerId))
}
