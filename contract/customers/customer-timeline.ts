import { fulfilmentStates } from '@costard/quotes'
import { z } from 'zod'
import { actorKinds } from '../programs/audited-actions.ts'
import { call, recordedCall } from '../calls/call.ts'
import { customerLimits } from './customer-limits.ts'
import { declineReasons } from '../quotes/customer/decline-reasons.ts'
import { CustomerId, QuoteId, TeamId, TeamNoteId } from '../ids.ts'
import { CurrencyCode } from '../teams/locales.ts'
import { offerChannels } from '../quotes/customer/send-channels.ts'

/** A note of a member about a customer. Never shown in mails or on pages for the customer. */
export const TeamNote = z.object({
  kind: z.literal('note'),
  id: TeamNoteId,
  at: z.string(),
  by: z.object({ id: z.string(), name: z.string().nullable().describe('null: not known') }),
  text: z.string(),
})
export type TeamNote = z.infer<typeof TeamNote>

/** Fields of every event of a quote. */
export const quoteEventFields = {
  id: z.string().describe('Unique in the timeline'),
  at: z.string(),
  by: z.object({
    kind: z.enum(actorKinds),
    id: z.string().nullable().describe('User id of a member, or id of an API key or assistant'),
    name: z.string().nullable().describe('Name of the member, the API key or the assistant'),
  }),
  quote: z.object({ id: QuoteId, number: z.string() }),
}

/** Event of a quote of a customer. Texts are empty once the customer is erased. */
export const QuoteEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('sent'), ...quoteEventFields, channel: z.enum(offerChannels) }),
  z.object({
    kind: z.enum(['resent', 'opened', 'reminded', 'counterReminded', 'expired', 'acceptanceUndone']),
    ...quoteEventFields,
  }),
  z.object({ kind: z.literal('extended'), ...quoteEventFields, validUntil: z.string() }),
  z.object({
    kind: z.literal('accepted'),
    ...quoteEventFields,
    offers: z.array(z.string()).describe('Names of the accepted propositions, as the customer saw them'),
  }),
  z.object({
    kind: z.literal('declined'),
    ...quoteEventFields,
    reason: z.enum(declineReasons).nullable(),
    text: z.string(),
  }),
  z.object({ kind: z.enum(['asked', 'answered', 'cancelled']), ...quoteEventFields, text: z.string() }),
  z.object({
    kind: z.literal('device'),
    ...quoteEventFields,
    state: z.enum(fulfilmentStates),
    deviceName: z.string(),
    offered: z
      .object({ amountMinor: z.number().int(), currency: CurrencyCode })
      .nullable()
      .describe('The new price of a counter-offer'),
  }),
])
export type QuoteEvent = z.infer<typeof QuoteEvent>

export const TimelineEntry = z.union([TeamNote, QuoteEvent])
export type TimelineEntry = z.infer<typeof TimelineEntry>

const tags = ['Customers']
const ofCustomer = z.object({ teamId: TeamId, customerId: CustomerId })
const path = '/teams/{teamId}/customers/{customerId}'

/** Timeline of a customer, with the notes of the team. */
export const customerTimeline = {
  list: call(
    'member',
    {
      method: 'GET',
      path: `${path}/timeline`,
      tags,
      summary: 'List what happened with a customer and the notes of the team, newest first',
    },
    'customer/not-found',
    'customer/merged',
  )
    .input(ofCustomer.extend({ cursor: z.string().max(200).optional() }))
    .output(z.object({ entries: z.array(TimelineEntry), nextCursor: z.string().nullable() })),
  addNote: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${path}/notes`,
      tags,
      summary: 'Add a note about a customer for the team',
      successStatus: 201,
    },
    'customer/not-found',
    'customer/merged',
    'customer/erased',
    'customer/too-many-notes',
  )
    .input(ofCustomer.extend({ text: z.string().trim().min(1).max(customerLimits.maxTeamNote) }))
    .output(TeamNote),
  removeNote: recordedCall(
    'quote.create',
    {
      method: 'DELETE',
      path: `${path}/notes/{noteId}`,
      tags,
      summary: 'Remove a note about a customer',
      description: 'Its author can, and members with note.remove. Removing it again changes nothing.',
    },
    'customer/not-found',
    'customer/merged',
    'customer/erased',
    'customer/note-of-other',
  )
    .input(ofCustomer.extend({ noteId: TeamNoteId }))
    .output(z.null()),
}
