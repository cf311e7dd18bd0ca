import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { Quote, QuoteLine } from '@costard/contract'
import { acceptance, aLine, type Answer, aSentQuote, aShop, type Shop, startTestProduct, ok } from '#testing'
import { startFakeLookUpService, withJson } from '../../../device-checks/testing/fake-look-up-service.ts'

const product = await startTestProduct({ LOOK_UP_PRIVATE_ADDRESSES: 'on' })
const { clock } = product
const played = await startFakeLookUpService()
const shop = await aShop(product)
const service = {
  name: 'Own register',
  urlTemplate: `${played.url}/{number}`,
  headerName: '',
  mappings: { blacklist: { pointer: '/listed', clear: ['no'], flagged: ['yes'] } },
}
await ok(shop.owner.call('PUT', `${shop.path}/look-up-service`, service))

async function read({ id }: Pick<Quote, 'id'>): Promise<Quote> {
  return ok(shop.owner.call('GET', `${shop.path}/quotes/${id}`))
}

/** Sends a quote of a device with a unique serial number. */
async function aQuoteOf(serial: string, more: readonly ReturnType<typeof aLine>[] = []) {
  const line = aLine(shop, { device: { name: 'iPhone 15', serial } })
  return aSentQuote(shop, { lines: [line, ...more] })
}

async function record(
  quote: Pick<Quote, 'id' | 'rev' | 'lines'>,
  result: string,
  given: object = {},
): Promise<Quote> {
  clock.advanceSeconds(60)
  const { rev } = await read(quote)
  const path = `${shop.path}/quotes/${quote.id}/lines/${quote.lines[0]?.id}/checks`
  return ok(shop.owner.call('POST', path, { rev, kind: 'blacklist', result, ...given }))
}

async function lookUp(serial: string, listed: 'yes' | 'no' | 'maybe', by: Shop = shop): Promise<void> {
  clock.advanceSeconds(60)
  played.answer = withJson({ listed })
  await ok(by.owner.call('POST', `${by.path}/device-checks`, { serial, isFresh: true }))
}

function accept(token: string, choice: object = {}): Promise<Answer> {
  return product.call('POST', `/public/quotes/${token}/accept`, { ...acceptance, ...choice })
}

async function acceptFor(quote: Pick<Quote, 'id'>): Promise<Answer> {
  const { rev } = await read(quote)
  const path = `${shop.path}/quotes/${quote.id}/accept`
  return shop.owner.call('POST', path, { rev, channel: 'phone', note: 'Called' })
}

async function toCheck(token: string): Promise<string[]> {
  return (await ok(product.call('GET', `/public/quotes/${token}`))).linesToCheck
}

async function page(token: string, body?: Record<string, string>): Promise<{ status: number; text: string }> {
  const response = await fetch(`${product.url}/q/${token}`, {
    ...(body && { method: 'POST', body: new URLSearchParams(body), headers: { origin: product.url } }),
  })
  return { status: response.status, text: await response.text() }
}

const ofLines = ({ lines }: { readonly lines: readonly QuoteLine[] }) =>
  lines.flatMap(({ laterChecks }) =>
    laterChecks.map(({ kind, result, provider }) => [kind, result, provider]),
  )

test('a flagged answer of the look-up service after sending stops the acceptance until a clear one', async () => {
  const { quote, token } = await aQuoteOf('C02XK0AAJG50')
  await lookUp('C02XK0AAJG50', 'yes')
  const flagged = await read(quote)
  assert.ok(flagged.rev > quote.rev)
  assert.deepEqual(ofLines(flagged), [['blacklist', 'flagged', 'http']])
  assert.deepEqual(await toCheck(token), [quote.lines[0]?.id])
  const refused = await accept(token)
  assert.deepEqual([refused.status, refused.code], [409, 'quote/device-flagged'])
  assert.doesNotMatch(JSON.stringify(refused.body), /blacklist/)
  const forCustomer = await acceptFor(quote)
  assert.deepEqual([forCustomer.status, forCustomer.code], [409, 'quote/device-flagged'])
  assert.match(JSON.stringify(forCustomer.body), /blacklist/)
  await lookUp('C02XK0AAJG50', 'maybe')
  assert.equal((await accept(token)).status, 409)
  await lookUp('C02XK0AAJG50', 'no')
  assert.deepEqual(await toCheck(token), [])
  assert.equal((await accept(token)).status, 200)
})

