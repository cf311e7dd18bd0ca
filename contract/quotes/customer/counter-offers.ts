import { counterReasons, counterSums } from '@costard/quotes'
import { z } from 'zod'
import { answerLimits, Answers } from '../../pricing/answers.ts'
import { call, recordedCall } from '../../calls/call.ts'
import { counterLimits } from './counter-limits.ts'
import { FileId, LineId, QuoteId, TeamId } from '../../ids.ts'
import { PhotoSide } from '../../files/attachments.ts'
import { quoteLimits } from '../quote-limits.ts'
import { AnswerChannel, Delivery, Quote } from '../quotes.ts'

const { leastDays, mostDays, usualDays, maxText, maxMessage, maxNotes, maxServices } = counterLimits

/** Reason why an answer differs and a note for the customer, by question. */
export const FindingNotes = z
  .record(
    z.string().max(answerLimits.maxKeyLength),
    z.object({
      reason: z.enum(counterReasons).nullable(),
      text: z.string().max(maxText),
    }),
  )
  .refine((notes) => Object.keys(notes).length <= maxNotes)
export type FindingNotes = z.infer<typeof FindingNotes>

/** Further services that a repair needs, each with a note for the customer. */
export const AddedServices = z
  .array(
    z.object({
      key: z.string().max(64),
      quantity: z.number().int().min(1).max(999),
      text: z.string().max(maxText),
    }),
  )
  .max(maxServices)
  .refine(
    (services) => new Set(services.map(({ key }) => key)).size === services.length,
    'Each service at most once',
  )
export type AddedServices = z.infer<typeof AddedServices>

/** Findings of an inspection so far. */
export const Inspection = z.object({
  rev: z
    .number()
    .int()
    .describe('0 before it is saved. Send it back when saving; an outdated one is rejected'),
  answers: Answers.describe('The catalog’s questions answered again; at first as the customer did'),
  notes: FindingNotes,
  services: AddedServices.describe('Added to a repair; none for a bought device'),
  message: z.string().describe('To the customer'),
  answerDays: z.number().int(),
  savedAt: z.string().nullable(),
  savedBy: z.string().nullable(),
})
export type Inspection = z.infer<typeof Inspection>

const Photo = z.object({ fileId: FileId, side: PhotoSide, at: z.string() })

const Finding = z.object({
  questionKey: z.string(),
  question: z.string(),
  said: z.string(),
  found: z.string(),
  deltaMinor: z.number().int(),
  reason: z.enum(counterReasons).nullable(),
  text: z.string(),
  photos: z.array(Photo),
})

/** Content of a counter-offer. Amounts are paid by the team, so those of a repair are negative. */
export const CounterOfferContent = z.object({
  kind: z.enum(['buy', 'repair']).describe('Kind of the line'),
  deviceName: z.string(),
  variantLabel: z.string(),
  silhouette: z.string(),
  proposition: z.string().describe('The accepted one'),
  acceptedMinor: z.number().int(),
  newMinor: z.number().int(),
  newTaxes: z
    .array(z.object({ ratePcm: z.number().int(), taxMinor: z.number().int() }))
    .optional()
    .describe(
      'Taxes of the new amount, by rate in thousandths of a per cent; absent of earlier ones. None of a margin',
    ),
  cashStepMinor: z
    .number()
    .int()
    .optional()
    .describe(
      'Step that both amounts are paid in, of a line that is the total of its quote; absent: as they are',
    ),
  findings: z.array(Finding),
  services: z
    .array(
      z.object({
        key: z.string(),
        name: z.string(),
        quantity: z.number().int().describe('0: left out'),
        deltaMinor: z.number().int(),
        text: z.string(),
      }),
    )
    .describe('Services of a repair that are added, left out, or have another price'),
  photos: z.array(Photo).describe('Photos of a repair that belong to no answer'),
  sums: z
    .array(z.object({ cause: z.enum(counterSums), label: z.string(), deltaMinor: z.number().int() }))
    .describe('Other sums between the two amounts'),
  message: z.string(),
  sentByName: z.string(),
})
export type CounterOfferContent = z.infer<typeof CounterOfferContent>

