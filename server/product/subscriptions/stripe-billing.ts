import { Invoice, maxInvoices, PlanId } from '@costard/contract'
import Stripe from 'stripe'
import type { Config } from '#config'
import type { Log } from '#http'
import { apiError } from '../calls/api-error.ts'
import { type Billing, emptyRow, type Payer } from './billing.ts'
import { currentPlan, type SubscriptionRow } from './current-plan.ts'

type Settings = NonNullable<Config['stripe']>
type ReadRow = Pick<
  SubscriptionRow,
  | 'plan'
  | 'startedAt'
  | 'periodEndsAt'
  | 'nextPlan'
  | 'changesAt'
  | 'pastDueSince'
  | 'subscriptionRef'
  | 'customerRef'
>

export interface StripeBilling extends Billing {
  readonly stripe: Stripe
  /**
   * Returns the current state of a customer's subscription at Stripe, for the stored row. Throws
   * plan/provider-unavailable.
   */
  readonly read: (customerRef: string, row: SubscriptionRow) => Promise<SubscriptionRow>
  /** Ends all subscriptions of a customer. Throws plan/provider-unavailable. */
  readonly end: (customerRef: string, when: 'now' | 'with-period') => Promise<void>
}

const timeoutMs = 10_000
const maxRetries = 1
const pricesKeptMs = 5 * 60_000
/** Maximum number of prices, and of subscriptions of a customer, in a list. */
const maxListed = 100
const InvoiceStatus = Invoice.shape.status
const running: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid']
const late: readonly string[] = ['past_due', 'unpaid']

/**
 * Billing by Stripe: its checkout and its billing portal. Prices belong to a plan by their metadata `plan`.
 */
export function stripeBilling({
  settings,
  publicUrl,
  log,
  now,
}: {
  readonly settings: Settings
  readonly publicUrl: string
  readonly log: Log
  readonly now: () => Date
}): StripeBilling {
  const { hostname, port, protocol } = new URL(settings.apiUrl)
  const stripe = new Stripe(settings.secretKey, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout: timeoutMs,
    maxNetworkRetries: maxRetries,
    telemetry: false,
  })
  let known: { readonly prices: readonly Stripe.Price[]; readonly at: number } | undefined

  async function ask<Result>(call: () => Promise<Result>): Promise<Result> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      log.error({ code: error.code, type: error.type, requestId: error.requestId }, 'call of Stripe failed')
      throw apiError('plan/provider-unavailable')
    }
  }

  async function monthlyPrices(): Promise<readonly Stripe.Price[]> {
    const at = now().getTime()
    if (!known || at - known.at > pricesKeptMs) {
      const { data } = await ask(() =>
        stripe.prices.list({ active: true, type: 'recurring', limit: maxListed }),
      )
      known = { at, prices: data.filter(({ recurring }) => recurring?.interval === 'month') }
    }
    return known.prices
  }

  async function priceOf(plan: PlanId): Promise<Stripe.Price> {
    const price = (await monthlyPrices()).find((each) => planOf(each) === plan)
    if (price) return price
    log.error({ plan }, 'Stripe has no monthly price with this plan in its metadata')
    throw apiError('plan/provider-unavailable')
  }

  async function listRunning(customer: string): Promise<readonly Stripe.Subscription[]> {
    const { data } = await ask(() => stripe.subscriptions.list({ customer, status: 'all', limit: maxListed }))
    return data.filter(({ status }) => running.includes(status)).toSorted((a, b) => b.created - a.created)
  }

  async function runningOf(customer: string): Promise<Stripe.Subscription | undefined> {
    const [newest, other] = await listRunning(customer)
    if (other) log.warn({ customer }, 'a customer at Stripe has several subscriptions')
    return newest
  }

  async function read(customerRef: string, row: SubscriptionRow): Promise<SubscriptionRow> {
    const found = await runningOf(customerRef)
    return { ...row, ...(found ? rowOf(found, row, now()) : { ...ended, plan: planLeft(row) }), customerRef }
  }

  async function end(customer: string, when: 'now' | 'with-period'): Promise<void> {
    for (const { id, cancel_at_period_end: isEnding } of await listRunning(customer)) {
      if (when === 'now') await ask(() => stripe.subscriptions.cancel(id))
      else if (!isEnding) await ask(() => stripe.subscriptions.update(id, { cancel_at_period_end: true }))
    }
  }

  /**
   * Ends checkouts begun in other tabs or by other members, so that only the newest can be paid and a team
   * pays once.
   */
  async function expireCheckouts(customer: string): Promise<void> {
    const { data } = await ask(() =>
      stripe.checkout.sessions.list({ customer, status: 'open', limit: maxListed }),
    )
    for (const { id } of data) await ask(() => stripe.checkout.sessions.expire(id))
  }

  /**
   * Returns the id of a payer's customer at Stripe, created once. Stored before anything is paid: of two
   * concurrent ones, the first counts.
   */
  async function customerOf({ teamId, teamName, email, row, keepCustomer }: Payer): Promise<string> {
    if (row?.customerRef) return row.customerRef
    if (email === undefined) throw apiError('plan/sign-up-to-choose')
    const made = { name: teamName, email, metadata: { teamId } }
    const { id } = await ask(() =>
      stripe.customers.create(made, { idempotencyKey: `customer-${teamId}-${email}` }),
    )
    return keepCustomer(id)
  }

  /** Reads the state again after a change, so that the stored state is Stripe's. */
  async function changed(payer: Payer, customer: string) {
    const fresh = await read(customer, payer.row ?? emptyRow(payer.teamId, now()))
    return (row: SubscriptionRow | undefined): SubscriptionRow => ({
      ...fresh,
      trialEndsAt: row?.trialEndsAt ?? null,
    })
  }

  return {
    stripe,
    read,
    end,
    provider: 'stripe',
    async prices() {
      const prices = await monthlyPrices()
      return new Map(
        prices.flatMap((price) => {
          const plan = planOf(price)
          const { unit_amount: minor, currency } = price
          return plan && minor !== null ? [[plan, { minor, currency: currency.toUpperCase() }] as const] : []
        }),
      )
    },
    async choose(payer, plan) {
      const { row, teamId, createdAt } = payer
      const current = currentPlan(row, { createdAt }, now())
      if (current.plan === plan && !current.next) {
        // Called in the transaction, where a repeated idempotency key gets the first answer.
        const refuse = (): never => {
          throw apiError('plan/current')
        }
        return { change: refuse, checkoutUrl: null }
      }
      const customer = await customerOf(payer)
      const found = await runningOf(customer)
      if (found) {
        const [item] = found.items.data
        const update: Stripe.SubscriptionUpdateParams =
          plan === 'free'
            ? { cancel_at_period_end: true }
            : {
                cancel_at_period_end: false,
                proration_behavior: 'create_prorations',
                ...(item && { items: [{ id: item.id, price: (await priceOf(plan)).id }] }),
              }
        await ask(() => stripe.subscriptions.update(found.id, update))
        return { change: await changed(payer, customer), checkoutUrl: null }
      }
      const keep = (stored: SubscriptionRow | undefined): SubscriptionRow => ({
        ...(stored ?? emptyRow(teamId, now())),
        customerRef: stored?.customerRef ?? customer,
      })
      if (plan === 'free')
        return { change: (stored) => ({ ...keep(stored), plan: 'free' }), checkoutUrl: null }
      const back = `${publicUrl}/t/${teamId}/settings/subscription`
      const { id: price } = await priceOf(plan)
      await expireCheckouts(customer)
      const session = await ask(() =>
        stripe.checkout.sessions.create({
          mode: 'subscription',
          customer,
          client_reference_id: teamId,
          line_items: [{ price, quantity: 1 }],
          subscription_data: { metadata: { teamId } },
          success_url: `${back}?paid`,
          cancel_url: back,
        }),
      )
      if (!session.url) throw apiError('plan/provider-unavailable')
      return { change: keep, checkoutUrl: session.url }
    },
    async resume(payer) {
      const { row } = payer
      const found = row?.customerRef ? await runningOf(row.customerRef) : undefined
      if (!row?.customerRef || !found || !endsAt(found)) throw apiError('plan/not-ending')
      await ask(() => stripe.subscriptions.update(found.id, { cancel_at_period_end: false }))
      return changed(payer, row.customerRef)
    },
    canManagePayment: (row) => Boolean(row?.customerRef && row.subscriptionRef),
    async paymentUrl({ row, teamId }) {
      const customer = row?.customerRef
      if (!customer) throw apiError('plan/no-payment')
      const return_url = `${publicUrl}/t/${teamId}/settings/subscription`
      const { url } = await ask(() => stripe.billingPortal.sessions.create({ customer, return_url }))
      return url
    },
    async invoices({ row }) {
      const customer = row?.customerRef
      if (!customer) return []
      const { data } = await ask(() => stripe.invoices.list({ customer, limit: maxInvoices }))
      return data.flatMap(invoiceOf)
    },
  }
}

