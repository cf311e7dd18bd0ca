import { type contract, may, type QuoteNote, type TeamNoteId } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import { apiError } from '../../calls/api-error.ts'
import { newId } from '../../rows/new-id.ts'
import type { ProductParts } from '../../parts.ts'
import { bumpQuoteRevision } from '../bump-quote-revision.ts'
import { lockQuote } from '../quote-store.ts'
import { deleteNote, findNote, insertNote, type NoteRow } from './note-store.ts'

export function quoteNoteEndpoints(parts: ProductParts): Answers<typeof contract.quoteNotes> {
  return {
    add: async ({ context: { call }, input: { teamId, quoteId, text } }) => {
      const { change, member } = call
      const { tx } = change
      const quote = await lockQuote(tx, teamId, quoteId)
      const writtenBy = member.caller.userId
      const note = { teamId, quoteId, noteId: newId<TeamNoteId>(), at: parts.now(), writtenBy, text }
      await insertNote(tx, note)
      await bumpQuoteRevision(tx, parts, quote, writtenBy)
      await change.record({ teamId, entity: 'quote', entityId: quoteId, after: { note: note.noteId } })
      return describeNote(note)
    },
    remove: async ({ context: { call }, input: { teamId, quoteId, noteId } }) => {
      const { change, member } = call
      const { tx } = change
      const quote = await lockQuote(tx, teamId, quoteId)
      const note = await findNote(tx, quote, noteId)
      if (!note) return null
      const { userId } = member.caller
      if (note.writtenBy !== userId && !may(member, 'note.remove')) throw apiError('quote/note-of-other')
      await deleteNote(tx, note)
      await bumpQuoteRevision(tx, parts, quote, userId)
      await change.record({ teamId, entity: 'quote', entityId: quoteId, before: { note: noteId } })
      return null
    },
  }
}

function describeNote({ noteId, at, writtenBy, text }: NoteRow): QuoteNote {
  return { id: noteId, at: at.toISOString(), by: writtenBy, text }
}
