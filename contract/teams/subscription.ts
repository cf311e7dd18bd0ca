import { z } from 'zod'
import { call, preparedCall, recordedCall } from '../calls/call.ts'
import { CurrencyCode } from './locales.ts'
import { TeamId } from '../ids.ts'

/** Plans on offer, smallest first. */
export const planIds = ['free', 'solo', 'team', 'business'] as const
export const PlanId = z.enum(planIds)
export type PlanId = z.infer<typeof PlanId>

/**
 * Meters of a plan. `quotes`, `requests` and `apiCalls` are counted by month, the others by current number;
 * of widgets, only live ones. `requests` are quotes from visitors of widgets; `quotes` are all others.
 */
export const meters = ['quotes', 'members', 'catalogs', 'widgets', 'apiCalls', 'requests'] as const
export const Meter = z.enum(meters)
export type Meter = z.infer<typeof Meter>

/** Meters whose items remain when a plan allows fewer: items beyond the limit become read-only. */
export const keptMeters = ['members', 'catalogs', 'widgets'] as const
export const KeptMeter = z.enum(keptMeters)
export type KeptMeter = z.infer<typeof KeptMeter>

export const PlanLimits = z.object({
  quotes: z
    .number()
    .int()
    .min(1)
    .describe('Created in a month of the calendar, apart from those that visitors ask for'),
  members: z.number().int().min(1),
  catalogs: z.number().int().min(1),
  widgets: z.number().int().min(0).describe('Live at a time'),
  apiCalls: z
    .number()
    .int()
    .min(0)
    .describe('With API keys, in a month of the calendar; reading goes on beyond'),
  requests: z
    .number()
    .int()
    .min(0)
    .describe('Requests of visitors of widgets in a calendar month; beyond the limit, widgets show no price'),
})
export type PlanLimits = z.infer<typeof PlanLimits>

/** Days of the trial of a new team, and of grace after a failed payment. */
export const planDays = { trial: 14, grace: 14 } as const

/** Share of a limit at which the team is warned. Per cent. */
export const warnPercent = 80

const Price = z.object({ minor: z.number().int().min(0), currency: CurrencyCode })

export const SubscriptionState = z.object({
  provider: z.enum(['manual', 'stripe']).describe('manual: this server takes no payments'),
  plan: PlanId.or(z.literal('trial')),
  status: z
    .enum(['trialing', 'active', 'pastDue', 'expired'])
    .describe('expired: nothing new can be created until the payment is settled'),
  trialEndsAt: z.iso.datetime().nullable().describe('Only while trialing; the plan is then free'),
  renewsAt: z.iso.datetime().nullable(),
  pastDueUntil: z.iso.datetime().nullable().describe('When an open payment ends the plan'),
  next: z
    .object({ plan: PlanId, at: z.iso.datetime() })
    .nullable()
    .describe('A plan that follows by itself, such as free after a cancellation'),
  canManagePayment: z.boolean(),
  meters: z.array(
    z.object({
      meter: Meter,
      used: z.number().int(),
      limit: z.number().int().nullable().describe('null: this server limits nothing'),
      resetsAt: z.iso.date().nullable().describe('First day of the next month, in the zone of the team'),
    }),
  ),
  plans: z.array(
    z.object({
      id: PlanId,
      name: z.string(),
      limits: PlanLimits.nullable().describe('null: this server limits nothing'),
      price: Price.nullable().describe('A month; null: not charged here'),
    }),
  ),
})
export type SubscriptionState = z.infer<typeof SubscriptionState>

/** Items of a meter beyond the plan of the team. */
export const BeyondPlan = z.object({
  meter: KeptMeter,
  limit: z.number().int(),
  items: z
    .array(
      z.object({
        id: z.string(),
        name: z.string().nullable(),
        isKept: z.boolean().describe('Otherwise it can only be read'),
        isFixed: z.boolean().describe('An owner: always stays'),
      }),
    )
    .describe('Items of the team, first those that stay'),
})
export type BeyondPlan = z.infer<typeof BeyondPlan>

export const Invoice = z.object({
  id: z.string(),
  number: z.string().nullable(),
  at: z.iso.datetime(),
  total: Price,
  status: z.enum(['paid', 'open', 'void', 'uncollectible']),
  url: z.url().nullable().describe('Address of the invoice at the payment provider'),
})
export type Invoice = z.infer<typeof Invoice>

/** Number of recent invoices in a list. */
export const maxInvoices = 24

const tags = ['Subscription']
const path = '/teams/{teamId}/subscription'
const ofTeam = z.object({ teamId: TeamId })

export const subscription = {
  get: call(
    'billing.manage',
    { method: 'GET', path, tags, summary: 'Get the plan of a team, its limits and what is used of them' },
    'plan/provider-unavailable',
  )
    .input(ofTeam)
    .output(SubscriptionState),
  choose: preparedCall(
    'billing.manage',
    {
      method: 'POST',
      path: `${path}/plan`,
      tags,
      summary: 'Choose a plan',
      description:
        'A larger plan starts at once. A smaller one follows at the end of the period; free is how to cancel. ' +
        'Where payments are taken, the first paid plan starts when the page at checkoutUrl is completed, and changes ' +
        'between paid plans start at once.',
    },
    'plan/current',
    'plan/sign-up-to-choose',
    'plan/provider-unavailable',
  )
    .input(ofTeam.extend({ plan: PlanId }))
    .output(z.object({ subscription: SubscriptionState, checkoutUrl: z.url().nullable() })),
  resume: preparedCall(
    'billing.manage',
    { method: 'POST', path: `${path}/resume`, tags, summary: 'Keep the plan that was to end' },
    'plan/not-ending',
    'plan/provider-unavailable',
  )
    .input(ofTeam)
    .output(SubscriptionState),
  listBeyond: call('billing.manage', {
    method: 'GET',
    path: `${path}/beyond`,
    tags,
    summary: 'List what the team has more of than its plan has room for',
    description:
      'Of these the newest can only be read, unless others were chosen: members read, catalogs are not changed nor used for new quotes, widgets take requests without a price.',
  })
    .input(ofTeam)
    .output(z.array(BeyondPlan)),
  keep: recordedCall(
    'billing.manage',
    {
      method: 'PUT',
      path: `${path}/beyond/{meter}`,
      tags,
      summary: 'Choose what stays usable of what the plan has no room for',
    },
    'plan/kept-too-many',
  )
    .input(ofTeam.extend({ meter: KeptMeter, ids: z.array(z.string().min(1).max(128)).max(250) }))
    .output(z.array(BeyondPlan)),
  managePayment: call(
    'billing.manage',
    {
      method: 'POST',
      path: `${path}/payment`,
      tags,
      summary: 'Get an address at the payment provider to change how the team pays',
    },
    'plan/no-payment',
    'plan/provider-unavailable',
  )
    .input(ofTeam)
    .output(z.object({ url: z.url() })),
  invoices: call(
    'billing.manage',
    { method: 'GET', path: `${path}/invoices`, tags, summary: 'List the last invoices, newest first' },
    'plan/provider-unavailable',
  )
    .input(ofTeam)
    .output(z.array(Invoice).max(maxInvoices)),
}
