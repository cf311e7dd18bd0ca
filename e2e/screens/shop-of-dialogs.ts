import type { Quote } from '@costard/contract'
import { aLine, aPaidPurchase, aSentQuote, untilDelivered } from '../../server/testing/product-builders.ts'
import { samples } from '../../server/testing/sample-files.ts'
import { openShopOfScreens, type ShopOfScreens } from './shop-of-screens.ts'

/** A shop whose quotes, customers, catalogs and settings are in the states in which dialogs can be opened. */
export interface ShopOfDialogs extends ShopOfScreens {
  readonly accepted: Quote
  /** A quote with a counter-offer that its customer has not answered. */
  readonly countered: Quote
  /** A quote whose device is inspected and worth less than agreed. */
  readonly inspected: Quote
  /** A customer with the email address of another one. */
  readonly twinId: string
  readonly sourceId: string
  readonly viewId: string
}

const weekMs = 7 * 86_400_000

export async function openShopOfDialogs(): Promise<ShopOfDialogs> {
  const shop = await openShopOfScreens()
  const { owner, path, catalogs, sent } = shop
  await shop.hire('Cian Walsh', 'agent')
  await aPaidPurchase(shop)
  const accepted = await anAcceptedQuote(shop)
  const inspected = await anInspectedQuote(shop)
  const countered = await anInspectedQuote(shop)
  const line = `/quotes/${countered.id}/lines/${countered.lines[0]?.id}`
  const { rev } = await call(shop, 'GET', `/quotes/${countered.id}`)
  await call(shop, 'POST', `${line}/counter-offer`, { rev, inspectionRev: 1 })
  const statement = `update product.counter_offers set delivery = delivery || '{"state": "sent"}' where quote_id = $1`
  await shop.asDatabase(statement, [countered.id])
  const twin = { kind: 'private', name: 'Ada Twin', email: 'ada@customer.example' }
  const { id: twinId } = await call(shop, 'POST', '/customers', twin)
  await call(shop, 'POST', `/quotes/${sent.id}/notes`, { text: 'Calls back on Monday' })
  await call(shop, 'POST', `/customers/${sent.customerId}/notes`, { text: 'Calls back on Monday' })
  const where = { street: '2 Hill', town: '', directions: '', phone: '', hours: null }
  await call(shop, 'POST', '/sites', { name: 'Hill', ...where })
  const { id: sourceId } = await call(shop, 'POST', '/price-sources', aSource(catalogs.buy.pricing.id))
  const ofSent = { name: 'Waiting', query: 'state=sent', isShared: true }
  const { id: viewId } = await call(shop, 'POST', '/quote-views', ofSent)
  await call(shop, 'POST', '/api-keys', { name: 'Till', scopes: ['quotes.read'] })
  await call(shop, 'POST', '/webhooks', { url: 'https://erp.example/hook', events: ['quote.sent'] })
  const ours = { subject: 'Ours', text: 'Hello {customerName}', rev: 0 }
  await call(shop, 'PUT', '/messages/quoteSent/en', ours)
  await change(shop, 'buy')
  const sell = `/catalogs/${catalogs.sell.pricing.id}`
  const at = `${new Date(Date.now() + weekMs).toISOString().slice(0, 10)}T09:00`
  await call(shop, 'PUT', `${sell}/schedule`, {
    baseVersion: 1,
    rev: await change(shop, 'sell'),
    at,
    note: '',
  })
  const repair = `/catalogs/${catalogs.repair.pricing.id}`
  await call(shop, 'POST', `${repair}/publish`, {
    baseVersion: 1,
    rev: await change(shop, 'repair'),
    note: '',
  })
  await untilDelivered({ owner, path }, sent)
  return { ...shop, accepted, countered, inspected, twinId, sourceId, viewId }
}

async function call(
  { owner, path }: ShopOfScreens,
  method: 'GET' | 'PATCH' | 'POST' | 'PUT',
  address: string,
  body?: object,
): Promise<any> {
  const answer = await owner.call(method, path + address, body)
  if (answer.status >= 300)
    throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

async function anAcceptedQuote(shop: ShopOfScreens): Promise<Quote> {
  const { quote } = await aSentQuote(shop)
  const { rev } = await call(shop, 'GET', `/quotes/${quote.id}`)
  await call(shop, 'POST', `/quotes/${quote.id}/accept`, { rev, channel: 'phone', note: 'By phone' })
  return quote
}

/** A received device whose screen is cracked, unlike its customer said. */
async function anInspectedQuote(shop: ShopOfScreens): Promise<Quote> {
  const quote = await anAcceptedQuote(shop)
  const line = `/quotes/${quote.id}/lines/${quote.lines[0]?.id}`
  for (const to of ['received', 'inspecting']) {
    const { rev } = await call(shop, 'GET', `/quotes/${quote.id}`)
    await call(shop, 'POST', `${line}/fulfilment`, { rev, to, note: '' })
  }
  await call(shop, 'PUT', `${line}/inspection`, {
    rev: 0,
    answers: { ...aLine(shop).answers, screen: 'cracked' },
    notes: { screen: { reason: 'cosmetic', text: 'Lower right corner' } },
  })
  await photograph(shop, quote)
  return quote
}

/** Adds a photo of the screen that was found. */
async function photograph({ owner, url, path }: ShopOfScreens, { id, lines: [line] }: Quote): Promise<void> {
  const query = `name=crack.png&lineId=${line?.id}&questionKey=screen&side=found`
  const { status } = await fetch(`${url}/api${path}/quotes/${id}/files?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await owner.idToken()}` },
    body: new Uint8Array(samples.png),
  })
  if (status !== 201) throw new Error(`photo: ${status}`)
}

/** Changes a price in the draft of a catalog. Returns the draft's revision. */
async function change(shop: ShopOfScreens, kind: 'buy' | 'repair' | 'sell'): Promise<number> {
  const { pricing } = shop.catalogs[kind]
  const part = {
    kind: 'price',
    key: kind === 'repair' ? 'iphone-15' : 'iphone-15-128',
    value: { minor: 12_300 },
  }
  const changes = [{ part, rev: 0 }]
  const draft = await call(shop, 'PATCH', `/catalogs/${pricing.id}/draft`, { baseVersion: 1, changes })
  return draft.rev
}

function aSource(catalogId: string) {
  const name = 'Recycler North'
  const bounds = { maxMoveBp: 2000, maxFewerBp: 200, inForceBp: null }
  const reading = { url: null, header: null, jsonPath: null, readAt: null, isOn: true }
  return { catalogId, name, fills: 'hint', hint: 'Supplier', ...reading, ...bounds }
}
