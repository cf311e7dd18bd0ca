import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type LineInput, Quote, quoteLimits } from '@costard/contract'
import {
  acceptance,
  aLine,
  type Answer,
  aQuoteInput,
  aSentQuote,
  aShop,
  pdfIn,
  startTestProduct,
  withOwnNumbers,
} from '#testing'

const product = await startTestProduct()
const { url } = product
const shop = await aShop(product, { country: 'IE' })

const warranty = { key: 'warranty24', isOptional: true }
const charger = { key: 'charger', isOptional: true }
const aSale = (line: Partial<LineInput> = {}) => aLine(shop, line, 'sell')

/** Submits the form of the page like a browser without scripts. */
async function submit(token: string, fields: readonly (readonly [string, string])[]) {
  const body = new URLSearchParams([
    ['answer', 'accept'],
    ['name', 'Ada Customer'],
    ['agrees', 'yes'],
    ...fields.map(([name, value]): [string, string] => [name, value]),
  ])
  const init = { method: 'POST', body, headers: { origin: url }, redirect: 'manual' } as const
  const response = await fetch(`${url}/q/${token}`, init)
  return { status: response.status, text: await response.text() }
}

async function pageOf(token: string, query = ''): Promise<string> {
  return (await fetch(`${url}/q/${token}${query}`)).text()
}

function accept(token: string, choice: object): Promise<Answer> {
  return product.call('POST', `/public/quotes/${token}/accept`, { ...acceptance, ...choice })
}

async function read(id: string): Promise<Quote> {
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${id}`)
  assert.deepEqual(Quote.parse(body), body)
  return body
}

async function netOf(services: { key: string }[]): Promise<number> {
  const { body } = await shop.owner.call('POST', `${shop.path}/quotes`, {
    ...aQuoteInput(shop, { lines: [aSale({ services })] }),
  })
  return body.totals.netMinor
}

const refusal = ({ status, code, body }: Answer) => [status, code, body?.error?.detail?.reason]

test('a service that the customer can add is in the price once it is added', async () => {
  const [plain, both] = [await netOf([]), await netOf([{ key: 'warranty24' }, { key: 'charger' }])]
  const { quote, token } = await aSentQuote(shop, { lines: [aSale({ services: [warranty, charger] })] })
  const [line] = quote.lines
  assert.ok(line)
  assert.equal(quote.totals.netMinor, plain)
  const { body } = await product.call('GET', `/public/quotes/${token}`)
  assert.deepEqual(
    body.lines[0].options.map(({ key }: { key: string }) => key),
    ['warranty24', 'charger'],
  )
  assert.equal(body.lines[0].offers[0].withOptions[2].netMinor, both)

  const ticked = [
    ['chosen', 'yes'],
    [`option.${line.id}`, 'warranty24'],
    [`option.${line.id}`, 'charger'],
  ] as const
  const shown = await submit(token, [...ticked, ['net', String(plain)]])
  assert.equal(shown.status, 409, 'the total is shown before it is accepted')
  assert.match(shown.text, new RegExp(`name="net" value="${both}"`))
  assert.equal((await read(quote.id)).state, 'sent')
  assert.match(
    await pageOf(token, `?chosen=yes&option.${line.id}=warranty24&option.${line.id}=charger`),
    new RegExp(`name="net" value="${both}"`),
  )
  assert.equal((await submit(token, [...ticked, ['net', String(both)]])).status, 303)
  const accepted = await read(quote.id)
  assert.deepEqual(accepted.acceptance?.options, { [line.id]: ['warranty24', 'charger'] })
  assert.equal(accepted.acceptance?.netMinor, both)
  const { body: list } = await shop.owner.call('GET', `${shop.path}/quotes?search=${quote.number}`)
  assert.deepEqual([list.quotes[0].netMinor, list.quotes[0].totalKind], [both, 'exact'])
})

test('refuses services that are not offered, have no price, or are too many', async () => {
  const { quote, token } = await aSentQuote(shop, { lines: [aSale({ services: [warranty] })] })
  const id = quote.lines[0]!.id
  assert.deepEqual(refusal(await accept(token, { options: { [id]: ['charger'] } })), [
    422,
    'quote/choice-invalid',
    'unknown',
  ])
  const create = (lines: unknown[]) => shop.owner.call('POST', `${shop.path}/quotes`, { lines })
  const many = shop.catalogs.sell.pricing.services.map(({ key }) => ({ key, isOptional: true }))
  const unknown = Array.from({ length: quoteLimits.maxOptions + 1 }, (_, index) => ({
    key: many[index]?.key ?? `other-${index}`,
    isOptional: true,
  }))
  assert.deepEqual(refusal(await create([aSale({ services: unknown })])), [
    422,
    'quote/line-invalid',
    'too-many-options',
  ])
  assert.deepEqual(refusal(await create([aSale({ services: [{ key: 'gold', isOptional: true }] })])), [
    422,
    'quote/line-invalid',
    'unknown-service',
  ])
  const aRepair = (service: object) => aLine(shop, { services: [service as { key: string }] }, 'repair')
  let refused = 0
  for (const { key } of shop.catalogs.repair.pricing.services.filter(
    ({ price }) => price?.mode === 'onRequest',
  )) {
    const { body } = await create([aRepair({ key })])
    if (body.lines[0].result.onRequest.length === 0) continue
    refused += 1
    assert.deepEqual(refusal(await create([aRepair({ key, isOptional: true })])), [
      422,
      'quote/line-invalid',
      'option-without-price',
    ])
  }
  assert.ok(refused > 0)
  const lines = Array.from({ length: quoteLimits.maxQuoteOptions + 1 }, () => aSale({ services: [warranty] }))
  assert.deepEqual(refusal(await create(withOwnNumbers(lines))), [
    422,
    'quote/line-invalid',
    'too-many-options',
  ])
})

test('an optional line counts until it is left out, and is not settled then', async () => {
  const lines = [aSale({ quantity: 1 }), aSale({ isOptional: true, services: [{ key: 'charger' }] })]
  const { quote, token } = await aSentQuote(shop, { lines })
  const [kept, left] = quote.lines
  assert.ok(kept && left)
  const withBoth = quote.totals.netMinor
  const shown = await submit(token, [
    ['chosen', 'yes'],
    ['net', String(withBoth)],
  ])
  assert.equal(shown.status, 409)
  const net = withBoth - left.result.netMinor
  const fields = [
    ['chosen', 'yes'],
    ['net', String(net)],
  ] as const
  assert.equal((await submit(token, fields)).status, 303)
  let accepted = await read(quote.id)
  assert.deepEqual([accepted.acceptance?.leftOut, accepted.acceptance?.netMinor], [[left.id], net])
  assert.deepEqual(
    accepted.lines.map(({ fulfilment }) => fulfilment?.state),
    ['reserved', undefined],
  )
  const advance = (lineId: string) =>
    shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/lines/${lineId}/fulfilment`, {
      rev: accepted.rev,
      to: 'handedOver',
    })
  assert.equal((await advance(left.id)).code, 'quote/line-not-found')
  assert.equal((await advance(kept.id)).status, 200)
  accepted = await read(quote.id)
  assert.equal(accepted.state, 'completed')
  const page = await pageOf(token)
  assert.match(page, new RegExp(`€${(net / 100).toFixed(2).replace('.', '\\.')}`))
})

