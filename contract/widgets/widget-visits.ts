import { z } from 'zod'
import { Answers } from '../pricing/answers.ts'
import { call, preparedCall } from '../calls/call.ts'
import { Email, Phone } from '../customers/customer-fields.ts'
import { visitorNameField } from '../names/name-fields.ts'
import { widgetLimits } from './widget-limits.ts'

/** Token of a visit, signed by the server for a widget, a site and a language. */
const Token = z.string().min(1).max(widgetLimits.maxToken)
const Key = z.string().min(1).max(120)

/** Answers of the visitor about the device. */
const Said = z.object({
  token: Token,
  variantId: Key,
  answers: Answers,
  unsure: z
    .array(Key)
    .max(widgetLimits.maxUnsure)
    .default([])
    .describe('Keys of questions that the visitor leaves to a person'),
})
export type Said = z.infer<typeof Said>

/** Questions that were first shown or first answered in this visit, for the statistics of the team. */
const Counted = z.object({
  viewed: z
    .array(Key)
    .max(widgetLimits.maxCounted)
    .default([])
    .describe('Questions of an earlier `ahead` that were shown since the last call'),
  answered: z
    .array(Key)
    .max(widgetLimits.maxCounted)
    .default([])
    .describe('Questions that were answered for the first time since the last call'),
})
export type Counted = z.infer<typeof Counted>

export const FoundModel = z.object({
  name: z.string(),
  silhouette: z.string(),
  variants: z.array(z.object({ id: z.string(), label: z.string() })),
})
export type FoundModel = z.infer<typeof FoundModel>

export const AskedQuestion = z.object({
  key: z.string(),
  type: z.enum(['single', 'multi', 'boolean', 'number', 'text', 'date']),
  text: z.string(),
  help: z.string(),
  choices: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      help: z.string(),
      image: z.string().nullable().describe('Path of a picture'),
      exclusive: z.boolean(),
    }),
  ),
  number: z.object({ min: z.number(), max: z.number(), unit: z.string() }).nullable(),
  required: z.boolean(),
})
export type AskedQuestion = z.infer<typeof AskedQuestion>

const Amount = z
  .array(z.object({ kind: z.enum(['sign', 'currency', 'whole', 'point', 'cents']), text: z.string() }))
  .describe('In reading order, in the language of the visitor')

export const leadReasons = ['team', 'held', 'manual', 'refused', 'unsure', 'unlisted', 'busy'] as const

export const VisitOffer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('instant'),
    amount: Amount,
    propositionKey: z.string(),
    propositions: z.array(
      z.object({ key: z.string(), name: z.string(), description: z.string(), amount: Amount }),
    ),
    validUntil: z.string().describe('Last day, ISO 8601'),
  }),
  z.object({ kind: z.literal('range'), low: Amount, high: Amount }),
  z.object({
    kind: z.literal('lead'),
    reason: z
      .enum(leadReasons)
      .describe(
        'team: it never shows prices, or its plan has no quotes left. busy: too many prices were computed',
      ),
    texts: z.array(z.string()).describe('Why, and what can be done, in the words of the catalog'),
  }),
])
export type VisitOffer = z.infer<typeof VisitOffer>

const contact = {
  email: Email,
  name: visitorNameField(120).default(''),
  phone: Phone.optional(),
  imei: z
    .string()
    .regex(/^\d{15}$/)
    .optional(),
  wantsNews: z.boolean().describe('Agreed to marketing; no price depends on it'),
}
export type VisitContact = z.infer<z.ZodObject<typeof contact>>

export const VisitRequest = Said.extend({ propositionKey: Key.optional(), ...contact })
export type VisitRequest = z.infer<typeof VisitRequest>

export const UnlistedRequest = z.object({
  token: Token,
  device: z
    .string()
    .trim()
    .min(1)
    .max(widgetLimits.maxSearch)
    .describe('In the words of the visitor, since the catalog has no such model'),
  ...contact,
})
export type UnlistedRequest = z.infer<typeof UnlistedRequest>

