import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type QuoteHead, type QuoteSummary, type Site, type SiteId, siteLimits } from '@costard/contract'
import {
  acceptance,
  aMember,
  aQuote,
  aQuoteInput,
  aSentQuote,
  aShop,
  pdfIn,
  type Person,
  type Shop,
  startTestProduct,
} from '#testing'

const product = await startTestProduct()
const { mailbox, url } = product
const week = [...Array.from({ length: 5 }, () => [{ from: '10:00', to: '19:00' }]), [], []]
const cork = {
  name: 'Cork',
  street: '12 Patrick Street',
  town: 'T12 X8N6 Cork',
  directions: 'Beside the post office',
  phone: '+353 21 555 0100',
  hours: week,
}
const galway = { ...cork, name: 'Galway', street: '3 Shop Street', town: 'H91 F6C1 Galway', phone: '' }

async function aSite({ owner, path }: Shop, details: object = cork): Promise<Site> {
  const { status, body } = await owner.call('POST', `${path}/sites`, details)
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

async function ownSite(
  person: Person,
  { path }: Shop,
): Promise<{ siteIds: SiteId[]; siteId: SiteId | null }> {
  return (await person.call('GET', `${path}/sites`)).body.own
}

const pageOf = async (token: string) => (await fetch(`${url}/q/${token}`)).text()
const paperOf = async (token: string) =>
  (await pdfIn(Buffer.from(await (await fetch(`${url}/q/${token}/document.pdf`)).arrayBuffer()))).text

test('a team without sites has quotes without one', async () => {
  const shop = await aShop(product)
  assert.equal((await aQuote(shop)).siteId, null)
  assert.deepEqual((await shop.owner.call('GET', `${shop.path}/sites`)).body, {
    sites: [],
    own: { siteIds: [], siteId: null },
  })
  assert.equal((await shop.owner.call('GET', shop.path)).body.hasSites, false)
})

test('the customers of a site see its address, phone and hours: on the page, in the mail and on paper', async () => {
  const shop = await aShop(product, { country: 'IE' })
  await shop.owner.call('PUT', `${shop.path}/shop`, {
    ...cork,
    name: 'Liffey Exchange',
    legalName: 'Liffey Exchange Ltd',
    street: '14 Lower Ormond Quay',
    phone: '+353 1 555 0100',
    terms: {},
    rev: 0,
  })
  const site = await aSite(shop)
  const email = 'ada@sites.example'
  const wording = { subject: 'Your offer', text: 'Hi\n\n{address}, {phone}\n\n{link}', rev: 0 }
  const saved = await shop.owner.call('PUT', `${shop.path}/messages/quoteSent/en`, wording)
  const { quote, token } = await aSentQuote(shop, { customer: { kind: 'private', name: 'Ada', email } })
  assert.equal(quote.siteId, site.id)
  const page = await pageOf(token)
  assert.match(page, /12 Patrick Street, T12 X8N6 Cork/)
  assert.match(page, /Beside the post office/)
  assert.match(page, /href="tel:\+353215550100"/)
  assert.doesNotMatch(page, /Lower Ormond Quay/)
  const paper = await paperOf(token)
  assert.match(paper, /Liffey Exchange Ltd/)
  assert.match(paper, /12 Patrick Street/)
  const mail = await mailbox.next(email)
  assert.equal(saved.status, 200)
  assert.match(mail.text ?? '', /12 Patrick Street, T12 X8N6 Cork, \+353 21 555 0100/)
  // The page shows the current address; the stored file stays unchanged.
  const rev = (
    await shop.owner.call('PUT', `${shop.path}/sites/${site.id}`, { ...cork, street: '99 Quay', rev: 1 })
  ).body.rev
  assert.equal(rev, 2)
  assert.match(await pageOf(token), /99 Quay/)
  assert.match(await paperOf(token), /99 Quay/)
  const at = `${shop.path}/quotes/${quote.id}`
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  const kept = await keptDocument(quote.id)
  await shop.owner.call('PUT', `${shop.path}/sites/${site.id}`, { ...cork, street: '1 Later Road', rev: 2 })
  assert.match(await paperOf(token), /99 Quay/)
  assert.equal(kept, 1)
  const late = await shop.owner.call('POST', `${at}/site`, {
    rev: (await shop.owner.call('GET', at)).body.rev,
    siteId: null,
  })
  assert.deepEqual([late.status, late.code], [409, 'quote/wrong-state'])
})

/** Waits until the document of an acceptance is stored. */
async function keptDocument(quoteId: string): Promise<number> {
  for (;;) {
    const { rowCount } = await product.database.pool.query(
      'select 1 from product.quote_documents where quote_id = $1',
      [quoteId],
    )
    if (rowCount) return rowCount
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

test('a team that never saved its shop shows the address of its site', async () => {
  const shop = await aShop(product)
  await aSite(shop)
  const { token } = await aSentQuote(shop)
  assert.match(await pageOf(token), /12 Patrick Street/)
})

test('new quotes get the site where their author works', async () => {
  const shop = await aShop(product)
  const first = await aSite(shop)
  const agent = await aMember(product, shop, 'agent')
  const made = async (by: Person, input: object = {}) =>
    by.call('POST', `${shop.path}/quotes`, { ...aQuoteInput(shop), ...input })
  assert.equal((await made(agent)).body.siteId, first.id, 'the only one')
  const second = await aSite(shop, galway)
  assert.equal((await made(agent)).body.siteId, null, 'none is chosen')
  assert.deepEqual(await ownSite(agent, shop), { siteIds: [first.id, second.id], siteId: null })
  const chosen = await agent.call('PUT', `${shop.path}/own-site`, { siteId: second.id })
  assert.deepEqual(chosen.body, { siteIds: [first.id, second.id], siteId: second.id })
  assert.equal((await made(agent)).body.siteId, second.id)
  assert.equal((await made(agent, { siteId: null })).body.siteId, null)
  assert.equal((await made(agent, { siteId: first.id })).body.siteId, first.id)
  assert.equal((await made(shop.owner)).body.siteId, null, 'each has their own')
  // A member of a single site always works there, ignoring an earlier choice.
  const member = `${shop.path}/members/${agent.userId}`
  const changed = await shop.owner.call('PATCH', member, { siteIds: [first.id, first.id] })
  assert.deepEqual(changed.body.siteIds, [first.id])
  assert.equal((await made(agent)).body.siteId, first.id)
  const elsewhere = await agent.call('PUT', `${shop.path}/own-site`, { siteId: second.id })
  assert.deepEqual([elsewhere.status, elsewhere.code], [404, 'site/not-found'])
  await shop.owner.call('POST', `${shop.path}/sites/${first.id}/archive`, { isArchived: true })
  assert.equal((await made(agent)).body.siteId, second.id, 'the only one left')
})

test('sites are listed as people count: S2 before S10', async () => {
  const shop = await aShop(product)
  for (const name of ['S10', 's2', 'S1']) await aSite(shop, { ...cork, name })
  const { sites, own } = (await shop.owner.call('GET', `${shop.path}/sites`)).body
  assert.deepEqual(
    sites.map(({ name }: Site) => name),
    ['S1', 's2', 'S10'],
  )
  assert.deepEqual(
    own.siteIds,
    sites.map(({ id }: Site) => id),
  )
})

test('an invitation says where somebody works', async () => {
  const shop = await aShop(product)
  const { id } = await aSite(shop)
  await aSite(shop, galway)
  const person = await product.aPerson()
  const invite = { emails: [person.email], role: 'agent', language: 'en', siteIds: [id] }
  const { status, body } = await shop.owner.call('POST', `${shop.path}/invitations`, invite)
  assert.deepEqual([status, body[0].siteIds], [201, [id]])
  const { text = '' } = await mailbox.next(String(person.email))
  const token = /\/invitations?\/([\w-]{27})/.exec(text)?.[1]
  assert.equal((await person.call('POST', `/invitations/${token}/accept`)).status, 200)
  assert.deepEqual(await ownSite(person, shop), { siteIds: [id], siteId: id })
})

test('only sites of the team that are not archived are taken', async () => {
  const shop = await aShop(product)
  const other = await aShop(product)
  const { id: strange } = await aSite(other)
  const { id: archived } = await aSite(shop)
  const { id: open } = await aSite(shop, galway)
  await shop.owner.call('POST', `${shop.path}/sites/${archived}/archive`, { isArchived: true })
  const agent = await aMember(product, shop, 'agent')
  const draft = await aQuote(shop)
  const catalogId = shop.catalogs.buy.pricing.id
  const widget = (await shop.owner.call('POST', `${shop.path}/widgets`, { name: 'A', catalogId })).body
  for (const [siteId, code] of [
    [strange, 'site/not-found'],
    [archived, 'site/archived'],
  ] as const) {
    for (const [method, at, body] of [
      ['POST', '/quotes', { ...aQuoteInput(shop), siteId }],
      ['POST', `/quotes/${draft.id}/site`, { rev: draft.rev, siteId }],
      ['PATCH', `/members/${agent.userId}`, { siteIds: [open, siteId] }],
      ['POST', '/invitations', { emails: ['a@b.example'], role: 'agent', language: 'en', siteIds: [siteId] }],
      ['POST', '/widgets', { name: 'B', catalogId, siteId }],
      ['PATCH', `/widgets/${widget.id}`, { rev: widget.rev, siteId }],
    ] as const)
      assert.equal((await shop.owner.call(method, shop.path + at, body)).code, code, `${method} ${at}`)
    assert.equal((await shop.owner.call('PUT', `${shop.path}/own-site`, { siteId })).code, 'site/not-found')
  }
  for (const [method, at, body] of [
    ['PUT', `/sites/${strange}`, { ...cork, rev: 1 }],
    ['POST', `/sites/${strange}/archive`, { isArchived: true }],
    ['DELETE', `/sites/${strange}`, undefined],
  ] as const)
    assert.equal((await shop.owner.call(method, shop.path + at, body)).code, 'site/not-found', at)
})

test('a quote gets another site until it is accepted, on the version that was read', async () => {
  const shop = await aShop(product)
  const first = await aSite(shop)
  const second = await aSite(shop, galway)
  const { quote, token } = await aSentQuote(shop)
  const at = `${shop.path}/quotes/${quote.id}/site`
  const { rev } = (await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)).body
  const set = await shop.owner.call('POST', at, { rev, siteId: second.id })
  assert.deepEqual([set.status, set.body.siteId, set.body.state], [200, second.id, 'sent'])
  const by = shop.owner.userId
  const changes = (body: QuoteHead) => body.siteChanges.map((one) => [one.by, one.site])
  assert.deepEqual(changes(set.body), [[by, 'Galway']])
  const same = await shop.owner.call('POST', at, { rev: set.body.rev, siteId: second.id })
  const none = await shop.owner.call('POST', at, { rev: same.body.rev, siteId: null })
  const back = await shop.owner.call('POST', at, { rev: none.body.rev, siteId: second.id })
  assert.deepEqual(changes(back.body), [
    [by, 'Galway'],
    [by, null],
    [by, 'Galway'],
  ])
  const read = (await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)).body
  assert.deepEqual(read.siteChanges, back.body.siteChanges)
  assert.match(await pageOf(token), /3 Shop Street/)
  const sentOf = async (siteId: SiteId) =>
    (await shop.owner.call('GET', `${shop.path}/dashboard?days=30&siteId=${siteId}`)).body.sent
  assert.deepEqual([await sentOf(first.id), await sentOf(second.id)], [0, 1], 'figures')
  const late = await shop.owner.call('POST', at, { rev, siteId: null })
  assert.deepEqual([late.status, late.code], [409, 'quote/changed'])
  const viewer = await aMember(product, shop, 'viewer')
  assert.equal((await viewer.call('POST', at, { rev: rev + 1, siteId: null })).code, 'team/not-allowed')
})

test('lists and exports have the sites', async () => {
  const shop = await aShop(product)
  const exported = async (): Promise<string[]> =>
    (await shop.owner.call('GET', `${shop.path}/quotes/csv`)).body.csv.split('\r\n')
  await aQuote(shop)
  assert.match((await exported())[0] ?? '', /decline reason$/)
  const first = await aSite(shop)
  const quote = await aQuote(shop)
  const listed = async (query: string) =>
    (await shop.owner.call('GET', `${shop.path}/quotes?${query}`)).body.quotes.map(
      ({ id }: { id: string }) => id,
    )
  assert.deepEqual(await listed(`siteId=${first.id}`), [quote.id])
  assert.deepEqual(await listed(`siteId=${first.id}&kind=sell`), [])
  const [names = '', ...rows] = await exported()
  assert.match(names, /decline reason,site$/)
  // Both quotes were created at the same moment.
  const ends = rows.filter((row) => row !== '').map((row) => row.split(',').slice(-2))
  assert.deepEqual(ends.toSorted(), [
    ['', ''],
    ['', 'Cork'],
  ])
})

test('takes 50 sites and refuses one more, also at once; archived ones count', async () => {
  const shop = await aShop(product)
  const { maxSites, maxName } = siteLimits
  const first = await aSite(shop)
  await shop.owner.call('POST', `${shop.path}/sites/${first.id}/archive`, { isArchived: true })
  const answers = await Promise.all(
    Array.from({ length: maxSites }, (_, index) =>
      shop.owner.call('POST', `${shop.path}/sites`, { ...cork, name: `Site ${index}` }),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  assert.deepEqual(
    refused.map(({ status, code }) => [status, code]),
    [[409, 'site/too-many']],
  )
  assert.equal((await shop.owner.call('GET', `${shop.path}/sites`)).body.sites.length, maxSites)
  assert.equal((await shop.owner.call('DELETE', `${shop.path}/sites/${first.id}`)).status, 200)
  for (const wrong of [
    { name: '' },
    { name: 'x'.repeat(maxName + 1) },
    { street: ' ' },
    { phone: '021 555' },
    { hours: [] },
  ])
    assert.equal(
      (await shop.owner.call('POST', `${shop.path}/sites`, { ...cork, ...wrong })).code,
      'request/invalid',
    )
  const siteIds = Array.from({ length: maxSites + 1 }, (_, index) => String(index).padStart(20, 'x'))
  const member = await aMember(product, shop, 'agent')
  const tooMany = await shop.owner.call('PATCH', `${shop.path}/members/${member.userId}`, { siteIds })
  assert.equal(tooMany.code, 'request/invalid')
})

test('the first of two who save a site wins, and the other gets a conflict', async () => {
  const shop = await aShop(product)
  const { id } = await aSite(shop)
  const save = (street: string) =>
    shop.owner.call('PUT', `${shop.path}/sites/${id}`, { ...cork, street, rev: 1 })
  const codes = (await Promise.all([save('1 Road'), save('2 Road')])).map(({ code }) => code)
  assert.deepEqual(codes.toSorted(), ['site/changed', undefined])
})

test('a site that a quote names is archived, not removed; one that none names leaves nothing', async () => {
  const shop = await aShop(product)
  const used = await aSite(shop)
  const quote = await aQuote(shop)
  const unused = await aSite(shop, galway)
  const agent = await aMember(product, shop, 'agent')
  await shop.owner.call('PATCH', `${shop.path}/members/${agent.userId}`, { siteIds: [unused.id] })
  const catalogId = shop.catalogs.buy.pricing.id
  const input = { name: 'A', catalogId, siteId: unused.id }
  const widget = (await shop.owner.call('POST', `${shop.path}/widgets`, input)).body
  const refused = await shop.owner.call('DELETE', `${shop.path}/sites/${used.id}`)
  assert.deepEqual([refused.status, refused.code], [409, 'site/in-use'])
  assert.equal((await shop.owner.call('DELETE', `${shop.path}/sites/${unused.id}`)).status, 200)
  const { body: members } = await shop.owner.call('GET', `${shop.path}/members`)
  assert.deepEqual(
    members.map(({ siteIds }: { siteIds: string[] }) => siteIds),
    [[], []],
  )
  assert.equal((await shop.owner.call('GET', `${shop.path}/widgets/${widget.id}`)).body.siteId, null)
  const archive = (isArchived: boolean) =>
    shop.owner.call('POST', `${shop.path}/sites/${used.id}/archive`, { isArchived })
  assert.equal((await archive(true)).body.isArchived, true)
  assert.equal((await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)).body.siteId, used.id)
  assert.equal((await aQuote(shop)).siteId, null)
  assert.equal((await archive(false)).body.isArchived, false)
  assert.equal((await aQuote(shop)).siteId, used.id)
})

test('a site that is removed while quotes are made of it leaves no quote without', async () => {
  const shop = await aShop(product)
  const { id } = await aSite(shop)
  const [removed, ...made] = await Promise.all([
    shop.owner.call('DELETE', `${shop.path}/sites/${id}`),
    ...Array.from({ length: 6 }, () => shop.owner.call('POST', `${shop.path}/quotes`, aQuoteInput(shop))),
  ])
  assert.ok(removed.status === 200 || removed.code === 'site/in-use', removed.code)
  for (const { status, body } of made) {
    assert.equal(status, 201)
    assert.equal(body.siteId, removed.status === 200 ? null : body.siteId)
  }
})

test('the quotes of a widget get its site, or none', async () => {
  const shop = await aShop(product)
  const site = await aSite(shop)
  const catalogId = shop.catalogs.buy.pricing.id
  const settings = { name: 'A', catalogId, mode: 'page', siteId: site.id }
  const widget = (await shop.owner.call('POST', `${shop.path}/widgets`, settings)).body
  const at = `${shop.path}/widgets/${widget.id}`
  await shop.owner.call('POST', `${at}/state`, { state: 'live', rev: 1 })
  const asked = async (email: string) => {
    const page = await (await fetch(`${url}/w/${widget.id}`)).text()
    const token = /"token":"([^"]+)"/.exec(page)?.[1]
    const { answers } = aQuoteInput(shop).lines[0] ?? {}
    const said = { token, variantId: 'iphone-15-256', answers, email, wantsNews: false }
    const sent = await product.call('POST', '/public/widget/submit', said)
    assert.equal(sent.status, 200, JSON.stringify(sent.body))
    const { quotes } = (await shop.owner.call('GET', `${shop.path}/quotes`)).body
    return { page, quote: quotes.find(({ customerName }: QuoteSummary) => customerName === email) }
  }
  const first = await asked('ada@customer.example')
  assert.match(first.page, /T12 X8N6 Cork/)
  assert.equal(first.quote.siteId, site.id)
  await shop.owner.call('POST', `${shop.path}/sites/${site.id}/archive`, { isArchived: true })
  const second = await asked('eve@customer.example')
  assert.doesNotMatch(second.page, /T12 X8N6 Cork/)
  assert.equal(second.quote.siteId, null)
})

test('a suspended member neither reads nor chooses', async () => {
  const shop = await aShop(product)
  await aSite(shop)
  const agent = await aMember(product, shop, 'agent')
  await shop.owner.call('POST', `${shop.path}/members/${agent.userId}/suspend`)
  assert.equal((await agent.call('GET', `${shop.path}/sites`)).code, 'team/suspended')
  assert.equal((await agent.call('PUT', `${shop.path}/own-site`, { siteId: null })).code, 'team/suspended')
})
