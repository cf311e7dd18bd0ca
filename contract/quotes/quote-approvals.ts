import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { LineId, QuoteId, TeamId } from '../ids.ts'
import { amountLimits } from '../pricing/amount-limits.ts'
import { quoteLimits } from './quote-limits.ts'
import { LineApproval } from './lines/quote-lines.ts'
import { Quote } from './quotes.ts'

const tags = ['Quotes']
const path = '/teams/{teamId}/quotes/{quoteId}'
const ofQuote = z.object({
  teamId: TeamId,
  quoteId: QuoteId,
  rev: z.number().int().describe('The one that was read; an outdated one is rejected'),
})
const ofLine = ofQuote.extend({ lineId: LineId })
const Note = z.string().trim().min(1).max(quoteLimits.maxReason).describe('For members only')
const errors = ['quote/not-found', 'quote/changed', 'quote/wrong-state', 'quote/not-held'] as const

const Amount = z.number().int().min(0).max(amountLimits.maxLineMinor)

/** A draft in the list of members who release or price lines, with its first waiting line. */
export const WaitingQuote = z.object({
  id: QuoteId,
  number: z.string(),
  lineId: LineId,
  title: z.string(),
  variantLabel: z.string(),
  customerName: z.string().nullable(),
  since: z.string().describe('ISO 8601'),
  askedBy: z.string().nullable().describe('Null if nobody asked: it has no price'),
  question: z.string(),
})
export type WaitingQuote = z.infer<typeof WaitingQuote>

/** A line that was answered today. */
export const AnsweredLine = z.object({
  id: QuoteId,
  number: z.string(),
  lineId: LineId,
  title: z.string(),
  variantLabel: z.string(),
  approval: LineApproval,
  netMinor: z.number().int().nullable().describe('Null if its price does not stand'),
})
export type AnsweredLine = z.infer<typeof AnsweredLine>

/** Release of a line whose answers or price a manager has to check. */
export const quoteApprovals = {
  listWaiting: call('quote.override', {
    method: 'GET',
    path: '/teams/{teamId}/quotes/waiting',
    tags,
    summary: 'List the drafts that wait for a release or a price by hand, oldest first',
  })
    .input(z.object({ teamId: TeamId, waitingFor: z.enum(['release', 'price']) }))
    .output(
      z.object({
        waiting: z.array(WaitingQuote).describe(`At most ${quoteLimits.maxWaiting}`),
        hasMore: z.boolean(),
        answered: z
          .array(AnsweredLine)
          .describe(`Answered today, newest first; at most ${quoteLimits.maxAnswered}`),
      }),
    ),
  price: recordedCall(
    'price.edit',
    {
      method: 'POST',
      path: `${path}/lines/{lineId}/price`,
      tags,
      summary: 'Set by hand the prices that the catalog of a line does not have, all at once',
      description: 'Propositions and tax follow. Nobody prices what they asked about themselves.',
    },
    'quote/not-found',
    'quote/changed',
    'quote/wrong-state',
    'quote/line-not-found',
    'quote/line-invalid',
    'quote/not-priceable',
    'quote/amount-refused',
    'quote/own-request',
  )
    .input(
      ofLine.extend({
        reason: Note,
        amountMinor: Amount.optional().describe('Price of one device'),
        services: z
          .record(z.string().max(64), Amount)
          .refine((services) => Object.keys(services).length <= 50, 'At most 50')
          .default({})
          .describe('Prices of one unit of each service on request, by its key'),
      }),
    )
    .output(Quote),
  undo: recordedCall(
    'quote.override',
    {
      method: 'POST',
      path: `${path}/lines/{lineId}/undo-answer`,
      tags,
      summary: 'Undo an answer of the last seconds, unless the quote was sent',
    },
    'quote/not-found',
    'quote/changed',
    'quote/wrong-state',
    'quote/line-not-found',
    'quote/line-invalid',
    'quote/too-late-to-undo',
  )
    .input(ofLine)
    .output(Quote),
  sendWhenReleased: recordedCall(
    'quote.send',
    {
      method: 'POST',
      path: `${path}/send-when-released`,
      tags,
      summary: 'Have a draft with an open question sent once it is released',
      description:
        'It is not sent if its amount is changed, or something prevents sending: the draft says so.',
    },
    ...errors,
    'quote/sign-up-to-send',
    'quote/sender-unverified',
  )
    .input(ofQuote)
    .output(Quote),
  ask: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${path}/ask`,
      tags,
      summary: 'Ask for the release of all held lines of a draft',
    },
    ...errors,
  )
    .input(ofQuote.extend({ question: z.string().trim().max(quoteLimits.maxReason).default('') }))
    .output(Quote),
  takeBack: recordedCall(
    'quote.create',
    { method: 'POST', path: `${path}/take-back`, tags, summary: 'Withdraw the request about held lines' },
    ...errors,
  )
    .input(ofQuote)
    .output(Quote),
  release: recordedCall(
    'quote.override',
    {
      method: 'POST',
      path: `${path}/lines/{lineId}/release`,
      tags,
      summary: 'Release a held line, optionally with another amount',
      description:
        'Nobody releases what they asked for themselves; in a team where somebody else releases, nor what they edited or created.',
    },
    ...errors,
    'quote/line-not-found',
    'quote/line-invalid',
    'quote/own-request',
    'quote/own-line',
    'quote/over-limit',
  )
    .input(
      ofLine.extend({
        note: Note,
        amountMinor: z
          .number()
          .int()
          .min(0)
          .max(amountLimits.maxReleasedMinor)
          .optional()
          .describe('Amount of the line before tax on top. Absent: as computed'),
      }),
    )
    .output(Quote),
  refuse: recordedCall(
    'quote.override',
    {
      method: 'POST',
      path: `${path}/lines/{lineId}/refuse`,
      tags,
      summary: 'Refuse to release or price a line, with a reason that the asker reads',
    },
    ...errors,
    'quote/line-not-found',
    'quote/own-request',
  )
    .input(ofLine.extend({ note: Note }))
    .output(Quote),
  askBack: recordedCall(
    'quote.override',
    {
      method: 'POST',
      path: `${path}/lines/{lineId}/ask-back`,
      tags,
      summary: 'Put a question to who asked about a line, which goes on waiting',
    },
    ...errors,
    'quote/line-not-found',
    'quote/own-request',
    'quote/too-many-messages',
  )
    .input(ofLine.extend({ text: Note }))
    .output(Quote),
  reply: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${path}/lines/{lineId}/reply`,
      tags,
      summary: 'Reply to a question about a line that waits',
    },
    ...errors,
    'quote/line-not-found',
    'quote/too-many-messages',
  )
    .input(ofLine.extend({ text: Note }))
    .output(Quote),
  passOn: recordedCall(
    'quote.override',
    {
      method: 'POST',
      path: `${path}/lines/{lineId}/pass-on`,
      tags,
      summary: 'Leave a held line to somebody with a higher limit, with the amount one suggests',
      description: 'A line that nobody asked about is then asked about by who passes it on.',
    },
    ...errors,
    'quote/line-not-found',
    'quote/own-request',
    'quote/too-many-messages',
  )
    .input(ofLine.extend({ text: Note, amountMinor: Amount }))
    .output(Quote),
}