/** Fields of a row after the end of its subscription. */
const ended = {
  periodEndsAt: null,
  nextPlan: null,
  changesAt: null,
  pastDueSince: null,
  subscriptionRef: null,
} as const

/**
 * Returns the plan of a team without a running subscription: free if it had a subscription, otherwise its
 * stored plan.
 */
function planLeft({ plan, subscriptionRef }: SubscriptionRow): PlanId | null {
  return subscriptionRef ? 'free' : plan
}

function rowOf(found: Stripe.Subscription, row: SubscriptionRow, at: Date): Omit<ReadRow, 'customerRef'> {
  const [item] = found.items.data
  const ends = endsAt(found)
  return {
    plan: (item && planOf(item.price)) ?? row.plan,
    startedAt: new Date(found.start_date * 1000),
    periodEndsAt: item ? new Date(item.current_period_end * 1000) : null,
    nextPlan: ends ? 'free' : null,
    changesAt: ends,
    pastDueSince: late.includes(found.status) ? (row.pastDueSince ?? at) : null,
    subscriptionRef: found.id,
  }
}

function endsAt({ cancel_at, cancel_at_period_end, items }: Stripe.Subscription): Date | null {
  const seconds = cancel_at ?? (cancel_at_period_end ? items.data[0]?.current_period_end : undefined)
  return seconds ? new Date(seconds * 1000) : null
}

function planOf({ metadata }: Stripe.Price): PlanId | undefined {
  return PlanId.safeParse(metadata['plan']).data
}

/** Hide drafts, and kinds that a later version of Stripe may add. */
function invoiceOf(invoice: Stripe.Invoice): Invoice[] {
  const { id, number, created, total, currency, hosted_invoice_url: url } = invoice
  const { data: status } = InvoiceStatus.safeParse(invoice.status)
  if (!id || !status) return []
  return [
    {
      id,
      number,
      at: new Date(created * 1000).toISOString(),
      total: { minor: Math.max(0, total), currency: currency.toUpperCase() },
      status,
      url: url ?? null,
    },
  ]
}
