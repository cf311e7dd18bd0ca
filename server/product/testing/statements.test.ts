import assert from 'node:assert/strict'
import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { test, vi } from 'vitest'
import { acceptance, after, aQuoteInput, aShop, startTestProduct, tokenIn } from '#testing'

/** Records statements by the request that caused them. */
const requests = new AsyncLocalStorage<string[]>()

/** Statements after the answer, which notify open screens of the change. */
const afterAnswer = 'realtime notices'

interface Answered {
  readonly status: number
  readonly body: any
}

test('requests send exactly these numbers of statements', { timeout: 120_000 }, async () => {
  let newest: string[] = []
  const begin = (): void => requests.enterWith((newest = []))
  subscribe('http.server.request.start', begin)
  after(() => unsubscribe('http.server.request.start', begin))
  const send = pg.Client.prototype.query
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
    const [statement] = given as [string | { readonly text?: string }]
    requests.getStore()?.push(typeof statement === 'string' ? statement : (statement.text ?? ''))
    return Reflect.apply(send, this, given)
  } as never)

  const product = await startTestProduct()
  const shop = await aShop(product)
  const { owner, path } = shop
  const counts: Record<string, number> = {}
  const count = async (name: string, ask: () => Promise<Answered>): Promise<any> => {
    const { status, body } = await ask()
    const sent = newest
    assert.ok(status < 300, `${name}: ${status} ${JSON.stringify(body)}`)
    const end = sent.findIndex((text) => text.includes(afterAnswer))
    counts[name] = end === -1 ? sent.length : end
    return body
  }
  const page = async (token: string): Promise<Answered> => {
    const response = await fetch(`${product.url}/q/${token}`)
    return { status: response.status, body: await response.text() }
  }

  // The customer exists and the catalog is cached, as in most calls.
  for (const key of [undefined, randomUUID()]) {
    const keyed = (name: string) => (key === undefined ? name : `${name} with a key`)
    const headers = (name: string) =>
      key === undefined ? {} : { 'idempotency-key': `${key} ${name}`.replace(' ', '-') }
    await owner.call('POST', `${path}/quotes`, aQuoteInput(shop))
    const draft = await count(keyed('create'), () =>
      owner.call('POST', `${path}/quotes`, aQuoteInput(shop), headers('create')),
    )
    const at = `${path}/quotes/${draft.id}`
    await count('list', () => owner.call('GET', `${path}/quotes`))
    await count('search', () => owner.call('GET', `${path}/quotes?search=ada`))
    await count('open', () => owner.call('GET', at))
    const edited = await count(keyed('edit'), () =>
      owner.call('PATCH', at, { rev: draft.rev, note: 'Until Friday' }, headers('edit')),
    )
    const sent = await count(keyed('send'), () =>
      owner.call('POST', `${at}/send`, { rev: edited.rev }, headers('send')),
    )
    const token = tokenIn(sent.publicUrl)
    await page(token)
    await count('page', () => page(token))
    await count(keyed('accept'), () =>
      product.call('POST', `/public/quotes/${token}/accept`, acceptance, headers('accept')),
    )
  }
  // Includes `begin` and `commit` of changes; an idempotency key adds its claim.
  assert.deepEqual(counts, {
    list: 2,
    search: 2,
    open: 2,
    page: 2,
    create: 9,
    'create with a key': 10,
    edit: 2,
    'edit with a key': 7,
    send: 9,
    'send with a key': 10,
    accept: 8,
    'accept with a key': 9,
  })
})
