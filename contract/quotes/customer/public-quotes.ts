import { isSignature, maxSignature, totalKinds } from '@costard/quotes'
import { z } from 'zod'
import { CustomerKind } from '../../customers/customer-fields.ts'
import { call, recordedCall } from '../../calls/call.ts'
import { QuoteToken } from '../../ids.ts'
import { CurrencyCode, Language } from '../../teams/locales.ts'
import { declineReasons, maxAcceptName, maxDeclineText, otherNeedsText } from './decline-reasons.ts'
import { nameField, visitorNameField } from '../../names/name-fields.ts'
import { questionLimits } from './question-limits.ts'
import { QuoteState } from '../lists/quote-filters.ts'
import { quoteLimits } from '../quote-limits.ts'
import { SettledMinor } from '../settled-minor.ts'
import { uncheckedStep } from '../../calls/unchecked.ts'

const TaxRest = z
  .object({
    direction: z.enum(['charge', 'payout']),
    isAdded: z.boolean().describe('true: on top of the amount; false: contained in it'),
    ratePcm: z.number().describe('Thousandths of a per cent'),
    name: z.string().exactOptional(),
    rest: z.number().int(),
    of: z.number().int(),
  })
  .describe('Exact tax less the rounded one of a component: rest / of minor units')

/** Fields of an amount that depend on the tax rounding of the quote. */
const taxRounded = {
  taxRoundingMinor: z
    .number()
    .int()
    .optional()
    .describe(
      'Part of the net, of the only line of a quote: what rounding each tax once adds. That of several lines is part of their total',
    ),
  taxRests: z
    .array(TaxRest)
    .optional()
    .describe(
      'What rounding left of the taxes, where each tax of a quote is rounded once; absent: nothing, or each line is rounded',
    ),
}

/** A proposition of a line with its net amount after services and tax. */
export const Offer = z.object({
  propositionKey: z.string(),
  name: z.string(),
  phrase: z.string().optional().describe('The name in a sentence after the amount, such as "in cash"'),
  description: z.string().nullable(),
  netMinor: z.number().int(),
  cashRoundingMinor: z
    .number()
    .int()
    .optional()
    .describe('Part of the net, of the only line of a quote; the total of several is rounded as a whole'),
  ...taxRounded,
  trace: z.array(uncheckedStep).describe('Calculation of the amount'),
  withOptions: z
    .array(
      z
        .object({
          netMinor: z.number().int(),
          cashRoundingMinor: z.number().int().optional(),
          ...taxRounded,
          trace: z.array(uncheckedStep),
        })
        .nullable(),
    )
    .optional()
    .describe(
      'With services that the customer adds; at the sum of 2^place of each, less 1. null: they cannot be had together',
    ),
})

/** Facts shown first about a device. */
export const conditionAspects = ['storage', 'memory', 'grade', 'damage', 'battery'] as const

/** A line as shown to the customer, copied when the quote was sent. */
export const PublicLine = z.object({
  id: z.string(),
  kind: z.enum(['buy', 'repair', 'sell']),
  deviceName: z.string(),
  quantity: z.number().int().optional().describe('Absent: one, or sent before it was kept'),
  variantLabel: z.string(),
  silhouette: z.string(),
  imei: z.string().nullable(),
  serial: z.string().nullable(),
  condition: z
    .array(z.object({ about: z.enum(conditionAspects), value: z.string() }))
    .optional()
    .describe('Short description of a device that the team buys; an empty damage: none'),
  colour: z
    .string()
    .optional()
    .describe(
      'Number of a device that the team buys, if a question asks for it or the device was identified by it',
    ),
  isSignedOut: z.boolean().optional().describe('Find My is known to be off'),
  facts: z.array(z.object({ question: z.string(), answer: z.string() })),
  services: z.array(
    z.object({ name: z.string(), amountMinor: z.number().int(), direction: z.enum(['charge', 'payout']) }),
  ),
  offers: z.array(Offer),
  propositionKey: z.string(),
  options: z
    .array(z.object({ key: z.string(), name: z.string(), description: z.string().nullable() }))
    .optional()
    .describe('Services that the customer can add'),
  isOptional: z.boolean().optional().describe('The customer can leave it out'),
  choiceGroup: z.string().optional().describe('Group of lines of which the customer takes one'),
  isOnMargin: z.boolean().optional().describe('Taxed on the margin: no VAT is shown'),
  labels: z.record(z.string(), z.string()).describe('Texts for the keys used in the traces'),
  mayMoveMinor: z
    .number()
    .int()
    .min(0)
    .describe('Maximum change of the value against the customer after inspection; 0: fixed'),
})
export type PublicLine = z.infer<typeof PublicLine>

