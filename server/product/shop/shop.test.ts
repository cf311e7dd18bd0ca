import assert from 'node:assert/strict'
import { test } from 'vitest'
import { shopLimits } from '@costard/contract'
import { acceptance, aMember, aSentQuote, aShop, pdfIn, startTestProduct } from '#testing'

const product = await startTestProduct()
const { url } = product
const week = [...Array.from({ length: 5 }, () => [{ from: '09:30', to: '18:00' }]), [], []]
const details = {
  name: 'Liffey Exchange',
  legalName: 'Liffey Exchange Ltd',
  vatNumber: 'IE 1234567T',
  street: '14 Lower Ormond Quay',
  town: 'D01 K7X2 Dublin',
  directions: 'Two doors from the bridge',
  phone: '+353 1 555 0100',
  hours: week,
  terms: { en: 'We check every device.' },
  rev: 0,
}

const closedDay = { from: '2026-12-24', to: '2026-12-26' }

async function aSavedShop(others: Partial<typeof details> = {}) {
  const shop = await aShop(product, { country: 'IE' })
  const saved = await shop.owner.call('PUT', `${shop.path}/shop`, { ...details, ...others })
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
  return { ...shop, saved: saved.body }
}

async function pageOf(
  token: string,
  query = '',
): Promise<{ status: number; text: string; headers: Headers }> {
  const response = await fetch(`${url}/q/${token}${query}`, { redirect: 'manual' })
  return { status: response.status, text: await response.text(), headers: response.headers }
}

