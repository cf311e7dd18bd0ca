import type { contract } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import { apiError } from '../../calls/api-error.ts'
import type { ProductParts } from '../../parts.ts'
import { isNotOff } from '../../messages/message-store.ts'
import { findReminderDay } from '../../quotes/sending/expiring-offers.ts'
import { listNotes } from '../../quotes/notes/note-store.ts'
import { findQuote } from '../../quotes/quote-store.ts'
import { listActivity, listSaidOnLines } from './activity-store.ts'
import { describeActivity } from './describe-timeline.ts'

export function quoteActivityEndpoints({
  database,
}: Pick<ProductParts, 'database'>): Answers<typeof contract.quoteActivity> {
  return {
    list: async ({ context: { call }, input }) => {
      const { orm } = database
      if (!(await findQuote(orm, input.teamId, input.quoteId))) throw apiError('quote/not-found')
      const { entries, isCut } = await listActivity(orm, input)
      const notes = new Map((await listNotes(orm, input)).map(({ noteId, text }) => [noteId as string, text]))
      const said = { onLines: await listSaidOnLines(orm, input), notes }
      const { timeZone } = call.member.team
      return {
        entries: await describeActivity(orm, call.member, entries, said),
        reminderOn: await findReminderDay(orm, input, timeZone, isNotOff),
        isCut,
      }
    },
  }
}