/** Choices of a customer; an absent choice stays as offered. */
export const ChoiceInput = z.object({
  propositionKeys: z
    .record(z.string().max(64), z.string().max(64))
    .default({})
    .describe('Chosen proposition by line id'),
  options: z
    .record(z.string().max(64), z.array(z.string().max(64)).max(quoteLimits.maxOptions))
    .default({})
    .describe('Keys of the services that are added, by line id'),
  leftOut: z
    .array(z.string().max(64))
    .max(quoteLimits.maxSentLines)
    .default([])
    .describe('Ids of the optional lines that are left out, and of the alternatives that are not taken'),
})

/** Fields that the person who accepts fills in. */
export const SignedInput = z.object({
  name: nameField(maxAcceptName).describe('Typed by the person who accepts'),
  signature: z
    .string()
    .max(maxSignature)
    .refine(isSignature, 'Not a signature')
    .optional()
    .describe('Drawn strokes, such as "10.20-12.25_40.9-41.12"'),
  isTypedNameSignature: z
    .boolean()
    .optional()
    .describe('The typed name counts as signature; needed without one if the shop requires signatures'),
  agrees: z.literal(true).describe('The statement of the page was ticked'),
})

export const PublicQuote = z.object({
  number: z.string(),
  state: QuoteState,
  teamName: z.string(),
  customerName: z.string(),
  customerKind: CustomerKind,
  language: Language,
  country: z.string(),
  currency: CurrencyCode,
  validUntil: z.string(),
  daysLeft: z.number().int().describe('0 on the last day'),
  note: z.string(),
  letCustomerChoose: z.boolean(),
  lines: z
    .array(PublicLine)
    .describe('Empty once the quote was replaced or cancelled; once it is accepted, those that were taken'),
  accepted: z
    .object({
      propositionKeys: z.record(z.string(), z.string()),
      options: z.record(z.string(), z.array(z.string())),
      leftOut: z.array(z.string()),
    })
    .nullable()
    .describe('Choices of the customer'),
  netMinor: z.number().int().describe('0 once the quote was replaced or cancelled'),
  cashStepMinor: z
    .number()
    .int()
    .optional()
    .describe('Step that the total is rounded to, in minor units; absent: it is not rounded'),
  taxRoundingMinor: z
    .number()
    .int()
    .optional()
    .describe('Part of the net: what rounding each tax once adds to the taxes of the lines; absent: 0'),
  totalKind: z.enum(totalKinds).describe('See the totals of a quote; exact once it is accepted'),
  acceptedAt: z.string().nullable(),
  acceptedBy: z.string().nullable().describe('Typed by the customer'),
  acceptedNetMinor: z.number().int().nullable(),
  settledMinor: SettledMinor.optional(),
  acceptedOffers: z.array(z.string()).describe('Name of the accepted offer of each line'),
  linesLeftOut: z
    .array(PublicLine.pick({ deviceName: true, variantLabel: true, quantity: true, choiceGroup: true }))
    .describe('Once it is accepted: optional lines that were left out, and alternatives that were not taken'),
  linesToCheck: z
    .array(z.string())
    .describe('Ids of lines whose device the shop has to check first: until then they cannot be accepted'),
  declinedAt: z.string().nullable(),
  isDeclinedByTeam: z.boolean().describe('The shop recorded that the customer declined'),
  terms: z
    .object({ version: z.number().int(), since: z.string(), text: z.string() })
    .nullable()
    .describe('Terms that the customer agrees to, as they were when the quote was sent'),
  newerPath: z
    .string()
    .nullable()
    .describe('Page of the revision that replaced this one, if it was sent to the same address'),
})
export type PublicQuote = z.infer<typeof PublicQuote>

