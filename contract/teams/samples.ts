import { z } from 'zod'
import { call } from '../calls/call.ts'
import { CustomerKind } from '../customers/customer-fields.ts'
import { TeamId } from '../ids.ts'
import { CurrencyCode } from './locales.ts'
import { QuoteSummary } from '../quotes/quotes.ts'

const Amount = z.number().int().describe('In the smallest unit of the currency')

/** An example of a quote; not stored. */
export const SampleQuote = z.object({
  quote: QuoteSummary,
  receipt: z
    .array(
      z.object({
        title: z.string(),
        detail: z.string().optional(),
        kind: z.enum(['step', 'sum', 'note']),
        minor: Amount,
      }),
    )
    .describe('Computation of its price'),
  found: z
    .object({
      before: Amount,
      after: Amount,
      answers: z.array(
        z.object({ question: z.string(), said: z.string(), found: z.string(), deltaMinor: Amount }),
      ),
    })
    .nullable()
    .describe('Findings of an inspection, with the counter-offer that follows'),
})
export type SampleQuote = z.infer<typeof SampleQuote>

export const SampleCustomer = z.object({
  kind: CustomerKind,
  name: z.string(),
  email: z.string().nullable(),
  vatId: z.string().nullable(),
  quotes: z.number().int(),
})
export type SampleCustomer = z.infer<typeof SampleCustomer>

const Samples = z.object({
  currency: CurrencyCode,
  customers: z.array(SampleCustomer),
  quotes: z.array(SampleQuote).describe('Newest first'),
  widget: z.object({ name: z.string(), catalogName: z.string() }),
})
export type Samples = z.infer<typeof Samples>

const tags = ['Samples']
const ofTeam = z.object({ teamId: TeamId })

/** Examples for a new team. Not stored data: not counted in figures, and never mailed. */
export const samples = {
  get: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/samples',
    tags,
    summary: 'Get examples of customers, quotes and a widget',
    description: 'The same for all teams of a country and language, with the sample prices.',
  })
    .input(ofTeam)
    .output(Samples),
  show: call('team.edit', {
    method: 'PUT',
    path: '/teams/{teamId}/samples/shown',
    tags,
    summary: 'Choose whether the team sees the examples in its lists',
  })
    .input(ofTeam.extend({ isShown: z.boolean() }))
    .output(z.object({ isShown: z.boolean() })),
}
