import assert from 'node:assert/strict'
import type { FulfilmentState, QuoteState } from '../../core/quotes/quotes.ts'
import { acceptance, aLine, aQuote, aSentQuote } from '../../server/testing/product-builders.ts'
import { jpegWithPlace } from '../../server/testing/sample-files.ts'
import { openBrowser } from '../steps/browser.ts'
import { faultsOnAPhone, outOfView, phone } from './faults/fits-a-phone.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

/** A quote in some state: its id, and the token of its link if its customer has one. */
interface Made {
  readonly id: string
  readonly token?: string
}

async function ok(answer: Promise<{ status: number; body: any }>): Promise<any> {
  const { status, body } = await answer
  assert.ok(status < 300, `${status} ${JSON.stringify(body)}`)
  return body
}

/** Does something to a quote as it is now. */
async function act({ id }: Made, action: string, body: object = {}): Promise<any> {
  const at = `${shop.path}/quotes/${id}`
  const { rev } = await ok(shop.owner.call('GET', at))
  return ok(shop.owner.call('POST', `${at}/${action}`, { rev, ...body }))
}

async function aSent(kind: 'buy' | 'repair' | 'sell' = 'buy'): Promise<Made> {
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop, {}, kind)] })
  return { id: quote.id, token }
}

async function anAccepted(kind?: 'buy' | 'repair' | 'sell'): Promise<Made & { token: string }> {
  const { id, token = '' } = await aSent(kind)
  await ok(shop.owner.call('POST', `/public/quotes/${token}/accept`, acceptance))
  return { id, token }
}

/** A draft whose device is bent: somebody has to release its price. */
async function aHeld(): Promise<Made> {
  const answers = { ...aLine(shop).answers, body: 'bent' }
  return aQuote(shop, { lines: [aLine(shop, { answers })] })
}

const quotesIn: Readonly<Record<QuoteState, () => Promise<Made>>> = {
  draft: () => aQuote(shop),
  pendingApproval: async () => {
    const held = await aHeld()
    await act(held, 'ask', { question: 'One corner' })
    return held
  },
  sent: aSent,
  accepted: anAccepted,
  declined: async () => {
    const { id, token } = await aSent()
    await ok(shop.owner.call('POST', `/public/quotes/${token}/decline`, { reason: 'price' }))
    return { id, ...(token && { token }) }
  },
  expired: async () => {
    const sent = await aSent()
    for (const table of ['quotes', 'quote_revisions'])
      await shop.asDatabase(`update product.${table} set valid_until = '2026-01-01' where quote_id = $1`, [
        sent.id,
      ])
    return sent
  },
  superseded: async () => {
    const sent = await aSent()
    const revision = await act(sent, 'revise')
    await act(revision, 'send')
    return sent
  },
  cancelled: async () => {
    const sent = await aSent()
    await act(sent, 'cancel', { reason: 'Wrong device' })
    return sent
  },
  completed: () => withDevice('buy', 'received', 'inspecting', 'matched', 'paid'),
}

async function lineOf({ id }: Made): Promise<string> {
  const { lines } = await ok(shop.owner.call('GET', `${shop.path}/quotes/${id}`))
  return lines[0].id
}

/** An accepted quote whose device went through the states. */
async function withDevice(kind: 'buy' | 'repair' | 'sell', ...states: FulfilmentState[]): Promise<Made> {
  const accepted = await anAccepted(kind)
  for (const to of states)
    await act(accepted, `lines/${await lineOf(accepted)}/fulfilment`, {
      to,
      note: to === 'onHold' ? 'The police asked' : '',
    })
  return accepted
}

/** A purchase whose inspection found a crack, for which the customer was offered less. */
async function aCounterOffered(): Promise<Made & { token: string }> {
  const accepted = await anAccepted()
  const lineId = await lineOf(accepted)
  await act(accepted, `lines/${lineId}/fulfilment`, { to: 'received' })
  const at = `${shop.path}/quotes/${accepted.id}`
  const answers = { ...aLine(shop).answers, screen: 'cracked' }
  const notes = { screen: { reason: 'cosmetic', text: 'From the lower right corner' } }
  await ok(shop.owner.call('PUT', `${at}/lines/${lineId}/inspection`, { rev: 0, answers, notes }))
  const query = `name=crack.jpg&lineId=${lineId}&questionKey=screen&side=found`
  const added = await fetch(`${shop.url}/api${at}/files?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await shop.owner.idToken()}` },
    body: new Uint8Array(jpegWithPlace()),
  })
  assert.equal(added.status, 201)
  await act(accepted, `lines/${lineId}/counter-offer`, { inspectionRev: 1 })
  return accepted
}

async function answered(answer: 'accepted' | 'declined'): Promise<Made> {
  const offered = await aCounterOffered()
  await act(offered, `lines/${await lineOf(offered)}/counter-offer/answer`, {
    answer,
    channel: 'phone',
    note: 'By phone',
  })
  return offered
}

const devicesIn: Readonly<Record<FulfilmentState, () => Promise<Made>>> = {
  awaiting: () => withDevice('buy'),
  received: () => withDevice('buy', 'received'),
  inspecting: () => withDevice('buy', 'received', 'inspecting'),
  counterOffered: aCounterOffered,
  counterAccepted: () => answered('accepted'),
  counterDeclined: () => answered('declined'),
  matched: () => withDevice('buy', 'received', 'inspecting', 'matched'),
  paid: () => withDevice('buy', 'received', 'inspecting', 'matched', 'paid'),
  returned: () => withDevice('buy', 'received', 'returned'),
  diagnosing: () => withDevice('repair', 'received', 'diagnosing'),
  done: () => withDevice('repair', 'received', 'diagnosing', 'done'),
  reserved: () => withDevice('sell'),
  handedOver: () => withDevice('sell', 'handedOver'),
  released: () => withDevice('sell', 'released'),
  cancelled: () => withDevice('buy', 'cancelled'),
  onHold: () => withDevice('buy', 'received', 'onHold'),
}

/** The state, the amount with what comes next, and a way on, without scrolling. */
const ofTeam = {
  state: 'main h1',
  amount: 'main .cp-ticket > div, main article > footer',
  'way on': '.cp-own-foot button, .cp-own-foot a',
}
const ofCustomer = { state: 'h1' }

for (const [what, made] of [
  ['quote', quotesIn],
  ['device', devicesIn],
] as const)
  test(`every state of a ${what} fits a phone, for the team and its customer`, async () => {
    test.setTimeout(900_000)
    const page = await shop.browserOf(shop.owner, '/quotes', shop.url, { viewport: phone })
    const customer = await openBrowser({ viewport: phone })
    const found: string[] = []
    for (const [state, make] of Object.entries(made)) {
      const { id, token } = await make()
      await page.goto(`${shop.url}/t/${shop.team.id}/quotes/${id}`)
      await page.locator('main h1').first().waitFor()
      await page
        .locator('.cp-own-foot button, .cp-own-foot a')
        .locator('visible=true')
        .first()
        .waitFor({ timeout: 20_000 })
      found.push(
        ...[...(await outOfView(page, ofTeam)), ...(await faultsOnAPhone(page))].map(
          (fault) => `${state}: ${fault}`,
        ),
      )
      if (token === undefined) continue
      await customer.goto(`${shop.url}/q/${token}`)
      found.push(
        ...[...(await outOfView(customer, ofCustomer)), ...(await faultsOnAPhone(customer))].map(
          (fault) => `${state}, customer: ${fault}`,
        ),
      )
    }
    assert.deepEqual(found, [])
  })