test('a check recorded by hand stops the acceptance, and a later one lifts it', async () => {
  const { quote, token } = await aQuoteOf('C02XK0AAJG51')
  const flagged = await record(quote, 'flagged', { reference: 'Seen in the register' })
  const [check] = flagged.lines[0]?.laterChecks ?? []
  assert.deepEqual([check?.reference, check?.provider], ['Seen in the register', 'manual'])
  assert.equal((await acceptFor(quote)).code, 'quote/device-flagged')
  await record(quote, 'clear')
  assert.equal((await accept(token)).status, 200)
})

test('the customer reads on the page that the shop checks first, and cannot accept there', async () => {
  const { quote, token } = await aQuoteOf('C02XK0AAJG52')
  const before = await page(token)
  assert.match(before.text, /name="agrees"/)
  await record(quote, 'flagged')
  const { text } = await page(token)
  assert.match(text, /has to check something about your device first/)
  assert.doesNotMatch(text, /name="agrees"|blacklist/i)
  assert.match(text, /\?decline/)
  const form = { answer: 'accept', name: 'Ada Customer', agrees: 'yes' }
  const late = await page(token, form)
  assert.deepEqual([late.status, /has to check something/.test(late.text)], [409, true])
  await record(quote, 'clear')
  assert.match((await page(token)).text, /name="agrees"/)
})

test('an optional device that is flagged can be left out', async () => {
  const line = aLine(shop, { device: { name: 'iPhone 15', serial: 'C02XK0AAJG53' } })
  const { quote, token } = await aSentQuote(shop, {
    lines: [{ ...line, isOptional: true }, aLine(shop, {}, 'repair')],
  })
  await record(quote, 'flagged')
  assert.equal((await accept(token)).code, 'quote/device-flagged')
  assert.match((await page(token)).text, /name="agrees"/)
  assert.equal((await accept(token, { leftOut: [quote.lines[0]?.id] })).status, 200)
})

test('a check during a revision stops the revision before, and goes on to the next', async () => {
  const { quote, token } = await aQuoteOf('C02XK0AAJG54')
  const { rev } = await ok(
    shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/revise`, { rev: quote.rev }),
  )
  await lookUp('C02XK0AAJG54', 'yes')
  assert.equal((await accept(token)).code, 'quote/device-flagged')
  assert.equal((await read(quote)).rev, rev) // the draft can be saved
  const sent = await ok(shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/send`, { rev }))
  assert.equal((await acceptFor(sent)).code, 'quote/device-flagged')
})

test('checks stay when a line is edited, unless it gets another device', async () => {
  const { quote } = await aQuoteOf('C02XK0AAJG55')
  await record(quote, 'flagged')
  const { rev } = await read(quote)
  await ok(shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/revise`, { rev }))
  const edit = async (serial: string) => {
    const { rev: current, lines } = await read(quote)
    const line = aLine(shop, { device: { name: 'iPhone 15', serial }, note: `now ${serial}` })
    const changes = [{ op: 'edit', lineId: lines[0]?.id, line }]
    return ok(shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}/lines`, { rev: current, changes }))
  }
  assert.deepEqual(ofLines(await edit('C02XK0AAJG55')), [['blacklist', 'flagged', 'manual']])
  assert.deepEqual(ofLines(await edit('C02XK0AAJG56')), [])
})

test('other devices, other teams and accepted quotes are not touched', async () => {
  const { quote } = await aQuoteOf('C02XK0AAJG57')
  const accepted = await aQuoteOf('C02XK0AAJG58')
  await ok(accept(accepted.token))
  const other = await aShop(product)
  await ok(other.owner.call('PUT', `${other.path}/look-up-service`, service))
  await lookUp('C02XK0AAJG57', 'yes', other)
  await lookUp('C02XK0AAJG58', 'yes')
  await lookUp('C02XK0AAJG59', 'yes')
  assert.deepEqual(ofLines(await read(quote)), [])
  assert.deepEqual(ofLines(await read(accepted.quote)), [])
  const { rev } = await read(accepted.quote)
  const path = `${shop.path}/quotes/${accepted.quote.id}/lines/${accepted.quote.lines[0]?.id}/checks`
  const refused = await shop.owner.call('POST', path, { rev, kind: 'mdm', result: 'clear' })
  assert.deepEqual([refused.status, refused.code], [409, 'quote/wrong-state'])
})

test('of many checks of a line the newest of each kind and result is kept', async () => {
  const { quote } = await aQuoteOf('C02XK0AAJG5A')
  for (let times = 0; times < 3; times += 1) {
    await record(quote, 'flagged')
    await record(quote, 'clear', { kind: 'findMy' })
  }
  const { lines } = await record(quote, 'clear')
  assert.deepEqual(ofLines({ lines }), [
    ['blacklist', 'flagged', 'manual'],
    ['findMy', 'clear', 'manual'],
    ['blacklist', 'clear', 'manual'],
  ])
})