function submit(token: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`${url}/q/${token}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams(fields),
  })
}

test('a new team has its name and nothing else', async () => {
  const shop = await aShop(product)
  const { body } = await shop.owner.call('GET', `${shop.path}/shop`)
  assert.partialDeepStrictEqual(body, { name: shop.team.name, rev: 0, street: '', hours: null, terms: {} })
})

test('saving renames the team and shows address, phone and hours on offers sent before', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const { token } = await aSentQuote(shop)
  assert.doesNotMatch((await pageOf(token)).text, /Where to bring it/)
  await shop.owner.call('PUT', `${shop.path}/shop`, details)
  assert.equal((await shop.owner.call('GET', shop.path)).body.name, 'Liffey Exchange')
  const { text } = await pageOf(token)
  assert.match(text, /Where to bring it/)
  assert.match(text, /14 Lower Ormond Quay, D01 K7X2 Dublin/)
  assert.match(text, /href="tel:\+35315550100"/)
  assert.match(text, /Monday to Friday/)
})

test('the first of two who save at once wins, and the other gets a conflict', async () => {
  const shop = await aSavedShop()
  const late = await shop.owner.call('PUT', `${shop.path}/shop`, { ...details, street: 'Elsewhere' })
  assert.deepEqual([late.status, late.code], [409, 'team/changed'])
  assert.equal((await shop.owner.call('GET', `${shop.path}/shop`)).body.street, details.street)
})

test('only owners and admins save', async () => {
  const shop = await aSavedShop()
  const manager = await aMember(product, shop, 'manager')
  const answer = await manager.call('PUT', `${shop.path}/shop`, { ...details, rev: 1 })
  assert.deepEqual([answer.status, answer.code], [403, 'team/not-allowed'])
  const admin = await aMember(product, shop, 'admin')
  assert.equal((await admin.call('PUT', `${shop.path}/shop`, { ...details, rev: 1 })).status, 200)
})

test('refuses one more than each bound, and hours that are none', async () => {
  const shop = await aShop(product)
  const long = 'x'.repeat(shopLimits.maxLine + 1)
  const span = { from: '09:00', to: '10:00' }
  const spans = [span, { from: '11:00', to: '12:00' }, { from: '13:00', to: '14:00' }]
  const day = (first: unknown) => [first, [], [], [], [], [], []]
  for (const wrong of [
    { legalName: long },
    { vatNumber: '1'.repeat(shopLimits.maxVatNumber + 1) },
    { vatNumber: 'IE <b>' },
    { street: long },
    { town: long },
    { directions: long },
    { phone: `+353${' '.repeat(shopLimits.maxPhone)}15550100` },
    { phone: '01 555 0100' },
    { terms: { en: 'x'.repeat(shopLimits.maxTerms + 1) } },
    { terms: { it: 'Condizioni' } },
    { hours: day([span]).slice(1) },
    { hours: day(spans) },
    { hours: day([{ from: '18:00', to: '09:00' }]) },
    { closedDays: Array.from({ length: shopLimits.maxClosedDays + 1 }, () => closedDay) },
    { closedDays: [{ from: '2026-12-26', to: '2026-12-24' }] },
    { closedDays: [{ from: '2026-13-01', to: '2026-13-01' }] },
    { signature: 'always' },
    {
      hours: day([
        { from: '09:00', to: '12:00' },
        { from: '11:00', to: '14:00' },
      ]),
    },
    { hours: day([{ from: '25:00', to: '26:00' }]) },
  ]) {
    const { status, code } = await shop.owner.call('PUT', `${shop.path}/shop`, { ...details, ...wrong })
    assert.deepEqual([status, code], [400, 'request/invalid'], JSON.stringify(wrong).slice(0, 80))
  }
  assert.equal((await shop.owner.call('GET', `${shop.path}/shop`)).body.rev, 0)
})

test('closed days are on offers sent before', async () => {
  const shop = await aSavedShop()
  const { token } = await aSentQuote(shop)
  // The clock of the test is at 2 March 2026.
  const closedDays = [{ from: '2026-03-16', to: '2026-03-17' }]
  const saved = await shop.owner.call('PUT', `${shop.path}/shop`, { ...details, closedDays, rev: 1 })
  assert.deepEqual([saved.status, saved.body.closedDays], [200, closedDays])
  assert.match((await pageOf(token)).text, /Monday, 16 March to Tuesday, 17 March/)
})

test('an offer keeps the terms it was sent with, and the acceptance their version', async () => {
  const shop = await aSavedShop()
  const { quote, token } = await aSentQuote(shop)
  const changed = await shop.owner.call('PUT', `${shop.path}/shop`, {
    ...details,
    rev: 1,
    terms: { en: 'Quite different <b>terms</b>.' },
  })
  assert.equal(changed.body.termsVersion, 2)
  assert.match((await pageOf(token, '?terms')).text, /We check every device\./)
  const page = await pageOf(token)
  assert.match(page.text, /I agree to this offer and the terms\./)
  assert.equal((await submit(token, { answer: 'accept', name: 'Ada', agrees: 'yes' })).status, 303)
  const { rows } = await product.database.pool.query(
    'select acceptance from product.quote_revisions where quote_id = $1',
    [quote.id],
  )
  assert.partialDeepStrictEqual(rows[0].acceptance, {
    termsVersion: 1,
    email: 'ada@customer.example',
    name: 'Ada',
    statement: 'Every device Liffey Exchange buys is mine to sell, and I agree to this offer and the terms.',
  })
  const next = await aSentQuote(shop)
  assert.match((await pageOf(next.token, '?terms')).text, /Quite different &#60;b&#62;terms/)
})

test('saving without another word in the terms keeps their version', async () => {
  const { owner, path, saved } = await aSavedShop()
  const again = (await owner.call('PUT', `${path}/shop`, { ...details, rev: 1, street: '15' })).body
  assert.deepEqual([again.termsVersion, again.termsSince], [1, saved.termsSince])
})

test('an accepted offer is a ticket: what to bring, a code for the desk, the last day as a calendar file', async () => {
  const shop = await aSavedShop()
  const { quote, token } = await aSentQuote(shop)
  assert.equal((await pageOf(token, '?calendar')).status, 404)
  await submit(token, { answer: 'accept', name: 'Ada', agrees: 'yes' })
  const { text } = await pageOf(token)
  assert.match(text, /Accepted\. See you at the shop, Ada\./)
  assert.match(text, /Show this at the counter/)
  assert.match(text, /Accepted by Ada, /)
  assert.doesNotMatch(text, /Signed out of iCloud/, 'Find My is off already')
  assert.ok(!text.includes(token))
  const calendar = await pageOf(token, '?calendar')
  assert.equal(calendar.headers.get('content-type'), 'text/calendar; charset=utf-8')
  assert.match(calendar.text, new RegExp(`DTSTART;VALUE=DATE:${quote.validUntil.replaceAll('-', '')}\r\n`))
  assert.match(calendar.text, /LOCATION:14 Lower Ormond Quay\\, D01 K7X2 Dublin\r\n/)
  const unfolded = calendar.text.replaceAll('\r\n ', '')
  assert.match(unfolded, new RegExp(`\r\nUID:t-${shop.team.id}-quotes-${quote.id}@`))
  assert.match(unfolded, /\r\nORGANIZER;CN="[^"]+":http/)
  assert.ok(!calendar.text.includes(token))
  for (const line of calendar.text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
})

test('the address is printed on the PDF of an offer, and a newer one makes a newer file', async () => {
  const shop = await aSavedShop()
  const { quote, token } = await aSentQuote(shop)
  const print = async () =>
    pdfIn(Buffer.from(await (await fetch(`${url}/q/${token}/document.pdf`)).arrayBuffer()))
  const printed = JSON.stringify(await print())
  assert.match(printed, /14 Lower Ormond Quay/)
  assert.match(printed, /VAT number IE 1234567T/)
  await shop.owner.call('PUT', `${shop.path}/shop`, { ...details, rev: 1, street: '99 High Street' })
  assert.match(JSON.stringify(await print()), /99 High Street/, quote.number)
})

test('a customer undoes the acceptance until the device is received', async () => {
  const shop = await aSavedShop()
  const { quote, token } = await aSentQuote(shop)
  const path = `${shop.path}/quotes/${quote.id}`
  await submit(token, { answer: 'accept', name: 'Ada', agrees: 'yes' })
  assert.match((await pageOf(token, '?change')).text, /Undo my acceptance/)
  const both = await Promise.all([submit(token, { answer: 'change' }), submit(token, { answer: 'change' })])
  assert.deepEqual(
    both.map(({ status }) => status),
    [303, 303],
  )
  const open = (await shop.owner.call('GET', path)).body
  assert.deepEqual([open.state, open.acceptance], ['sent', null])
  await submit(token, { answer: 'accept', name: 'Ada', agrees: 'yes' })
  const { rev, lines } = (await shop.owner.call('GET', path)).body
  await shop.owner.call('POST', `${path}/lines/${lines[0].id}/fulfilment`, { rev, to: 'received' })
  const late = await submit(token, { answer: 'change' })
  assert.equal(late.status, 409)
  assert.match(await late.text(), /We have your device already[\s\S]*\+353 1 555 0100/)
  assert.equal((await shop.owner.call('GET', path)).body.state, 'accepted')
})

test('a customer cannot accept and undo forever', async () => {
  const shop = await aSavedShop()
  const { token } = await aSentQuote(shop)
  const at = `/public/quotes/${token}`
  for (let times = 0; times < 5; times += 1) {
    assert.equal((await product.call('POST', `${at}/accept`, acceptance)).status, 200)
    assert.equal((await product.call('POST', `${at}/undo-acceptance`)).status, 200)
  }
  await product.call('POST', `${at}/accept`, acceptance)
  const sixth = await product.call('POST', `${at}/undo-acceptance`)
  assert.deepEqual([sixth.status, sixth.code], [409, 'quote/too-many-answers'])
})

test('an offer that was only sent has no acceptance to undo', async () => {
  const shop = await aSavedShop()
  const { token } = await aSentQuote(shop)
  const answer = await product.call('POST', `/public/quotes/${token}/undo-acceptance`)
  assert.deepEqual([answer.status, answer.code], [409, 'quote/wrong-state'])
})
