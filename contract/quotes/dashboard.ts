import { z } from 'zod'
import { call } from '../calls/call.ts'
import { dashboardDays, maxGaps, maxGroups, priceChanges } from './dashboard-limits.ts'
import { declineReasons } from './customer/decline-reasons.ts'
import { CatalogId, SiteId, TeamId } from '../ids.ts'
import { CurrencyCode } from '../teams/locales.ts'
import { quoteLimits } from './quote-limits.ts'

const Count = z.number().int()
const Amount = z.number().int().describe('In minor units')

const Funnel = z.object({
  made: Count.describe('Quotes made in the period, trials left out'),
  sent: Count.describe('Quotes of made that were sent to their customer, in any revision'),
  seen: Count.describe('Quotes of sent whose customer opened the page, or accepted'),
  accepted: Count.describe('Quotes of made that were accepted, also completed ones'),
  completed: Count,
})
export type Funnel = z.infer<typeof Funnel>

export const Dashboard = z.object({
  currency: CurrencyCode,
  from: z.string().describe('First day, in the time zone of the team'),
  to: z.string().describe('Last day: today'),
  countedFrom: z
    .string()
    .nullable()
    .describe(`Only the newest ${quoteLimits.maxCounted} quotes were counted: those sent since; null: all`),
  sent: Count.describe('Quotes sent in the period whose newest revision this is'),
  sentBefore: Count.nullable().describe(
    `In as many days before; null: more than ${quoteLimits.maxCounted}, or only some quotes are counted`,
  ),
  accepted: Count.describe('Quotes of sent that were accepted, also completed ones'),
  declined: Count,
  ended: Count.describe('Expired without an answer'),
  answerSeconds: Count.nullable().describe('Median time from sending to the answer'),
  acceptedMinor: Amount.describe('Sum that the team agreed to pay customers for accepted quotes'),
  paidMinor: Amount.nullable().describe(
    'What was paid in completed quotes: by new prices agreed after inspections, without what was returned. null: without cost.view',
  ),
  funnel: Funnel.describe(
    `How far the quotes came that were made in the period; of more than ${quoteLimits.maxCounted} the newest`,
  ),
  funnelBefore: Funnel.nullable().describe(
    `The same of quotes made in as many days before; null: more than ${quoteLimits.maxCounted}`,
  ),
  propositions: z
    .array(z.object({ key: z.string(), name: z.string(), sent: Count, accepted: Count }))
    .describe('Counts by the proposition that the first line was offered as, most sent first'),
  staff: z
    .array(z.object({ userId: z.string(), sent: Count, accepted: Count }))
    .max(maxGroups)
    .describe('Counts by the member who made the quote, most sent first'),
  sites: z
    .array(z.object({ siteId: SiteId, sent: Count, accepted: Count }))
    .max(maxGroups)
    .describe(
      'Counts by the site where the customer goes, most sent first; quotes without a site are left out',
    ),
  prices: z
    .array(z.object({ change: z.enum(priceChanges), sent: Count, accepted: Count }))
    .describe(
      'Counts by the sum that members added to the prices of the catalog in all lines; absent: no such quote',
    ),
  declineReasons: z.array(z.object({ reason: z.enum(declineReasons), count: Count })).describe('Most first'),
  gaps: z
    .object({
      devices: Count.describe('With a new price after their inspection'),
      deltaMinor: Amount.describe('New prices less accepted ones; negative: the team pays less'),
      questions: z
        .array(
          z.object({
            key: z.string(),
            question: z.string().describe('Text of the question, as the last customer read it'),
            devices: Count.describe('Whose answer was found to be another one'),
            deltaMinor: Amount,
          }),
        )
        .max(maxGaps)
        .describe('Questions whose answers changed prices, the largest sum first'),
    })
    .nullable()
    .describe('Reasons for new prices after inspections. null: without cost.view'),
  weeks: z
    .array(
      z.object({
        from: z.string().describe('Monday'),
        sentMinor: Amount.describe('Offered to customers in quotes sent in this week'),
        acceptedMinor: Amount.describe('Part of the offered sum that was accepted'),
        paidMinor: Amount.nullable().describe('Sum that was paid; null: without cost.view'),
      }),
    )
    .describe('Every week of the period, also without quotes'),
})
export type Dashboard = z.infer<typeof Dashboard>

export const dashboard = {
  get: call('member', {
    method: 'GET',
    path: '/teams/{teamId}/dashboard',
    tags: ['Dashboard'],
    summary: 'Get figures of the quotes sent in a period',
  })
    .input(
      z.object({
        teamId: TeamId,
        days: z.coerce
          .number()
          .pipe(z.literal(dashboardDays))
          .default(90)
          .describe('Days up to and with today'),
        createdBy: z.string().min(1).max(128).optional().describe('Id of the user who made the quotes'),
        catalogId: CatalogId.optional(),
        siteId: SiteId.optional(),
      }),
    )
    .output(Dashboard),
}
