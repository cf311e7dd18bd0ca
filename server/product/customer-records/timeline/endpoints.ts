import { type contract, may, type TeamNoteId } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import { apiError } from '../../calls/api-error.ts'
import { memberNames } from '../../teams/memberships/member-names.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import { newId } from '../../rows/new-id.ts'
import type { ProductParts } from '../../parts.ts'
import { getCustomer, lockCustomer } from '../../customers/customer-store.ts'
import { describeNote, describeTimeline } from './describe-timeline.ts'
import { deleteNote, findNote, insertNote } from '../../customers/team-note-store.ts'
import { readCursor, writeCursor } from './timeline-position.ts'
import { listTimeline } from './timeline-store.ts'

export function customerTimelineEndpoints(parts: ProductParts): Answers<typeof contract.customerTimeline> {
  const { database, now } = parts
  return {
    list: async ({ context: { call }, input: { cursor, ...key } }) => {
      const after = cursor === undefined ? undefined : readCursor(cursor)
      await getCustomer(database.orm, key)
      const { entries, last } = await listTimeline(database.orm, key, after)
      return {
        entries: await describeTimeline(database.orm, call.member, entries),
        nextCursor: last ? writeCursor(last) : null,
      }
    },
    addNote: async ({ context: { call }, input }) => {
      const { teamId, customerId, text } = input
      const { change, member } = call
      const { tx } = change
      await lockCustomer(tx, input)
      const writtenBy = member.caller.userId
      const note = { teamId, customerId, noteId: newId<TeamNoteId>(), at: now(), writtenBy, text }
      await insertNote(tx, note)
      await bumpRevisions(tx, parts, teamId, { customers: customerId }, writtenBy)
      const after = { note: note.noteId }
      await change.record({ teamId, entity: 'customer', entityId: customerId, after })
      const { language } = member.team
      return describeNote(note, await memberNames(tx, { teamId, language }, [writtenBy]))
    },
    removeNote: async ({ context: { call }, input }) => {
      const { teamId, customerId, noteId } = input
      const { change, member } = call
      await lockCustomer(change.tx, input)
      const note = await findNote(change.tx, input, noteId)
      if (!note) return null
      const { userId } = member.caller
      if (note.writtenBy !== userId && !may(member, 'note.remove')) throw apiError('customer/note-of-other')
      await deleteNote(change.tx, note)
      await bumpRevisions(change.tx, parts, teamId, { customers: customerId }, userId)
      const before = { note: noteId }
      await change.record({ teamId, entity: 'customer', entityId: customerId, before })
      return null
    },
  }
}