const tags = ['Public quotes']
const ofToken = z.object({ token: QuoteToken })
const path = '/public/quotes/{token}'

export const publicQuotes = {
  get: call(
    'anybody',
    {
      method: 'GET',
      path,
      tags,
      summary: 'Get a sent quote as the customer sees it; does not count as viewed',
    },
    'quote/not-found',
    'quote/team-closed',
  )
    .input(ofToken)
    .output(PublicQuote),
  view: call(
    'anybody',
    {
      method: 'POST',
      path: `${path}/view`,
      tags,
      summary: 'Record that the customer has viewed the quote',
    },
    'quote/not-found',
    'quote/team-closed',
  )
    .input(ofToken)
    .output(z.object({ isViewed: z.literal(true) })),
  proveAddress: recordedCall(
    'anybody',
    {
      method: 'POST',
      path: `${path}/prove-address`,
      tags,
      summary: 'Tell that the page was opened by the link that was mailed',
      description: 'What the visitor of a widget said then counts for their customer.',
    },
    'quote/not-found',
    'quote/team-closed',
  )
    .input(
      ofToken.extend({
        mailed: z.string().min(1).max(64).describe('Parameter of the same name in the address of the page'),
      }),
    )
    .output(z.object({ isProven: z.boolean() })),
  accept: recordedCall(
    'anybody',
    {
      method: 'POST',
      path: `${path}/accept`,
      tags,
      summary: 'Accept a quote; idempotent',
    },
    'quote/not-found',
    'quote/team-closed',
    'quote/wrong-state',
    'quote/expired',
    'quote/proposition-unknown',
    'quote/choice-invalid',
    'quote/device-flagged',
    'quote/signature-required',
  )
    .input(
      ofToken.extend({
        ...ChoiceInput.shape,
        ...SignedInput.shape,
      }),
    )
    .output(PublicQuote),
  decline: recordedCall(
    'anybody',
    {
      method: 'POST',
      path: `${path}/decline`,
      tags,
      summary: 'Decline a quote with a reason; idempotent',
    },
    'quote/not-found',
    'quote/team-closed',
    'quote/wrong-state',
    'quote/expired',
  )
    .input(
      ofToken
        .extend({
          reason: z.enum(declineReasons),
          text: z.string().trim().max(maxDeclineText).optional().describe('Needed for the reason other'),
        })
        .refine(...otherNeedsText),
    )
    .output(PublicQuote),
  undoAcceptance: recordedCall(
    'anybody',
    {
      method: 'POST',
      path: `${path}/undo-acceptance`,
      tags,
      summary: 'Undo an acceptance before anything was received or handed over',
      description:
        'The quote is as it was before, expired after its last day. A customer can do this a few times; then only members can.',
    },
    'quote/not-found',
    'quote/team-closed',
    'quote/wrong-state',
    'quote/in-progress',
    'quote/too-many-answers',
  )
    .input(ofToken)
    .output(PublicQuote),
  ask: recordedCall(
    'anybody',
    {
      method: 'POST',
      path: `${path}/questions`,
      tags,
      summary: 'Ask the shop a question about a quote',
      description:
        'The sender of the quote gets it by mail. The same question is stored once until it is answered.',
    },
    'quote/not-found',
    'quote/team-closed',
    'quote/wrong-state',
    'quote/too-many-questions',
  )
    .input(
      ofToken.extend({
        text: z.string().trim().min(1).max(questionLimits.maxText),
        name: visitorNameField(maxAcceptName).default(''),
      }),
    )
    .output(z.object({ isAsked: z.literal(true) })),
}
