import { fulfilmentStates } from '@costard/quotes'
import { z } from 'zod'
import { recordedCall } from '../calls/call.ts'
import { declineReasons, maxDeclineText, otherNeedsText } from './customer/decline-reasons.ts'
import { CheckKind, CheckResult } from '../pricing/device-checks.ts'
import { LineId, QuoteId, SiteId, TeamId } from '../ids.ts'
import { quoteLimits } from './quote-limits.ts'
import { ChoiceInput, SignedInput } from './customer/public-quotes.ts'
import { AnswerChannel, Quote, QuoteHead } from './quotes.ts'

const tags = ['Quotes']
const path = '/teams/{teamId}/quotes/{quoteId}'
const ofQuote = z.object({
  teamId: TeamId,
  quoteId: QuoteId,
  rev: z.number().int().describe('The one that was read; an outdated one is rejected'),
})
const Reason = z.string().trim().min(1).max(quoteLimits.maxReason).describe('For members only')
const errors = ['quote/not-found', 'quote/changed', 'quote/wrong-state'] as const

/** Actions of members on a sent quote. */
export const quoteActions = {
  revise: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${path}/revise`,
      tags,
      summary: 'Start the next revision as a draft with the same lines',
      description:
        'The revision before stays in force until the new one is sent; an accepted one until the new one is accepted.',
    },
    ...errors,
    'quote/too-many-revisions',
    'quote/too-many',
    'team/full',
  )
    .input(ofQuote)
    .output(QuoteHead),
  extend: recordedCall(
    'quote.send',
    { method: 'POST', path: `${path}/extend`, tags, summary: 'Set another last day of a sent quote' },
    ...errors,
    'quote/day-refused',
  )
    .input(ofQuote.extend({ lastDay: z.iso.date().describe('In the time zone of the team') }))
    .output(QuoteHead),
  assign: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${path}/assign`,
      tags,
      summary: 'Give a quote to a member, who looks after it from now on',
    },
    ...errors,
    'member/not-found',
  )
    .input(ofQuote.extend({ memberId: z.string().min(1).max(128).describe('Id of a user of the team') }))
    .output(QuoteHead),
  archive: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${path}/archive`,
      tags,
      scope: 'quotes.draft',
      summary: 'Take a quote out of the lists, their counts and what needs somebody',
      description:
        'It changes nothing else, and nothing for the customer. Drafts of a first revision, and declined, expired, cancelled and completed quotes can be archived. One that somebody changes, or whose customer asks or answers, is restored by itself.',
    },
    ...errors,
  )
    .input(ofQuote)
    .output(QuoteHead),
  restore: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${path}/restore`,
      tags,
      scope: 'quotes.draft',
      summary: 'Put an archived quote back into the lists',
    },
    ...errors,
  )
    .input(ofQuote)
    .output(QuoteHead),
  setSite: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${path}/site`,
      tags,
      summary: 'Set where the customer of a quote goes, until it is accepted',
      description: 'The page of the customer and later mails show it at once.',
    },
    ...errors,
    'site/not-found',
    'site/archived',
  )
    .input(ofQuote.extend({ siteId: SiteId.nullable().describe('null: to the address of the team') }))
    .output(QuoteHead),
  remind: recordedCall(
    'quote.send',
    {
      method: 'POST',
      path: `${path}/remind`,
      tags,
      summary: 'Email the customer a reminder of a sent quote',
      description: 'While the last email is still on its way, or has failed, none is sent.',
    },
    ...errors,
    'quote/sign-up-to-send',
    'quote/sender-unverified',
    'quote/too-many-sent',
  )
    .input(ofQuote)
    .output(QuoteHead),
  accept: recordedCall(
    'quote.acceptFor',
    {
      method: 'POST',
      path: `${path}/accept`,
      tags,
      summary: 'Accept a quote for its customer',
      description: 'After the last day only if the team allows it.',
    },
    ...errors,
    'quote/expired',
    'quote/proposition-unknown',
    'quote/choice-invalid',
    'quote/device-flagged',
  )
    .input(
      ofQuote.extend({
        ...ChoiceInput.shape,
        channel: AnswerChannel,
        note: z
          .string()
          .trim()
          .min(1)
          .max(quoteLimits.maxReason)
          .describe('Way in which the customer agreed; for members'),
      }),
    )
    .output(QuoteHead),
  acceptAtCounter: recordedCall(
    'quote.acceptFor',
    {
      method: 'POST',
      path: `${path}/accept-at-counter`,
      tags,
      summary: 'Send and accept a draft whose customer accepted it at the counter without a network',
      description:
        'The team has to allow it. What was shown and signed must be what the server has: the prices of the catalog versions that the lines name, which must have been in force, and the terms of the shop. The offer stands for its days of validity, also when prices were published meanwhile.',
    },
    ...errors,
    'quote/not-sendable',
    'quote/sign-up-to-send',
    'quote/sender-unverified',
    'quote/expired',
    'quote/choice-invalid',
    'quote/device-flagged',
    'quote/signature-required',
    'quote/counter-acceptance-off',
    'quote/clock-wrong',
    'quote/not-as-shown',
  )
    .input(
      ofQuote.extend({
        ...SignedInput.shape,
        acceptedAt: z.iso.datetime().describe('When the customer accepted, by the clock of the device'),
        shown: z
          .object({
            netMinor: z.number().int(),
            termsVersion: z.number().int().min(0).describe('0: the shop had no terms'),
          })
          .describe('Amount and terms that the customer saw; others are refused'),
        isLate: z
          .boolean()
          .default(false)
          .describe('After the last day, by somebody who may release; without it quote/expired'),
      }),
    )
    .output(QuoteHead),
  decline: recordedCall(
    'quote.acceptFor',
    { method: 'POST', path: `${path}/decline`, tags, summary: 'Decline a quote for its customer' },
    ...errors,
    'quote/expired',
  )
    .input(
      ofQuote
        .extend({
          reason: z.enum(declineReasons),
          text: z.string().trim().max(maxDeclineText).optional().describe('Needed for the reason other'),
        })
        .refine(...otherNeedsText),
    )
    .output(QuoteHead),
  recordCheck: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${path}/lines/{lineId}/checks`,
      tags,
      summary: 'Record a check of a device by hand after its quote was sent',
      description:
        'While the newest result of a kind is flagged, the line cannot be accepted. Answers of the look-up service are recorded by themselves.',
    },
    ...errors,
    'quote/line-not-found',
  )
    .input(
      ofQuote.extend({
        lineId: LineId,
        kind: CheckKind,
        result: CheckResult,
        reference: z.string().trim().max(200).optional().describe('Note about what was seen, or a reference'),
      }),
    )
    .output(Quote),
  advance: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${path}/lines/{lineId}/fulfilment`,
      tags,
      summary: 'Record what happened to the device of an accepted line',
      description:
        'The quote is completed when all its lines are. A device is put on hold with a reason, and goes on where it was.',
    },
    ...errors,
    'quote/line-not-found',
    'book/paper-missing',
  )
    .input(
      ofQuote
        .extend({
          lineId: LineId,
          to: z.enum(fulfilmentStates),
          note: z.string().trim().max(quoteLimits.maxReason).default('').describe('Needed for onHold'),
        })
        .refine(({ to, note }) => to !== 'onHold' || note !== '', {
          path: ['note'],
          message: 'Say why the device is on hold',
        }),
    )
    .output(Quote),
  reopen: recordedCall(
    'quote.override',
    {
      method: 'POST',
      path: `${path}/reopen`,
      tags,
      summary: 'Undo an acceptance, so that the customer can answer again',
      description: 'The quote is as it was before, expired after its last day.',
    },
    ...errors,
    'quote/in-progress',
  )
    .input(ofQuote.extend({ reason: Reason }))
    .output(QuoteHead),
  cancel: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${path}/cancel`,
      tags,
      summary: 'End a quote; its link stops showing it',
      description:
        'A later revision is discarded instead while it is a draft, or if it follows an accepted one: then the previous revision is in force. An accepted quote requires quote.override.',
    },
    ...errors,
    'quote/in-progress',
    'customer/not-found',
    'quote/too-many',
    'team/full',
  )
    .input(ofQuote.extend({ reason: Reason }))
    .output(QuoteHead),
}
