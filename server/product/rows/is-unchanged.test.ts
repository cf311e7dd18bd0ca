import assert from 'node:assert/strict'
import { test } from 'vitest'
import { contract, contractCalls } from '@costard/contract'
import { acceptance, aLine, aMember, aQuote, aSentQuote, aShop, samples, startTestProduct } from '#testing'
import { until } from '../../realtime/documents/testing/test-documents.ts'

const product = await startTestProduct()
const { clock, database } = product
const shop = await aShop(product)
const { owner, path } = shop
const { buy, repair } = shop.catalogs
const agent = await aMember(product, shop, 'agent')

async function made(at: string, body: object): Promise<any> {
  const answer = await owner.call('POST', `${path}${at}`, body)
  assert.ok(answer.status < 300, JSON.stringify(answer.body))
  return answer.body
}
async function read(at: string): Promise<any> {
  return (await owner.call('GET', at)).body
}

/** A call that changes a new record. */
interface Change {
  readonly at: string
  readonly body: object
  /** Further bodies with the same meaning. */
  readonly others?: readonly object[]
  /** Body sent by a page after the answer; default: the same body, with the rev of the answer. */
  readonly again?: (answered: any) => object
}

async function place() {
  const details = { street: '12 Patrick Street', town: '', directions: '', phone: '', hours: null }
  return { at: `${path}/sites/${(await made('/sites', { name: 'Cork', ...details })).id}`, details }
}

async function aReceivedLine(): Promise<string> {
  const { quote, token } = await aSentQuote(shop)
  const { status } = await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  assert.equal(status, 200)
  const at = `/quotes/${quote.id}`
  const { rev, lines } = await read(`${path}${at}`)
  await made(`${at}/lines/${lines[0].id}/fulfilment`, { rev, to: 'received' })
  return `${path}${at}/lines/${lines[0].id}`
}

