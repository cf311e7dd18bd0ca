import { z } from 'zod'
import { call } from '../calls/call.ts'
import { QuoteEvent, quoteEventFields } from '../customers/customer-timeline.ts'
import { QuoteId, TeamId, TeamNoteId } from '../ids.ts'
import { quoteLimits } from './quote-limits.ts'

/** Steps of members on a draft, which are not in the timeline of a customer. */
export const memberSteps = [
  'created',
  'revised',
  'siteChosen',
  'assigned',
  'archived',
  'restored',
  'askedManager',
  'tookBack',
  'askedBack',
  'replied',
  'passedOn',
  'released',
  'refused',
  'priced',
] as const

const MemberStep = z.object({
  kind: z.enum(memberSteps),
  ...quoteEventFields,
  text: z.string().describe('Text of the member with the action; empty: none'),
})
export type MemberStep = z.infer<typeof MemberStep>

const Noted = z.object({
  kind: z.literal('noted'),
  ...quoteEventFields,
  text: z.string().describe('The note'),
  noteId: TeamNoteId,
})

/** Event of a quote, with its author. */
export const QuoteActivity = z.union([QuoteEvent, MemberStep, Noted])
export type QuoteActivity = z.infer<typeof QuoteActivity>

export const quoteActivity = {
  list: call(
    'member',
    {
      method: 'GET',
      path: '/teams/{teamId}/quotes/{quoteId}/activity',
      tags: ['Quotes'],
      summary: 'List what happened to a quote and who did it, newest first',
    },
    'quote/not-found',
  )
    .input(z.object({ teamId: TeamId, quoteId: QuoteId }))
    .output(
      z.object({
        entries: z.array(QuoteActivity).max(quoteLimits.maxActivity),
        reminderOn: z
          .string()
          .nullable()
          .describe(
            'Day on which the customer is reminded by itself, in the time zone of the team; null: none',
          ),
        isCut: z.boolean().describe('True if older entries were left out; the audit log has them'),
      }),
    ),
}
