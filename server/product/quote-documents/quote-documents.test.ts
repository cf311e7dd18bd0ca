import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'vitest'
import { acceptance, aLine, aQuote, aSentQuote, aShop, startTestProduct, withOwnNumbers } from '#testing'
import { pdfIn } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product, { country: 'IE' })
const other = await aShop(product)

function memberFile(quoteId: string, query = ''): Promise<Response> {
  return fileAt(`/api${shop.path}/quotes/${quoteId}/document${query}`)
}

async function fileAt(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const authorization = `Bearer ${await shop.owner.idToken()}`
  return fetch(`${product.url}${path}`, { headers: { authorization, ...headers }, redirect: 'manual' })
}

function customerFile(token: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${product.url}/q/${token}/document.pdf`, { headers, redirect: 'manual' })
}

async function bytesOf(response: Response): Promise<Buffer> {
  assert.equal(response.status, 200, `${response.status} ${response.headers.get('content-type')}`)
  assert.equal(response.headers.get('content-type'), 'application/pdf')
  return Buffer.from(await response.arrayBuffer())
}

/** Waits until the event of the acceptance is handled. */
async function keptFile(quoteId: string): Promise<{ file: Buffer; file_hash: Buffer }> {
  for (;;) {
    const { rows } = await product.database.pool.query(
      'select file, file_hash from product.quote_documents where quote_id = $1 order by accepted_at desc',
      [quoteId],
    )
    if (rows[0]) return rows[0]
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('members and the customer get the same file, named after the number', async () => {
  const { quote, token } = await aSentQuote(shop)
  const [ofMember, ofCustomer] = await Promise.all([memberFile(quote.id), customerFile(token)])
  for (const { headers } of [ofMember, ofCustomer])
    assert.match(
      headers.get('content-disposition') ?? '',
      new RegExp(`^inline; filename="${quote.number}.pdf"`),
    )
  assert.deepEqual(await bytesOf(ofMember), await bytesOf(ofCustomer))
})

test('the file has the price to the cent, the customer, the device and the link', async () => {
  const { quote, token } = await aSentQuote(shop)
  const { text, links } = await pdfIn(await bytesOf(await customerFile(token)))
  assert.match(text, /^€305\.00$/m)
  for (const words of [
    shop.team.name,
    quote.number,
    'Ada Customer',
    'ada@customer.example',
    'IMEI 35 693803 564380 9',
  ])
    assert.ok(text.includes(words), words)
  assert.deepEqual(links, [quote.publicUrl])
})

test('rows of the table add up to the price', async () => {
  const line = aLine(shop, { answers: { ...aLine(shop).answers, screen: 'cracked', battery: 81 } })
  const { quote, token } = await aSentQuote(shop, { lines: [line] })
  const { text } = await pdfIn(await bytesOf(await customerFile(token)))
  const table = text.slice(text.indexOf('What we saw'), text.indexOf('As described'))
  const rows = table.split('\n').filter((row) => /\d\.\d\d$/.test(row) && !row.startsWith('Value '))
  const cents = rows.map((row) =>
    Math.round(Number((/[+−]?[\d,]+\.\d\d$/.exec(row)?.[0] ?? '').replace('−', '-').replace(',', '')) * 100),
  )
  assert.ok(rows.length > 2, table)
  assert.equal(
    cents.reduce((sum, one) => sum + one, 0),
    -quote.totals.netMinor,
  )
})

test('says that it is PDF/A-3a and PDF/UA-1, and has the quote attached', async () => {
  const { quote, token } = await aSentQuote(shop)
  const { metadata, attachments, title, language } = await pdfIn(await bytesOf(await customerFile(token)))
  assert.match(metadata, /<pdfaid:part>3<.*<pdfaid:conformance>A</)
  assert.match(metadata, /<pdfuaid:part>1</)
  assert.deepEqual([title, language], [`Offer ${quote.number} from ${shop.team.name}`, 'en-IE'])
  const record = JSON.parse(attachments['quote.json'] ?? '')
  const [line] = quote.lines
  assert.equal(record.number, quote.number)
  assert.equal(record.netMinor, quote.totals.netMinor)
  assert.deepEqual(Object.keys(record.lines[0].answers).toSorted(), Object.keys(line!.answers).toSorted())
  const { rows } = await product.database.pool.query(
    'select document_hash from product.catalog_versions where team_id = $1 and catalog_id = $2 and version = $3',
    [shop.team.id, line!.catalogId, line!.catalogVersion],
  )
  assert.deepEqual(record.lines[0].catalog, {
    id: line!.catalogId,
    version: line!.catalogVersion,
    sha256: rows[0].document_hash.toString('hex'),
  })
  assert.ok(record.lines[0].offers[0].trace.length > 0)
  assert.ok(!attachments['quote.json']?.includes('"internal"'), 'no step for staff')
})

test('a draft has no document', async () => {
  const draft = await aQuote(shop)
  const answer = await shop.owner.call('GET', `${shop.path}/quotes/${draft.id}/document`)
  assert.deepEqual([answer.status, answer.code], [409, 'quote/wrong-state'])
})

test('nobody else gets it', async () => {
  const { quote } = await aSentQuote(shop)
  const path = `/quotes/${quote.id}/document`
  const stranger = await other.owner.call('GET', `${shop.path}${path}`)
  const wrongTeam = await other.owner.call('GET', `${other.path}${path}`)
  assert.deepEqual([stranger.code, wrongTeam.code], ['team/not-found', 'quote/not-found'])
  for (const token of ['x', 'a'.repeat(27)]) assert.equal((await customerFile(token)).status, 404)
})

test('a browser that has the file does not get it again, until it changes', async () => {
  const { quote, token } = await aSentQuote(shop)
  const first = await customerFile(token)
  const etag = first.headers.get('etag') ?? ''
  assert.match(etag, /^"[0-9a-f]{64}"$/)
  assert.equal(first.headers.get('cache-control'), 'private, no-cache')
  await bytesOf(first)
  assert.equal((await customerFile(token, { 'if-none-match': etag })).status, 304)
  assert.equal((await product.call('POST', `/public/quotes/${token}/accept`, acceptance)).status, 200)
  await keptFile(quote.id)
  const second = await customerFile(token, { 'if-none-match': etag })
  assert.notDeepEqual(await bytesOf(second), Buffer.from(''))
})

test('keeps the file of the acceptance by its hash, with the chosen proposition', async () => {
  const { quote, token } = await aSentQuote(shop)
  const [line] = quote.lines
  const accepted = await product.call('POST', `/public/quotes/${token}/accept`, {
    ...acceptance,
    propositionKeys: { [line!.id]: 'storeCredit' },
  })
  assert.equal(accepted.status, 200)
  const { file, file_hash: hash } = await keptFile(quote.id)
  assert.deepEqual(hash, createHash('sha256').update(file).digest())
  assert.deepEqual(await bytesOf(await memberFile(quote.id)), file)
  const { text } = await pdfIn(file)
  assert.match(text, /We pay you · Store credit/)
  assert.match(text, /^€335\.00$/m)
  assert.match(text, /^Accepted /m)
  // The stored file stays, although a new document would differ.
  await product.database.pool.query("update product.quote_revisions set note = 'Other' where quote_id = $1", [
    quote.id,
  ])
  assert.deepEqual(await bytesOf(await customerFile(token)), file)
})

test('speaks the language of the quote', async () => {
  const said = {
    de: ['Angebot', /^305,00 €$/m],
    fr: ['Offre', /^305,00 €$/m],
    es: ['Oferta', /^305,00 €$/m],
  } as const
  for (const [language, [heading, price]] of Object.entries(said)) {
    const place = await aShop(product, { country: language.toUpperCase(), language: language as 'de' })
    const { token } = await aSentQuote(place)
    const { text } = await pdfIn(await bytesOf(await customerFile(token)))
    assert.ok(text.includes(heading), `${heading}: ${text}`)
    assert.match(text, price)
  }
})

test('a quote of 60 lines has a row for each, on pages with a head', async () => {
  const lines = withOwnNumbers(Array.from({ length: 60 }, () => aLine(shop)))
  const draft = await aQuote(shop, { lines: lines.slice(0, 50) })
  const more = { rev: draft.rev, changes: lines.slice(50).map((line) => ({ op: 'add', line })) }
  const grown = await shop.owner.call('PATCH', `${shop.path}/quotes/${draft.id}/lines`, more)
  const sent = await shop.owner.call('POST', `${shop.path}/quotes/${draft.id}/send`, { rev: grown.body.rev })
  assert.equal(sent.status, 200)
  const { text, pages } = await pdfIn(await bytesOf(await memberFile(draft.id)))
  assert.equal(text.match(/IMEI\s\d\d\s\d{6}\s\d{6}\s\d/g)?.length, 60)
  assert.match(text, /^€18,300\.00$/m)
  const withRows = pages.filter((page) => page.includes('IMEI'))
  assert.ok(withRows.length > 1)
  for (const page of withRows) assert.match(page, /^No\. Device Offer EUR$/m)
})

test('a receipt has who left what, as described, and the accepted price', async () => {
  const { quote, token } = await aSentQuote(shop)
  const path = `/api${shop.path}/quotes/${quote.id}/receipt`
  const open = await pdfIn(await bytesOf(await fileAt(path)))
  assert.match(open.text, /^No price agreed$/m)
  assert.equal((await product.call('POST', `/public/quotes/${token}/accept`, acceptance)).status, 200)
  const receipt = await fileAt(path)
  assert.match(receipt.headers.get('content-disposition') ?? '', new RegExp(`"${quote.number}-receipt.pdf"`))
  const { text, title, metadata, pages } = await pdfIn(await bytesOf(receipt))
  assert.match(text, /^€305\.00$/m)
  for (const words of [
    'Left by\nAda Customer',
    'Flawless',
    'SIM card',
    `Received for ${shop.team.name} by Pat Person`,
  ])
    assert.ok(text.includes(words), `${words}: ${text}`)
  assert.equal(title, `Receipt for ${quote.number} from ${shop.team.name}`)
  assert.match(metadata, /<pdfuaid:part>1</)
  assert.equal(pages.length, 1)
})

test('a receipt is made once, however often it is asked for, and again when the quote changes', async () => {
  const { quote, token } = await aSentQuote(shop)
  const path = `/api${shop.path}/quotes/${quote.id}/receipt`
  // At most three documents are made at a time; others are refused.
  const answers = await Promise.all(Array.from({ length: 10 }, () => fileAt(path)))
  const texts = await Promise.all(answers.map(async (answer) => (await pdfIn(await bytesOf(answer))).text))
  assert.equal(new Set(texts).size, 1)
  assert.equal((await product.call('POST', `/public/quotes/${token}/accept`, acceptance)).status, 200)
  assert.notEqual((await pdfIn(await bytesOf(await fileAt(path)))).text, texts[0])
})

test('there is no receipt for a draft, nor where nothing is left', async () => {
  const draft = await aQuote(shop)
  const { quote: sale } = await aSentQuote(shop, { lines: [aLine(shop, {}, 'sell')] })
  const codes = await Promise.all(
    [draft, sale].map(
      async ({ id }) => (await shop.owner.call('GET', `${shop.path}/quotes/${id}/receipt`)).code,
    ),
  )
  assert.deepEqual(codes, ['quote/wrong-state', 'document/nothing-left'])
})

async function slowestCallDuring(burst: Promise<unknown>): Promise<number> {
  let slowest = 0
  let isOver = false
  const over = burst.finally(() => (isOver = true))
  while (!isOver) {
    const started = performance.now()
    assert.equal((await product.call('GET', '/locale')).status, 200)
    slowest = Math.max(slowest, performance.now() - started)
  }
  await over
  return slowest
}

test('many who ask for documents at once do not hold up other calls', async () => {
  const lines = Array.from({ length: 50 }, () => aLine(shop))
  const sent = await Promise.all(Array.from({ length: 10 }, () => aSentQuote(shop, { lines })))
  const answers: Response[] = []
  const printing = async (): Promise<void> => {
    for (const { quote, token } of sent) {
      const burst = Array.from({ length: 25 }, () => [
        fileAt(`/api${shop.path}/quotes/${quote.id}/receipt`),
        memberFile(quote.id),
        customerFile(token),
      ])
      answers.push(...(await Promise.all(burst.flat())))
    }
  }
  const started = performance.now()
  const slowest = await slowestCallDuring(printing())
  const tookMs = performance.now() - started
  for (const { status, headers } of answers)
    assert.ok(status === 200 || (status === 503 && headers.get('retry-after') === '5'), String(status))
  assert.ok(answers.some(({ status }) => status === 200))
  assert.ok(slowest < tookMs / 4, `${slowest} of ${tookMs} ms`)
})

test('an earlier revision keeps its document; customers of a replaced one see the page', async () => {
  const { quote, token } = await aSentQuote(shop)
  const revised = await shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/revise`, { rev: quote.rev })
  assert.equal(revised.status, 200)
  assert.equal((await memberFile(quote.id)).status, 409)
  const sent = await shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/send`, {
    rev: revised.body.rev,
  })
  assert.equal(sent.status, 200)
  const [first, second] = [await memberFile(quote.id, '?revision=1'), await memberFile(quote.id)]
  assert.match((await pdfIn(await bytesOf(first))).text, /Replaced by a newer offer/)
  assert.match((await pdfIn(await bytesOf(second))).text, new RegExp(`${quote.number}-R2`))
  const replaced = await customerFile(token)
  assert.deepEqual([replaced.status, replaced.headers.get('location')], [303, `/q/${token}`])
})
