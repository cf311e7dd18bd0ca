import assert from 'node:assert/strict'
import { test } from 'vitest'
import { allField, addressOfAll } from '@costard/templates'
import { aLine, aSentQuote, aShop, samples, startTestProduct, untilDelivered } from '#testing'
import { choiceIn } from './public-quote-form.ts'

const product = await startTestProduct()
const { clock, url } = product

async function visit(token: string, { query = '', ...init }: RequestInit & { query?: string } = {}) {
  const response = await fetch(`${url}/q/${token}${query}`, { redirect: 'manual', ...init })
  const { status, headers } = response
  return { status, headers, tag: headers.get('etag') ?? '', text: await response.text() }
}

test('a page that its reader has is not sent again, and HEAD renders none', async () => {
  const shop = await aShop(product)
  const { quote, token } = await aSentQuote(shop)
  await untilDelivered(shop, quote)
  const page = await visit(token)
  assert.equal(page.headers.get('cache-control'), 'private, no-cache')
  const again = await visit(token, { headers: { 'if-none-match': page.tag } })
  assert.deepEqual([again.status, again.text], [304, ''])
  const head = await visit(token, { method: 'HEAD' })
  const shown = ({ status, headers, tag }: Awaited<ReturnType<typeof visit>>) => [
    status,
    tag,
    headers.get('content-type'),
    headers.get('content-security-policy'),
    headers.get('cache-control'),
  ]
  assert.deepEqual(shown(head), shown(page))
  assert.notEqual((await visit(token, { query: '?decline' })).tag, page.tag)
  const refused = await visit(token, {
    method: 'POST',
    headers: { origin: url },
    body: new URLSearchParams({ answer: 'accept' }),
  })
  assert.deepEqual(
    [refused.status, refused.tag, refused.headers.get('cache-control')],
    [422, '', 'private, no-store'],
  )
  assert.equal((await visit('A'.repeat(27), { method: 'HEAD' })).status, 404)
})

test('every change of the page changes its tag', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const { owner, path } = shop
  const { quote, token } = await aSentQuote(shop)
  const at = `${path}/quotes/${quote.id}`
  const hours = Array.from({ length: 7 }, () => [{ from: '00:00', to: '12:00' }])
  let details: any = {
    name: 'Liffey Exchange',
    legalName: '',
    vatNumber: '',
    street: '',
    town: '',
    directions: '',
    phone: '',
    hours: null,
    terms: {},
    rev: 0,
  }
  const save = async (change: object) => {
    details = { ...details, ...change }
    const { status, body } = await owner.call('PUT', `${path}/shop`, details)
    assert.equal(status, 200, JSON.stringify(body))
    details.rev = body.rev
  }
  const submit = (fields: Record<string, string>) =>
    visit(token, { method: 'POST', headers: { origin: url }, body: new URLSearchParams(fields) })
  const changes: Readonly<Record<string, () => Promise<unknown>>> = {
    phone: () => save({ phone: '+353 1 555 0100' }),
    color: () => save({ color: '#0a6c4b' }),
    hours: () => save({ hours }),
    'closing time': async () => clock.advanceSeconds(12 * 3600),
    day: async () => clock.advanceSeconds(86_400),
    logo: () => owner.call('PUT', `${path}/shop/logo`, { image: samples.png.toString('base64') }),
    question: () => submit({ answer: 'ask', text: 'Until when are you open?', name: 'Ada' }),
    file: async () => {
      const sent = await fetch(`${url}/api${at}/files?name=shown.jpg&isForCustomer=true`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await owner.idToken()}` },
        body: new Uint8Array(samples.jpeg),
      })
      assert.equal(sent.status, 201)
    },
    acceptance: async () => {
      const { status } = await submit({ answer: 'accept', name: 'Ada Customer', agrees: 'yes' })
      assert.equal(status, 303)
    },
  }
  let before = await visit(token)
  for (const [what, change] of Object.entries(changes)) {
    await change()
    const after = await visit(token, { headers: { 'if-none-match': before.tag } })
    assert.equal(after.status, 200, what)
    assert.notEqual(after.text, before.text, what)
    before = after
  }
})

test('of very many lines the first are listed, and what is chosen stays when all are shown', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const lines = Array.from({ length: 25 }, () => aLine(shop))
  const { quote, token } = await aSentQuote(shop, { lines })
  const last = quote.lines.at(-1)
  assert.ok(last)
  const page = await visit(token, { query: `?offer.${last.id}=cash` })
  const [, href = ''] = /href="(\?all=[^"]*)"/.exec(page.text) ?? []
  const all = await visit(token, { query: href.replaceAll('&#38;', '&') })
  assert.ok(all.text.length > page.text.length)
  assert.match(all.text, new RegExp(`name="${allField}"`))
  for (const { text } of [page, all])
    assert.match(text, new RegExp(`name="offer.${last.id}"\\s+value="cash"\\s+checked`))
  const { body } = await shop.owner.call('GET', `/public/quotes/${token}`)
  const choice = choiceIn(new URL(`${url}/${href.replaceAll('&#38;', '&')}`).searchParams, body)
  assert.equal(addressOfAll(body, choice), href.replaceAll('&#38;', '&'))
})