export const CounterOffer = z.object({
  lineId: LineId,
  state: z
    .enum(['sent', 'accepted', 'declined', 'lapsed', 'notified'])
    .describe(
      'lapsed: not answered in time, so the device goes back. notified: better for the customer, nothing to answer',
    ),
  answerBy: z.string().describe('Last day to answer, in the time zone of the team'),
  content: CounterOfferContent,
  sentAt: z.string(),
  sentBy: z.string(),
  answer: z
    .object({
      at: z.string(),
      name: z.string().optional().describe('Typed by the customer'),
      onBehalf: z
        .object({ by: z.string(), channel: AnswerChannel, note: z.string() })
        .optional()
        .describe('The member who recorded the answer for the customer'),
    })
    .nullable(),
  delivery: Delivery.omit({ reason: true }),
})
export type CounterOffer = z.infer<typeof CounterOffer>

const tags = ['Counter-offers']
const ofQuote = z.object({ teamId: TeamId, quoteId: QuoteId })
const ofLine = ofQuote.extend({ lineId: LineId })
const ofRead = ofLine.extend({
  rev: z.number().int().describe('Revision of the quote that was read; an outdated one is rejected'),
})
const linePath = '/teams/{teamId}/quotes/{quoteId}/lines/{lineId}'
const errors = ['quote/not-found', 'quote/changed', 'quote/wrong-state', 'quote/line-not-found'] as const

/** Inspections of received devices, and the counter-offers that follow. */
export const counterOffers = {
  list: call(
    'member',
    {
      method: 'GET',
      path: '/teams/{teamId}/quotes/{quoteId}/counter-offers',
      tags,
      summary: 'List the counter-offers of a quote',
    },
    'quote/not-found',
  )
    .input(ofQuote)
    .output(z.array(CounterOffer).max(quoteLimits.maxSentLines)),
  getInspection: call(
    'member',
    { method: 'GET', path: `${linePath}/inspection`, tags, summary: 'Get the inspection of a line' },
    'quote/not-found',
    'quote/line-not-found',
  )
    .input(ofLine)
    .output(Inspection),
  saveInspection: recordedCall(
    'quote.create',
    {
      method: 'PUT',
      path: `${linePath}/inspection`,
      tags,
      summary:
        'Save what an inspection has found so far; a received device is then being inspected, or repaired',
    },
    'quote/not-found',
    'quote/wrong-state',
    'quote/line-not-found',
    'quote/line-invalid',
    'inspection/changed',
    'inspection/repair-only',
  )
    .input(
      ofLine.extend({
        rev: z.number().int().describe('Revision of the inspection that was read'),
        answers: Answers,
        notes: FindingNotes,
        services: AddedServices.default([]),
        message: z.string().max(maxMessage).default(''),
        answerDays: z.number().int().min(leastDays).max(mostDays).default(usualDays),
      }),
    )
    .output(Inspection),
  send: recordedCall(
    'quote.send',
    {
      method: 'POST',
      path: `${linePath}/counter-offer`,
      tags,
      summary: 'Send the customer the new price that follows from the inspection',
      description:
        'Computed with the catalog version of the quote. A lower price needs a reason and a photo or check for each finding, and an answer. A higher one needs none. A dearer repair needs a message to the customer, a photo or a note, and an answer; a cheaper one needs none. Each line gets one.',
    },
    ...errors,
    'inspection/changed',
    'counter/not-sendable',
    'quote/sign-up-to-send',
    'quote/sender-unverified',
    'quote/too-many-sent',
    'team/not-allowed',
  )
    .input(ofRead.extend({ inspectionRev: z.number().int() }))
    .output(Quote),
  settle: recordedCall(
    'quote.create',
    {
      method: 'POST',
      path: `${linePath}/matched`,
      tags,
      summary: 'End an inspection at the accepted price; if it found something else, a reason is needed',
    },
    ...errors,
    'counter/reason-needed',
  )
    .input(ofRead.extend({ reason: z.string().trim().max(quoteLimits.maxReason).default('') }))
    .output(Quote),
  answer: recordedCall(
    'quote.acceptFor',
    {
      method: 'POST',
      path: `${linePath}/counter-offer/answer`,
      tags,
      summary: 'Answer a counter-offer for its customer',
    },
    ...errors,
    'counter/over',
  )
    .input(
      ofRead.extend({
        answer: z.enum(['accepted', 'declined']),
        channel: AnswerChannel,
        note: z.string().trim().min(1).max(quoteLimits.maxReason),
      }),
    )
    .output(Quote),
  remind: recordedCall(
    'quote.send',
    {
      method: 'POST',
      path: `${linePath}/counter-offer/remind`,
      tags,
      summary: 'Email the customer a reminder of a counter-offer',
      description: 'While the last email is still on its way, none is sent.',
    },
    ...errors,
    'quote/sign-up-to-send',
    'quote/sender-unverified',
    'quote/too-many-sent',
  )
    .input(ofRead)
    .output(Quote),
}