test('a line that is not optional cannot be left out, nor all of them', async () => {
  const { quote, token } = await aSentQuote(shop, { lines: [aSale(), aSale({ isOptional: true })] })
  const [fixed, optional] = quote.lines
  assert.deepEqual(refusal(await accept(token, { leftOut: [fixed!.id] })), [
    422,
    'quote/choice-invalid',
    'unknown',
  ])
  assert.equal((await accept(token, { leftOut: [optional!.id] })).status, 200)
  const only = await aSentQuote(shop, { lines: [aSale({ isOptional: true })] })
  const nothing = await submit(only.token, [['chosen', 'yes']])
  assert.equal(nothing.status, 422)
  assert.match(nothing.text, /You left everything out/)
})

test('of alternatives the customer takes one; until then the total is the least', async () => {
  const choiceGroup = 'Your next iPhone'
  const lines = [aSale({ choiceGroup }), aSale({ choiceGroup, services: [{ key: 'warranty24' }] })]
  const { quote, token } = await aSentQuote(shop, { lines })
  const [cheap, dear] = quote.lines
  assert.ok(cheap && dear)
  assert.deepEqual([quote.totals.netMinor, quote.totals.kind], [cheap.result.netMinor, 'from'])
  const { body: list } = await shop.owner.call('GET', `${shop.path}/quotes?search=${quote.number}`)
  assert.deepEqual([list.quotes[0].netMinor, list.quotes[0].totalKind], [cheap.result.netMinor, 'from'])
  const page = await pageOf(token)
  assert.match(page, /Your next iPhone/)
  assert.match(page, /You pay from/)
  assert.match(page, /name="net" value="from"/)

  const none = await submit(token, [['chosen', 'yes']])
  assert.equal(none.status, 422)
  assert.match(none.text, /Choose one of each group/)
  assert.deepEqual(refusal(await accept(token, {})), [422, 'quote/choice-invalid', 'one-of-each'])
  const taken = [
    ['chosen', 'yes'],
    ['one.0', dear.id],
  ] as const
  assert.equal((await submit(token, [...taken, ['net', 'from']])).status, 409)
  assert.equal((await submit(token, [...taken, ['net', String(dear.result.netMinor)]])).status, 303)
  const accepted = await read(quote.id)
  assert.deepEqual(
    [accepted.acceptance?.leftOut, accepted.acceptance?.netMinor],
    [[cheap.id], dear.result.netMinor],
  )
  const { body } = await product.call('GET', `/public/quotes/${token}`)
  assert.deepEqual(
    body.lines.map(({ id }: { id: string }) => id),
    [dear.id],
  )
})

