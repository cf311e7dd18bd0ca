import { z } from 'zod'
import { recordedCall } from './call.ts'
import { LineId, QuoteId, TeamId } from './ids.ts'
import { quoteLimits } from './quote-limits.ts'
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

/** How a line is released whose answers, or whose price, a manager has to look at. */
export const quoteApprovals = {
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
    { method: 'POST', path: `${path}/take-back`, tags, summary: 'Take back what was asked about held lines' },
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
      description: 'Nobody releases what they asked for themselves.',
    },
    ...errors,
    'quote/line-not-found',
    'quote/line-invalid',
    'quote/own-request',
    'quote/over-limit',
  )
    .input(
      ofLine.extend({
        note: Note,
        amountMinor: z
          .number()
          .int()
          .min(0)
          .max(999_999_999)
          .optional()
          .describe('What is paid for the line, before tax on top. Absent: as computed'),
      }),
    )
    .output(Quote),
  refuse: recordedCall(
    'quote.override',
    {
      method: 'POST',
      path: `${path}/lines/{lineId}/refuse`,
      tags,
      summary: 'Refuse to release a line, with a reason that the asker reads',
    },
    ...errors,
    'quote/line-not-found',
    'quote/own-request',
  )
    .input(ofLine.extend({ note: Note }))
    .output(Quote),
}
