import assert from 'node:assert/strict'
import { test } from 'vitest'
import { acceptance, aLine, aQuote, aSentQuote, aShop, startTestProduct } from '#testing'
import {
  recordingWatcher,
  documentProcesses,
  plain,
  until,
} from '../realtime/documents/testing/test-documents.ts'
import { toJson } from '../realtime/tree/to-export.ts'

const product = await startTestProduct()
const processes = documentProcesses()
const documents = await processes.start(product.database)
const shop = await aShop(product)
const { userId } = shop.owner
const at = product.clock.now().getTime()

interface Revision {
  readonly rev: number
  readonly id: string
  readonly by?: string
  readonly at: number
}

async function revisions(): Promise<Record<string, Revision>> {
  const node = await documents.read({ userId }, ['revisions', shop.team.id])
  // The data that bumpRevisions writes.
  return plain(toJson(node)) as Record<string, Revision>
}

/** Returns the revisions of one collection that a step caused, in order. */
async function revisionsFrom(
  collection: string,
  step: () => Promise<unknown>,
): Promise<Omit<Revision, 'rev'>[]> {
  const { [collection]: before } = (await revisions()) ?? {}
  const ear = recordingWatcher()
  const { stop } = await documents.watch({ userId }, ['revisions', shop.team.id, collection], ear)
  await step()
  await until(() => ear.nodes.length > 0)
  stop()
  // The data that bumpRevisions writes.
  const received = ear.nodes as Revision[]
  assert.deepEqual(
    received.map(({ rev }) => rev - (before?.rev ?? 0)),
    received.map((_, index) => index + 1),
  )
  return received.map(({ rev: _rev, ...rest }) => rest)
}

const post = (path: string, body: object) => shop.owner.call('POST', `${shop.path}${path}`, body)

test('a new team has one catalog revision per starter catalog', async () => {
  await until(async () => (await revisions())?.['catalogs'] !== undefined)
  assert.equal((await revisions())['catalogs']?.rev, 3)
  assert.equal((await revisions())['catalogs']?.by, userId)
})

test('adding, editing and sending a quote bumps quotes and customers', async () => {
  let quote: any
  assert.deepEqual(await revisionsFrom('quotes', async () => (quote = await aQuote(shop))), [
    { id: quote.id, by: userId, at },
  ])
  await until(async () => (await revisions())['customers'] !== undefined)
  assert.deepEqual((await revisions())['customers'], { rev: 1, id: quote.customerId, by: userId, at })
  const edit = { rev: quote.rev, customer: { kind: 'private', name: 'Ada King' } }
  const editing = async () =>
    (quote = (await shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}`, edit)).body)
  assert.deepEqual(await revisionsFrom('customers', editing), [{ id: quote.customerId, by: userId, at }])
  const before = (await revisions())['quotes']?.rev ?? 0
  const { quote: sent } = await aSentQuote(shop)
  await until(async () => (await revisions())['quotes']?.rev === before + 2)
  assert.equal((await revisions())['quotes']?.id, sent.id)
})

test('the counts of quotes are news when a quote is added, sent or answered, and at no other time', async () => {
  const last = async () => (await revisions())['quotes']?.rev ?? 0
  const quotesUpTo = (rev: number) => until(async () => (await last()) === rev)
  const counted = async () => (await revisions())['quoteCounts']?.rev ?? 0
  const [quotesBefore, before] = [await last(), await counted()]
  const draft = await aQuote(shop)
  await shop.owner.call('PATCH', `${shop.path}/quotes/${draft.id}`, { rev: draft.rev, note: 'Changed' })
  await quotesUpTo(quotesBefore + 2)
  assert.equal(await counted(), before + 1)
  const { token } = await aSentQuote(shop)
  await quotesUpTo(quotesBefore + 4)
  assert.equal(await counted(), before + 3)
  await product.call('POST', `/public/quotes/${token}/view`)
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  await quotesUpTo(quotesBefore + 6)
  assert.equal(await counted(), before + 4)
})

test('the first view and an answer of the customer bump quotes, without a member', async () => {
  const before = (await revisions())['quotes']?.rev ?? 0
  const { quote, token } = await aSentQuote(shop)
  const other = await aSentQuote(shop, { lines: [aLine(shop)] })
  const ask = (of: string, action: string, body?: object) =>
    product.call('POST', `/public/quotes/${of}/${action}`, body)
  await until(async () => (await revisions())['quotes']?.rev === before + 4)
  assert.deepEqual(await revisionsFrom('quotes', () => ask(token, 'view')), [{ id: quote.id, at }])
  assert.deepEqual(await revisionsFrom('quotes', () => ask(token, 'accept', acceptance)), [
    { id: quote.id, at },
  ])
  const again = (await revisions())['quotes']?.rev
  await ask(token, 'view')
  await ask(token, 'accept', acceptance)
  assert.deepEqual(await revisionsFrom('quotes', () => ask(other.token, 'decline', { reason: 'price' })), [
    { id: other.quote.id, at },
  ])
  assert.equal((await revisions())['quotes']?.rev, (again ?? 0) + 1, 'no revision without a change')
})

test('saving settings bumps settings; rejected calls bump nothing', async () => {
  const service = {
    name: 'Checks',
    urlTemplate: 'https://checks.example/{number}',
    headerName: '',
    mappings: { blacklist: { pointer: '/listed', clear: ['false'], flagged: ['true'] } },
  }
  const path = `${shop.path}/look-up-service`
  const saving = () => shop.owner.call('PUT', path, service)
  const refused = await post('/quotes', { lines: [] })
  assert.ok(refused.status >= 400)
  assert.deepEqual(await revisionsFrom('settings', saving), [{ id: 'look-up-service', by: userId, at }])
  assert.deepEqual(await revisionsFrom('settings', () => shop.owner.call('DELETE', path)), [
    { id: 'look-up-service', by: userId, at },
  ])
})