async function aFile(): Promise<string> {
  const at = `${path}/quotes/${(await aQuote(shop)).id}/files`
  const response = await fetch(`${product.url}/api${at}?name=a.jpg`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await owner.idToken()}` },
    body: new Uint8Array(samples.jpeg),
  })
  const { id }: any = await response.json()
  return `${at}/${id}`
}

const draftOf = (catalogId: string): string => `${path}/catalogs/${catalogId}/draft`
const source = {
  catalogId: buy.pricing.id,
  name: 'Recycler North',
  url: null,
  header: null,
  jsonPath: null,
  fills: 'hint',
  hint: 'Supplier',
  readAt: null,
  maxMoveBp: 2000,
  maxFewerBp: 200,
  inForceBp: null,
  isOn: true,
}
const service = {
  name: 'Checks',
  urlTemplate: 'https://checks.example/{number}',
  headerName: 'x-key',
  mappings: { blacklist: { pointer: '/blacklist', clear: ['no'], flagged: ['yes'] } },
}

const changes: Readonly<Record<string, () => Promise<Change>>> = {
  'account.savePhoto': async () => ({
    at: '/account/photo',
    body: { image: samples.jpeg.toString('base64') },
  }),
  'teams.editTax': async () => ({ at: `${path}/tax`, body: { marginScheme: true } }),
  'firstSteps.show': async () => ({ at: `${path}/first-steps/shown`, body: { isShown: false } }),
  'samples.show': async () => ({ at: `${path}/samples/shown`, body: { isShown: false } }),
  'notifications.save': async () => ({ at: `${path}/notifications`, body: { off: ['questionAsked'] } }),
  'members.change': async () => ({
    at: `${path}/members/${agent.userId}`,
    body: { costView: true, maxAdjustBp: 700 },
    others: [{}, { role: 'agent', siteIds: [] }],
  }),
  'priceSources.edit': async () => ({
    at: `${path}/price-sources/${(await made('/price-sources', source)).id}`,
    body: { name: 'Recycler South', maxMoveBp: 1000, readAt: '07:30' },
    others: [{}, { isOn: true }],
  }),
  'priceSources.saveShape': async () => ({
    at: `${path}/price-sources/${(await made('/price-sources', source)).id}/shape`,
    body: {
      shape: {
        columns: [{ heading: 'Model', has: 'device' }],
        rows: 1,
        decimalMark: null,
        grades: [],
        devices: [],
        counted: [],
      },
    },
  }),
  'priceSources.saveRules': async () => {
    const { id } = await made('/price-sources', source)
    const rule = { group: null, sourceId: id, factorPpm: 700_000, addMinor: 0, stepMinor: 100 }
    return { at: `${path}/catalogs/${source.catalogId}/hint-rules`, body: { rules: [rule] } }
  },
  'apiKeys.edit': async () => ({
    at: `${path}/api-keys/${(await made('/api-keys', { name: 'Shop', scopes: ['catalogs.read'] })).id}`,
    body: { origins: ['https://shop.example'] },
  }),
  'assistants.saveRules': async () => ({
    at: `${path}/assistant-rules`,
    body: { letIn: 'members', knownHosts: ['helper.example', 'desk.example:8443'] },
    others: [{ letIn: 'members', knownHosts: ['Desk.example:8443', 'helper.example', 'helper.example'] }],
  }),
  'webhooks.edit': async () => ({
    at: `${path}/webhooks/${(await made('/webhooks', { url: 'https://erp.example/a', events: ['quote.sent'] })).id}`,
    body: { url: 'https://erp.example/b', events: ['quote.sent', 'quote.accepted'] },
    others: [{}, { isOn: true }],
  }),
  'shop.save': async () => {
    const { name, legalName, street, town, directions, phone, hours, terms, rev } = await read(`${path}/shop`)
    const details = { name, legalName, street, town, directions, phone, hours, terms }
    return {
      at: `${path}/shop`,
      body: { ...details, street: '1 High Street', terms: { en: 'Be kind' }, rev },
    }
  },
  'shop.saveLogo': async () => ({
    at: `${path}/shop/logo`,
    body: { image: samples.png.toString('base64') },
  }),
  'sites.edit': async () => {
    const { at, details } = await place()
    return { at, body: { name: 'Kinsale', ...details, rev: 1 } }
  },
  'sites.choose': async () => ({ at: `${path}/own-site`, body: { siteId: null } }),
  'replyTo.ask': async () => ({ at: `${path}/reply-to`, body: { email: owner.email } }),
  'numbering.save': async () => ({
    at: `${path}/numbering`,
    body: { pattern: 'LX {YY}.{SEQ:3}', reset: 'yearly' },
  }),
  'subscription.keep': async () => ({
    at: `${path}/subscription/beyond/catalogs`,
    body: { ids: [repair.pricing.id] },
    others: [{ ids: [repair.pricing.id, 'x'.repeat(20)] }],
  }),
  'messages.save': async () => {
    const at = `${path}/messages/accepted/en`
    return { at, body: { subject: 'Thank you', text: 'See you', rev: 0 } }
  },
  'messages.turn': async () => ({ at: `${path}/messages/paid`, body: { isOn: false } }),
  'catalogs.archive': async () => ({
    at: `${path}/catalogs/${(await made('/catalogs', { name: 'Old', start: { from: 'empty', kind: 'buy' } })).id}/archived`,
    body: { isArchived: true },
  }),
  'catalogDrafts.change': async () => {
    const [model] = repair.pricing.models
    const key = model?.variants[0]?.id ?? ''
    const bodyOf = (minor: number, rev: number) => ({
      baseVersion: 1,
      changes: [{ part: { kind: 'cost', key, value: { minor } }, rev }],
    })
    return {
      at: draftOf(repair.pricing.id),
      body: bodyOf(900, 0),
      again: ({ parts: [{ rev }] }) => bodyOf(900, rev),
    }
  },
  'listColumns.save': async () => ({
    at: `${path}/price-list-columns`,
    body: { heading: 'Grade A', has: 'price' },
  }),
  'listShapes.save': async () => ({
    at: `${path}/price-list-shapes`,
    body: {
      shape: {
        columns: [{ heading: 'Model', has: 'device' }],
        rows: 1,
        decimalMark: null,
        grades: [],
        devices: [],
        counted: [],
      },
    },
  }),
  'catalogSchedules.set': async () => {
    const changes = [{ part: { kind: 'price', key: 'iphone-15-256', value: { minor: 45_600 } }, rev: 0 }]
    const edited = await owner.call('PATCH', draftOf(buy.pricing.id), { baseVersion: 1, changes })
    const body = { baseVersion: 1, rev: edited.body.rev, at: '2026-05-01T00:00', note: '' }
    return { at: `${path}/catalogs/${buy.pricing.id}/schedule`, body, again: () => body }
  },
  'customers.edit': async () => {
    const { id } = await made('/customers', { name: 'Grace' })
    return {
      at: `${path}/customers/${id}`,
      body: { name: 'Ada', phone: '+33612345678', tags: ['trade'], rev: 1 },
      others: [{ rev: 2 }, { phone: ' +33 6 12 34 56 78 ', rev: 2 }],
    }
  },
  'customerRecords.saveIdCheck': async () => ({
    at: `${path}/customers/${(await made('/customers', { name: 'Grace' })).id}/id-check`,
    body: { kind: 'passport', lastFour: '7Q1Z', deleteAfter: '2026-06-01' },
  }),
  'quotes.edit': async () => {
    const { id, rev, customerId } = await aQuote(shop)
    const customer = {
      kind: 'private',
      name: 'Ada Customer',
      email: 'ada@customer.example',
      phone: '+33612345678',
    }
    return {
      at: `${path}/quotes/${id}`,
      body: { note: 'Bring the box', validDays: 7, customer, rev },
      others: [{ rev: rev + 1 }, { customer: { ...customer, is: customerId }, rev: rev + 1 }],
    }
  },
  'quotes.changeLines': async () => {
    const { id, rev, lines } = await aQuote(shop)
    const lineId = lines[0]?.id
    const line = aLine(shop, { note: 'Scratched' })
    return {
      at: `${path}/quotes/${id}/lines`,
      body: { changes: [{ op: 'edit', lineId, line }], rev },
      others: [{ changes: [{ op: 'move', lineId }], rev: rev + 1 }],
    }
  },
  'attachments.edit': async () => ({ at: await aFile(), body: { isForCustomer: true }, others: [{}] }),
  'counterOffers.saveInspection': async () => ({
    at: `${await aReceivedLine()}/inspection`,
    body: { answers: {}, notes: {}, message: 'A crack', rev: 0 },
  }),
  'quoteViews.edit': async () => {
    const { id } = await made('/quote-views', { name: 'Open', query: 'state=sent', isShared: true })
    const body = { name: 'Sent', query: 'state=sent', rev: 1 }
    return { at: `${path}/quote-views/${id}`, body, others: [{ rev: 2 }] }
  },
  'quoteViews.saveColumns': async () => ({
    at: `${path}/quote-columns`,
    body: { hiddenColumns: ['staff'] },
  }),
  'purchases.save': async () => {
    await owner.call('PATCH', `${path}/tax`, { marginScheme: true })
    const { id, rev, lines } = await aQuote(shop, { lines: [aLine(shop, {}, 'sell')] })
    const body = { purchase: { amountMinor: 30_000, withVat: false }, rev }
    return { at: `${path}/quotes/${id}/lines/${lines[0]?.id}/purchase`, body }
  },
  'purchaseBook.saveSettings': async () => ({
    at: `${path}/purchase-book/settings`,
    body: { isKept: true, asksForPaper: true, keptYears: 6 },
  }),
  'payouts.saveAccount': async () => ({
    at: `${path}/payouts/account`,
    body: { name: 'Fix & Co', iban: 'IE29AIBK93115212345678' },
  }),
  'accounting.saveSettings': async () => ({
    at: `${path}/accounting/settings`,
    body: {
      program: 'xero',
      consultant: null,
      client: null,
      accountLength: 4,
      yearStartsIn: 1,
      accounts: [],
    },
  }),
  'deviceChecks.saveService': async () => ({
    at: `${path}/look-up-service`,
    body: { ...service, secret: 'a secret' },
    others: [service],
  }),
  'widgets.edit': async () => {
    const { id } = await made('/widgets', { name: 'Site', catalogId: buy.pricing.id })
    return {
      at: `${path}/widgets/${id}`,
      body: { name: 'Website', rev: 1 },
      others: [{ rev: 2 }, { texts: {}, rev: 2 }],
    }
  },
}

const edits = contractCalls(contract).filter(({ method }) => method === 'PATCH' || method === 'PUT')

// Records all visible traces: audit entries, live notices and events.
await database.pool.query(`
  create table public.traces (trace text);
  create function public.leave_trace() returns trigger language plpgsql as $$ begin
    insert into public.traces values (case tg_table_name
      when 'audit_entries' then 'audit: ' || (to_jsonb(new) ->> 'action')
      when 'news' then 'news: ' || (to_jsonb(new) ->> 'path')
      else 'event: ' || coalesce(to_jsonb(new) #>> '{payload,type}', 'recurring') end);
    return new; end $$;
  create trigger leave_trace after insert on product.audit_entries for each row execute function leave_trace();
  create trigger leave_trace after insert on realtime.news for each row execute function leave_trace();
  create trigger leave_trace after insert or update of revision on graphile_worker._private_jobs
    for each row execute function leave_trace();`)

/** Returns the traces since the last call, once their consequences are written too. */
async function traces(): Promise<readonly string[]> {
  await until(async () => {
    const waiting = `select 1 from graphile_worker._private_jobs where payload ->> 'type' is not null
      and attempts < max_attempts and run_at <= now() limit 1`
    return (await database.pool.query(waiting)).rowCount === 0
  })
  const { rows } = await database.pool.query('delete from public.traces returning trace')
  return rows.map(({ trace }) => trace as string).filter((trace) => trace !== 'event: recurring')
}

test('every call that changes a thing has an example here', () => {
  assert.deepEqual(edits.map(({ operation }) => operation).toSorted(), Object.keys(changes).toSorted())
})

for (const { operation, method, meta } of edits)
  test(`${operation} with unchanged values keeps its rev and leaves no entry and no notice`, async () => {
    const { at, body, others = [], again } = await changes[operation]!()
    await traces()
    const first = await owner.call(method, at, body)
    assert.ok(first.status < 300, JSON.stringify(first.body))
    const left = await traces()
    if (meta.isRecorded) assert.ok(left.includes(`audit: ${operation}`), 'the example changes something')
    const same = again?.(first.body) ?? { ...body, ...('rev' in body && { rev: first.body.rev }) }
    for (const sent of [same, ...others]) {
      clock.advanceSeconds(60)
      const { status, body: answered } = await owner.call(method, at, sent)
      assert.deepEqual([status, answered], [first.status, first.body], JSON.stringify(sent))
      assert.deepEqual(await traces(), [], JSON.stringify(sent))
    }
    if (!('rev' in body) || again) return
    const outdated = await owner.call(method, at, body)
    assert.equal(outdated.status, 409, 'an outdated one is still refused')
  })
