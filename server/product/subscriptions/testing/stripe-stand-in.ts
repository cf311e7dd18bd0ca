import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from '#testing'
import type { PlanId } from '@costard/contract'

const price = (plan: PlanId, unit_amount: number) => ({
  id: `price_${plan}`,
  object: 'price',
  active: true,
  currency: 'eur',
  unit_amount,
  recurring: { interval: 'month', interval_count: 1 },
  metadata: { plan },
})
const prices = [price('solo', 1900), price('team', 4900), price('business', 14_900)]

export interface StandInSubscription {
  readonly id: string
  readonly object: 'subscription'
  readonly customer: string
  readonly created: number
  readonly start_date: number
  status: string
  cancel_at: number | null
  cancel_at_period_end: boolean
  items: {
    object: 'list'
    data: { id: string; current_period_end: number; price: (typeof prices)[number] }[]
  }
}

export interface StripeStandIn {
  /** Value for STRIPE_API_URL. */
  readonly url: string
  /** Method, path and decoded body of each call. */
  readonly calls: readonly { readonly call: string; readonly body: Readonly<Record<string, string>> }[]
  readonly subscriptions: StandInSubscription[]
  readonly sessions: readonly { readonly id: string; readonly customer: string; readonly status: string }[]
  /** Simulates a completed checkout. */
  readonly subscribe: (customer: string, plan: PlanId, at: Date) => StandInSubscription
  /** Answers the next calls with errors, one status each. */
  readonly fail: (...statuses: number[]) => void
}

const monthSeconds = 30 * 86_400

/**
 * Starts an HTTP server with the part of Stripe's API that the product uses, with its form bodies and
 * objects.
 */
export async function startStripeStandIn(): Promise<StripeStandIn> {
  const calls: StripeStandIn['calls'][number][] = []
  const subscriptions: StandInSubscription[] = []
  const sessions: StripeStandIn['sessions'][number][] = []
  const failures: number[] = []
  let made = 0

  function answer(method: string, url: URL, body: Record<string, string>): object | undefined {
    const [, , kind = '', id = ''] = url.pathname.split('/')
    const call = `${method} ${url.pathname.replace(/(sub)_\d+/, '$1')}`
    calls.push({ call, body })
    const customer = url.searchParams.get('customer')
    if (call === 'GET /v1/prices') return list(prices)
    if (call === 'POST /v1/customers') return { id: `cus_${(made += 1)}`, object: 'customer', ...body }
    if (call === 'GET /v1/subscriptions')
      return list(subscriptions.filter((each) => each.customer === customer))
    if (call === 'POST /v1/checkout/sessions') {
      const session = { id: `cs_${sessions.length + 1}`, customer: body['customer'] ?? '', status: 'open' }
      sessions.push(session)
      const { id: sessionId } = session
      return { ...session, object: 'checkout.session', url: `https://checkout.stripe.example/${sessionId}` }
    }
    if (call === 'GET /v1/checkout/sessions')
      return list(sessions.filter((each) => each.customer === customer && each.status === 'open'))
    const [, expired] = /^POST \/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(call) ?? []
    const session = sessions.find((each) => each.id === expired)
    if (session) return Object.assign(session, { status: 'expired' })
    if (call === 'POST /v1/billing_portal/sessions')
      return { id: 'bps_1', object: 'billing_portal.session', url: 'https://billing.stripe.example/bps_1' }
    if (call === 'GET /v1/invoices') return list(customer ? [invoice, { ...invoice, status: 'draft' }] : [])
    const found = kind === 'subscriptions' ? subscriptions.find((each) => each.id === id) : undefined
    if (found && method === 'DELETE') return Object.assign(found, { status: 'canceled' })
    if (!found || method !== 'POST') return undefined
    if (body['cancel_at_period_end'] !== undefined)
      found.cancel_at_period_end = body['cancel_at_period_end'] === 'true'
    const next = prices.find((each) => each.id === body['items[0][price]'])
    const [item] = found.items.data
    if (next && item) item.price = next
    return found
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stripe.example')
      const body = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()))
      const failure = failures.shift()
      const answered = failure ? undefined : answer(request.method ?? '', url, body)
      const status = failure ?? (answered ? 200 : 404)
      response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
      response.end(
        JSON.stringify(answered ?? { error: { type: 'api_error', message: 'Refused by the stand-in' } }),
      )
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // listening on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    subscriptions,
    sessions,
    fail: (...statuses) => failures.push(...statuses),
    subscribe(customer, plan, at) {
      const seconds = Math.floor(at.getTime() / 1000)
      const chosen = prices.find(({ metadata }) => metadata.plan === plan)
      if (!chosen) throw new Error(`no price for ${plan}`)
      const item = { id: `si_${(made += 1)}`, current_period_end: seconds + monthSeconds, price: chosen }
      const subscription: StandInSubscription = {
        id: `sub_${(made += 1)}`,
        object: 'subscription',
        customer,
        created: seconds,
        start_date: seconds,
        status: 'active',
        cancel_at: null,
        cancel_at_period_end: false,
        items: { object: 'list', data: [item] },
      }
      subscriptions.push(subscription)
      return subscription
    },
  }
}

const invoice = {
  id: 'in_1',
  object: 'invoice',
  number: 'A-0001',
  created: 1_772_000_000,
  total: 4900,
  currency: 'eur',
  status: 'paid',
  hosted_invoice_url: 'https://invoice.stripe.example/in_1',
}

function list(data: readonly object[]): object {
  return { object: 'list', has_more: false, url: '/', data }
}