export const VisitDone = z.object({
  number: z.string().describe('Number of the quote'),
  offer: VisitOffer,
  isMailed: z
    .boolean()
    .describe(
      'The offer, or a link to it, is mailed to the email; the address of its page is never returned here: the email would stay unproven',
    ),
  showUrl: z
    .string()
    .nullable()
    .describe('The page on which the visitor shows the device; null: not asked for'),
})
export type VisitDone = z.infer<typeof VisitDone>

const tags = ['Widget visits']
const path = '/public/widget'
const visitErrors = ['widget/visit-over', 'widget/not-live'] as const

/** Calls of the widget frame. No answer contains an amount before the gate of the widget is passed. */
export const widgetVisits = {
  find: call(
    'anybody',
    { method: 'POST', path: `${path}/find`, tags, summary: 'Find the models that a widget prices' },
    ...visitErrors,
  )
    .input(z.object({ token: Token, text: z.string().max(widgetLimits.maxSearch) }))
    .output(
      z.object({
        models: z.array(FoundModel).max(widgetLimits.maxFound),
        isSure: z.boolean().describe('The text names the first one alone'),
      }),
    ),
  step: call(
    'anybody',
    { method: 'POST', path: `${path}/step`, tags, summary: 'Get the next question of a visit' },
    ...visitErrors,
    'quote/variant-unknown',
    'quote/line-invalid',
  )
    .input(
      Said.extend({
        ...Counted.shape,
        isFirst: z.boolean().default(false).describe('The device was just chosen'),
        isSeen: z
          .boolean()
          .default(false)
          .describe('The next question was shown before: it is not counted again'),
      }),
    )
    .output(
      z.object({
        question: AskedQuestion.nullable().describe('null: all are answered'),
        ahead: z
          .array(AskedQuestion)
          .max(widgetLimits.maxAhead)
          .describe(
            'The questions after it, as far as they follow whatever is answered: they can be shown without a call',
          ),
        at: z.number().int(),
        total: z.number().int().describe('The most questions there can be; it never grows'),
        mayBeFewer: z.boolean().describe('True while the total depends on answers that are missing'),
      }),
    ),
  leave: call(
    'anybody',
    {
      method: 'POST',
      path: `${path}/leave`,
      tags,
      summary: 'Report what a visitor was shown before leaving',
    },
    ...visitErrors,
  )
    .input(Counted.extend({ token: Token }))
    .output(z.object({ isCounted: z.literal(true) })),
  price: call(
    'anybody',
    {
      method: 'POST',
      path: `${path}/price`,
      tags,
      summary: 'Get the offer of a visit, if it comes before the contact',
    },
    ...visitErrors,
    'widget/contact-first',
    'quote/variant-unknown',
    'quote/line-invalid',
  )
    .input(Said)
    .output(VisitOffer),
  submit: preparedCall(
    'anybody',
    {
      method: 'POST',
      path: `${path}/submit`,
      tags,
      summary: 'Leave a contact: makes a customer and a quote, once for each visit',
    },
    ...visitErrors,
    'widget/too-many-requests',
    'widget/not-attested',
    'quote/variant-unknown',
    'quote/line-invalid',
    'quote/too-many',
    'team/full',
  )
    .input(VisitRequest)
    .output(VisitDone),
  submitUnlisted: preparedCall(
    'anybody',
    {
      method: 'POST',
      path: `${path}/submit-unlisted`,
      tags,
      summary: 'Leave a contact for a device that the catalog does not list',
      description: 'Makes a customer and a draft, once for each visit; a person sets the price.',
    },
    ...visitErrors,
    'widget/too-many-requests',
    'widget/not-attested',
    'quote/too-many',
    'team/full',
  )
    .input(UnlistedRequest)
    .output(VisitDone),
}
