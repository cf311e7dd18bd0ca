import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aLine, aQuote, aSentQuote, aShop, startTestProduct } from '#testing'
import {
  recordingWatcher,
  documentProcesses,
  plain,
  until,
} from '../realtime/documents/testing/test-documents.ts'
import { toJson } from '../realtime/tree/to-export.ts'

const processes = documentProcesses()
const product = await startTestProduct()
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
  // As noteChange writes it.
  return plain(toJson(node)) as Record<string, Revision>
}

/** What a step told of one collection, beyond what stood there before: once, in order. */
async function toldBy(collection: string, step: () => Promise<unknown>): Promise<Omit<Revision, 'rev'>[]> {
  const { [collection]: before } = (await revisions()) ?? {}
  const ear = recordingWatcher()
  const { stop } = await documents.watch({ userId }, ['revisions', shop.team.id, collection], ear)
  await step()
  await until(() => ear.nodes.length > 0)
  stop()
  // As noteChange writes it.
  const heard = ear.nodes as Revision[]
  assert.deepEqual(
    heard.map(({ rev }) => rev - (before?.rev ?? 0)),
    heard.map((_, index) => index + 1),
  )
  return heard.map(({ rev: _rev, ...rest }) => rest)
}

const post = (path: string, body: object) => shop.owner.call('POST', `${shop.path}${path}`, body)

test('a new team has a revision for each catalog it starts with', async () => {
  await until(async () => (await revisions())?.['catalogs'] !== undefined)
  assert.equal((await revisions())['catalogs']?.rev, 3)
  assert.equal((await revisions())['catalogs']?.by, userId)
})

test('members hear of a quote made, edited and sent, and of its customer', async () => {
  let quote: any
  assert.deepEqual(await toldBy('quotes', async () => (quote = await aQuote(shop))), [
    { id: quote.id, by: userId, at },
  ])
  await until(async () => (await revisions())['customers'] !== undefined)
  assert.deepEqual((await revisions())['customers'], { rev: 1, id: quote.customerId, by: userId, at })
  const edit = { rev: quote.rev, customer: { kind: 'private', name: 'Ada King' } }
  const editing = async () =>
    (quote = (await shop.owner.call('PATCH', `${shop.path}/quotes/${quote.id}`, edit)).body)
  assert.deepEqual(await toldBy('customers', editing), [{ id: quote.customerId, by: userId, at }])
  const before = (await revisions())['quotes']?.rev ?? 0
  const { quote: sent } = await aSentQuote(shop)
  await until(async () => (await revisions())['quotes']?.rev === before + 2)
  assert.equal((await revisions())['quotes']?.id, sent.id)
})

test('members hear of the first view and of an answer of the customer, who is nobody of theirs', async () => {
  const before = (await revisions())['quotes']?.rev ?? 0
  const { quote, token } = await aSentQuote(shop)
  const other = await aSentQuote(shop, { lines: [aLine(shop)] })
  const ask = (of: string, action: string, body?: object) =>
    product.call('POST', `/public/quotes/${of}/${action}`, body)
  await until(async () => (await revisions())['quotes']?.rev === before + 4)
  assert.deepEqual(await toldBy('quotes', () => ask(token, 'view')), [{ id: quote.id, at }])
  assert.deepEqual(await toldBy('quotes', () => ask(token, 'accept', {})), [{ id: quote.id, at }])
  const again = (await revisions())['quotes']?.rev
  await ask(token, 'view')
  await ask(token, 'accept', {})
  assert.deepEqual(await toldBy('quotes', () => ask(other.token, 'decline', { reason: 'price' })), [
    { id: other.quote.id, at },
  ])
  assert.equal((await revisions())['quotes']?.rev, (again ?? 0) + 1, 'what changes nothing is not told')
})

test('members hear of settings, and nothing of what was refused', async () => {
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
  assert.deepEqual(await toldBy('settings', saving), [{ id: 'look-up-service', by: userId, at }])
  assert.deepEqual(await toldBy('settings', () => shop.owner.call('DELETE', path)), [
    { id: 'look-up-service', by: userId, at },
  ])
})