test('refuses a fourth alternative, and one that is optional as well', async () => {
  const create = (lines: unknown[]) => shop.owner.call('POST', `${shop.path}/quotes`, { lines })
  const alternatives = (count: number) => Array.from({ length: count }, () => aSale({ choiceGroup: 'One' }))
  assert.equal((await create(alternatives(quoteLimits.maxAlternatives))).status, 201)
  assert.deepEqual(refusal(await create(alternatives(quoteLimits.maxAlternatives + 1))), [
    422,
    'quote/line-invalid',
    'too-many-alternatives',
  ])
  const both = aSale({ choiceGroup: 'One', isOptional: true })
  assert.deepEqual(refusal(await create([both])), [422, 'quote/line-invalid', 'optional-alternative'])
  const long = 'x'.repeat(quoteLimits.maxGroupName + 1)
  assert.equal((await create([aSale({ choiceGroup: long })])).code, 'request/invalid')
})

test('no amount is shown while the choice decides who pays', async () => {
  const choiceGroup = 'Swap or sell'
  const lines = [aSale({ choiceGroup }), aLine(shop, { choiceGroup })]
  const { quote, token } = await aSentQuote(shop, { lines })
  assert.equal(quote.totals.kind, 'open')
  const { body: list } = await shop.owner.call('GET', `${shop.path}/quotes?search=${quote.number}`)
  assert.equal(list.quotes[0].netMinor, null)
  assert.match(await pageOf(token), /The total depends on your choice/)
})

test('a member chooses for the customer', async () => {
  const lines = [aSale({ services: [warranty] }), aSale({ isOptional: true })]
  const { quote } = await aSentQuote(shop, { lines })
  const [first, second] = quote.lines
  const answer = await shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/accept`, {
    rev: quote.rev,
    channel: 'counter',
    note: 'Asked',
    options: { [first!.id]: ['warranty24'] },
    leftOut: [second!.id],
  })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.equal(answer.body.acceptance.netMinor, await netOf([{ key: 'warranty24' }]))
})

test('page, mails and paper list what was added, taken and left out', async () => {
  const chooser = await aShop(product, { country: 'IE' })
  const email = 'chooser@customer.example'
  const choiceGroup = 'Your next iPhone'
  const sale = (line: Partial<LineInput>) => aLine(chooser, line, 'sell')
  const lines = [
    sale({ services: [warranty, charger] }),
    sale({ choiceGroup, variantId: 'iphone-15-256' }),
    sale({ choiceGroup }),
    aLine(chooser, { isOptional: true }),
  ]
  const customer = { kind: 'private', name: 'Ada Customer', email } as const
  const { quote, token } = await aSentQuote(chooser, { lines, customer })
  const [first, taken, other, optional] = quote.lines
  await product.mailbox.next(email)
  const answer = await accept(token, {
    options: { [first!.id]: ['charger'] },
    leftOut: [other!.id, optional!.id],
  })
  assert.equal(answer.status, 200, JSON.stringify(answer.body))
  assert.equal(answer.body.linesLeftOut.length, 2)
  const page = (await pageOf(token))
    .replace(/[^]*<main/, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  const mail = (await product.mailbox.next(email)).text ?? ''
  const memberMail = (await product.mailbox.next(chooser.owner.email ?? '')).text ?? ''
  const paper = await fetch(`${url}/q/${token}/document.pdf`)
  const { text } = await pdfIn(Buffer.from(await paper.arrayBuffer()))
  const name = taken!.device.name
  for (const [place, words] of Object.entries({ page, mail, memberMail, paper: text.replace(/\s+/g, ' ') })) {
    assert.match(words, /Added:? .*(?:charger|adapter).* for iPhone/i, place)
    assert.match(words, new RegExp(`Chosen:? ${name}, 256 GB`), place)
    assert.match(words, new RegExp(`Left out:? ${name}, 256 GB; iPhone 15, 256 GB`), place)
  }
})

test('an offer accepted as it was made has no list of choices', async () => {
  const { token } = await aSentQuote(shop, { lines: [aSale({ services: [warranty] })] })
  assert.equal((await accept(token, {})).status, 200)
  assert.doesNotMatch(await pageOf(token), /Your choice/)
})
