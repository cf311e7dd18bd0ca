import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from 'vitest'
import { aClient, allow, connectAssistant } from '../assistants/testing/connect-assistant.ts'
import { auditedActions, contract, type Quote, unlistedCatalogId, usualValidDays } from '@costard/contract'
import {
  acceptance,
  aLine,
  aMember,
  anApiKey,
  aQuote,
  aQuoteInput,
  aSentQuote,
  aShop,
  type Person,
  samples,
  startTestProduct,
} from '#testing'
import { until } from '../../realtime/documents/testing/test-documents.ts'
import { publishVersion } from '../testing/publish-version.ts'
import { auditEntries } from './schema.ts'

const product = await startTestProduct()
const shop = await aShop(product)
const { path, team } = shop
const owner = repeating(shop.owner)
const asCustomer = repeating(product)
const customer = { kind: 'private', name: 'Ada Customer', email: 'ada@customer.example' } as const

type Entry = typeof auditEntries.$inferSelect

/** Returns the entries written while fn runs. */
async function writtenBy(fn: () => Promise<unknown>): Promise<readonly Entry[]> {
  const known = (await entries()).length
  await fn()
  return (await entries()).slice(known)
}

function entries(): Promise<Entry[]> {
  return product.database.orm.select().from(auditEntries).orderBy(auditEntries.entryId)
}

/**
 * Sends each change twice with the same idempotency key, as after a lost answer: nothing is written twice.
 */
function repeating<Caller extends Pick<Person, 'call'>>(caller: Caller): Caller {
  return {
    ...caller,
    async call(method, at, body, headers) {
      if (method === 'GET') return caller.call(method, at, body, headers)
      const keyed = { ...headers, 'idempotency-key': randomUUID() }
      const first = await caller.call(method, at, body, keyed)
      const again = await caller.call(method, at, body, keyed)
      assert.deepEqual([again.status, sameBody(again)], [first.status, sameBody(first)], `${method} ${at}`)
      return first
    },
  }
}

/** A refusal is computed again, so its request id differs. */
function sameBody({ body }: { readonly body: any }): unknown {
  if (body?.requestId === undefined) return body
  const { requestId: _id, error, ...rest } = body
  return { ...rest, error: { ...error, requestId: undefined } }
}

const seen = new Set<string>()
async function assertRecorded(
  fn: () => Promise<unknown>,
  expected: Partial<Entry> & { action: string },
): Promise<void> {
  const written = await writtenBy(fn)
  assert.equal(written.length, 1, expected.action)
  assert.partialDeepStrictEqual(written[0], expected)
  // The comparison above ignores further fields.
  if (expected.after) assert.deepEqual(written[0]?.after, expected.after)
  seen.add(expected.action)
}

const byOwner = { teamId: team.id, actorKind: 'member', actorId: owner.userId } as const

test('writes who changed quotes, once, and which answer a customer gave', async () => {
  const other = repeating(await product.aPerson())
  await assertRecorded(() => other.call('POST', '/teams', { name: 'B', country: 'FR', language: 'fr' }), {
    action: 'teams.add',
    actorId: other.userId,
    entity: 'team',
    after: { country: 'FR', currency: 'EUR' },
  })
  const input = { ...aQuoteInput(shop), customer: null, isTrial: true }
  const { body: trial } = await owner.call('POST', `${path}/quotes`, input)
  await assertRecorded(() => owner.call('DELETE', `${path}/quotes/${trial.id}`), {
    ...byOwner,
    action: 'quotes.removeTrial',
    entityId: trial.id,
    before: { state: 'draft', netMinor: trial.totals.netMinor },
  })
  const quote = await aQuote(shop)
  const quotePath = `${path}/quotes/${quote.id}`
  const ofQuote = { ...byOwner, entity: 'quote', entityId: quote.id } as const
  assert.partialDeepStrictEqual((await entries()).at(-1), {
    ...ofQuote,
    action: 'quotes.add',
    after: { state: 'draft', rev: 1, netMinor: quote.totals.netMinor },
  })
  seen.add('quotes.add')
  await assertRecorded(
    () => owner.call('PATCH', quotePath, { rev: 1, note: 'Bring the box.', validDays: 7 }),
    {
      ...ofQuote,
      action: 'quotes.edit',
      before: { rev: 1, netMinor: quote.totals.netMinor },
      after: { rev: 2, netMinor: quote.totals.netMinor, edited: ['note', 'validDays'] },
    },
  )
  const [line] = quote.lines
  const changes = [{ op: 'edit', lineId: line?.id, line: aLine(shop, { note: 'Scratched' }) }]
  await assertRecorded(() => owner.call('PATCH', `${quotePath}/lines`, { rev: 2, changes }), {
    ...ofQuote,
    action: 'quotes.changeLines',
    before: { rev: 2, netMinor: quote.totals.netMinor },
    after: { rev: 3, netMinor: quote.totals.netMinor, edited: ['lines'] },
  })
  await assertRecorded(() => owner.call('POST', `${quotePath}/send`, { rev: 3 }), {
    ...ofQuote,
    action: 'quotes.send',
    before: { state: 'draft' },
    after: { state: 'sent', rev: 4, netMinor: quote.totals.netMinor },
  })
  await until(async () => (await owner.call('GET', quotePath)).body.delivery.state === 'sent')
  await product.database.pool.query(
    `update product.quote_revisions set delivery = delivery || '{"state": "failed"}' where quote_id = $1`,
    [quote.id],
  )
  await assertRecorded(() => owner.call('POST', `${quotePath}/resend`, {}), {
    ...ofQuote,
    action: 'quotes.resend',
    after: { sending: 2 },
  })
  for (const [action, answer, state] of [
    ['accept', acceptance, 'accepted'],
    ['decline', { reason: 'price' }, 'declined'],
  ] as const) {
    const sent = await aSentQuote(shop)
    await assertRecorded(() => asCustomer.call('POST', `/public/quotes/${sent.token}/${action}`, answer), {
      teamId: team.id,
      entity: 'quote',
      entityId: sent.quote.id,
      actorKind: 'customer',
      actorId: null,
      action: `publicQuotes.${action}`,
      before: { state: 'sent' },
      after: { state, rev: sent.quote.rev + 1 },
    })
  }
})

test('writes who changed customers, took files and kept views', async () => {
  const customers = `${path}/customers`
  const added = await writtenBy(() => owner.call('POST', customers, { name: 'Ada', notes: 'Secret words' }))
  assert.equal(added.length, 1)
  const { entityId: id = '', after } = added[0] ?? {}
  assert.deepEqual(after, { kind: 'private', rev: 1 })
  seen.add('customers.add')
  const ofCustomer = { ...byOwner, entity: 'customer', entityId: id } as const
  await assertRecorded(
    () =>
      owner.call('PATCH', `${customers}/${id}`, { rev: 1, notes: 'Secret words', email: 'ada@x.example' }),
    {
      ...ofCustomer,
      action: 'customers.edit',
      before: { rev: 1 },
      after: { rev: 2, edited: ['email', 'notes'] },
    },
  )
  const { body: twin } = await owner.call('POST', customers, { name: 'Twin' })
  const merged = await writtenBy(() =>
    owner.call('POST', `${customers}/${id}/merge`, { rev: 2, other: { id: twin.id, rev: 1 } }),
  )
  assert.deepEqual(
    merged.map(({ action, entityId }) => [action, entityId]),
    [
      ['customers.merge', id],
      ['customers.merge', twin.id],
    ],
  )
  seen.add('customers.merge')
  const record = { purpose: 'marketing', isGiven: true, source: 'counter' } as const
  const check = { kind: 'passport', lastFour: '7Q1Z', deleteAfter: '2026-06-01' } as const
  for (const [action, method, at, body, after] of [
    ['addConsent', 'POST', 'consents', record, { rev: 4, ...record }],
    ['declare', 'POST', 'seller-declaration', {}, { rev: 5 }],
    ['saveIdCheck', 'PUT', 'id-check', check, { kind: 'passport', deleteAfter: '2026-06-01' }],
    ['removeIdCheck', 'DELETE', 'id-check', undefined, { isRemoved: true }],
  ] as const)
    await assertRecorded(() => owner.call(method, `${customers}/${id}/${at}`, body), {
      ...ofCustomer,
      action: `customerRecords.${action}`,
      after,
    })
  let noteId = ''
  const [noted] = await writtenBy(async () => {
    const { body } = await owner.call('POST', `${customers}/${id}/notes`, { text: 'Secret words' })
    noteId = body.id
  })
  assert.deepEqual([noted?.action, noted?.after], ['customerTimeline.addNote', { note: noteId }])
  seen.add('customerTimeline.addNote')
  await assertRecorded(() => owner.call('DELETE', `${customers}/${id}/notes/${noteId}`), {
    ...ofCustomer,
    action: 'customerTimeline.removeNote',
    before: { note: noteId },
  })
  await assertRecorded(() => owner.call('GET', `${customers}/${id}/data`), {
    ...ofCustomer,
    action: 'customers.data',
    after: { isExported: true },
  })
  await assertRecorded(() => owner.call('POST', `${customers}/${id}/erase`, { rev: 5 }), {
    ...ofCustomer,
    action: 'customers.erase',
    before: { rev: 5 },
    after: { rev: 6, quotes: 0, retained: 0 },
  })
  const ofTeam = { ...byOwner, entity: 'team', entityId: team.id } as const
  await assertRecorded(
    () => owner.call('POST', `${customers}/import`, { csv: 'name\nAda', isDryRun: false }),
    { ...ofTeam, action: 'customerFiles.import', after: { added: 1, rejected: 0, known: 0 } },
  )
  await assertRecorded(() => owner.call('GET', `${customers}/csv`), {
    ...ofTeam,
    action: 'customerFiles.export',
    after: { isExported: true },
  })
  await assertRecorded(() => owner.call('GET', `${path}/quotes/csv`), {
    ...ofTeam,
    action: 'quoteFiles.export',
    after: { isExported: 'quotes' },
  })
  await assertRecorded(() => owner.call('GET', `${path}/audit/csv`), {
    ...ofTeam,
    action: 'audit.export',
    after: { isExported: 'audit' },
  })
  await assertRecorded(() => owner.call('POST', `${path}/archives`), {
    ...ofTeam,
    action: 'teamArchives.make',
    after: { isExported: 'everything' },
  })
  const view = { name: 'Sent', query: 'state=sent', isShared: true }
  const { body: saved } = await owner.call('POST', `${path}/quote-views`, view)
  assert.partialDeepStrictEqual((await entries()).at(-1), {
    ...ofTeam,
    action: 'quoteViews.add',
    after: { view: saved.id, isShared: true },
  })
  seen.add('quoteViews.add')
  const viewPath = `${path}/quote-views/${saved.id}`
  await assertRecorded(() => owner.call('PATCH', viewPath, { rev: 1, name: 'Waiting' }), {
    ...ofTeam,
    action: 'quoteViews.edit',
    after: { view: saved.id, edited: ['name'] },
  })
  await assertRecorded(() => owner.call('POST', `${viewPath}/remove`, { rev: 2 }), {
    ...ofTeam,
    action: 'quoteViews.remove',
    after: { view: saved.id, isRemoved: true },
  })
  const unused = await aQuote(shop, { customer: { kind: 'private', name: 'Unused' } })
  await product.database.pool.query(
    `with gone as (update product.quotes set customer_id = null where customer_id = $1)
     update product.customers set quote_count = 0 where customer_id = $1`,
    [unused.customerId],
  )
  await assertRecorded(() => owner.call('POST', `${customers}/remove-unused`, { ids: [unused.customerId] }), {
    ...byOwner,
    action: 'customers.removeUnused',
    entity: 'customer',
    entityId: unused.customerId ?? '',
    after: { isRemoved: true },
  })
})

test('writes what a team did with a quote that was sent', async () => {
  const sent = await aSentQuote(shop)
  const sentPath = `${path}/quotes/${sent.quote.id}`
  const ofSent = { ...byOwner, entity: 'quote', entityId: sent.quote.id } as const
  const { validUntil } = sent.quote
  const delivered = `update product.quote_revisions set delivery = delivery || '{"state": "sent"}' where quote_id = $1`
  await product.database.pool.query(delivered, [sent.quote.id])
  await assertRecorded(() => owner.call('POST', `${sentPath}/remind`, { rev: 2 }), {
    ...ofSent,
    action: 'quoteActions.remind',
    after: { reminder: 2 },
  })
  const actions = [
    ['extend', { lastDay: '2026-03-31' }, { validUntil }, { validUntil: '2026-03-31', rev: 4 }],
    ['accept', { channel: 'phone', note: 'Called' }, { state: 'sent' }, { state: 'accepted', rev: 5 }],
    ['reopen', { reason: 'Called' }, { state: 'accepted' }, { state: 'sent', rev: 6 }],
    ['decline', { reason: 'price' }, { state: 'sent' }, { state: 'declined', rev: 7 }],
    ['revise', {}, { state: 'declined', revision: 1 }, { state: 'draft', revision: 2, rev: 8 }],
    [
      'cancel',
      { reason: 'Left' },
      { state: 'draft', revision: 2 },
      { state: 'declined', revision: 1, rev: 9 },
    ],
  ] as const
  for (const [index, [action, body, before, after]] of actions.entries())
    await assertRecorded(() => owner.call('POST', `${sentPath}/${action}`, { rev: index + 3, ...body }), {
      ...ofSent,
      action: `quoteActions.${action}`,
      before,
      after,
    })
  await product.database.pool.query(`update product.teams set offline_work = 'acceptance'`)
  const atCounter = await aQuote(shop)
  await assertRecorded(
    () =>
      owner.call('POST', `${path}/quotes/${atCounter.id}/accept-at-counter`, {
        rev: 1,
        name: 'Ada Customer',
        agrees: true,
        acceptedAt: product.clock.now().toISOString(),
        shown: { netMinor: atCounter.totals.netMinor, termsVersion: 0 },
      }),
    {
      ...byOwner,
      entityId: atCounter.id,
      action: 'quoteActions.acceptAtCounter',
      before: { state: 'draft' },
      after: { state: 'accepted', rev: 3 },
    },
  )
  const taken = await aSentQuote(shop)
  const [takenLine] = taken.quote.lines
  const check = { kind: 'mdm', result: 'clear', reference: 'Seen in the settings' }
  await assertRecorded(
    () =>
      owner.call('POST', `${path}/quotes/${taken.quote.id}/lines/${takenLine?.id}/checks`, {
        rev: 2,
        ...check,
      }),
    {
      ...byOwner,
      action: 'quoteActions.recordCheck',
      after: { rev: 3, lineId: takenLine?.id ?? '', check: 'mdm', result: 'clear' },
    },
  )
  await asCustomer.call('POST', `/public/quotes/${taken.token}/accept`, acceptance)
  const advance = { rev: 4, to: 'received', note: 'In its box' }
  await assertRecorded(
    () => owner.call('POST', `${path}/quotes/${taken.quote.id}/lines/${takenLine?.id}/fulfilment`, advance),
    {
      ...byOwner,
      action: 'quoteActions.advance',
      before: { state: 'accepted', fulfilment: 'awaiting' },
      after: { state: 'accepted', rev: 5, lineId: takenLine?.id ?? '', fulfilment: 'received' },
    },
  )
  await recordsFilesAndCounterOffers(taken, takenLine?.id ?? '')
  await recordsNotesAndCopies()
})

test('writes who asked for an approval, answered, and set a price by hand', async () => {
  const bent = aLine(shop, { answers: { ...aLine(shop).answers, body: 'bent' } })
  const held = await aQuote(shop, { lines: [bent] })
  const heldPath = `${path}/quotes/${held.id}`
  const lineId = held.lines[0]?.id ?? ''
  const linePath = `${heldPath}/lines/${lineId}`
  const colleague = repeating(await aMember(product, shop, 'agent'))
  const { netMinor } = held.totals
  const approvals = [
    ['ask', colleague, `${heldPath}/ask`, { state: 'pendingApproval', rev: 2, netMinor, asked: 1 }],
    [
      'askBack',
      owner,
      `${linePath}/ask-back`,
      { state: 'pendingApproval', rev: 3, netMinor, said: 'question', line: lineId },
    ],
    [
      'reply',
      colleague,
      `${linePath}/reply`,
      { state: 'pendingApproval', rev: 4, netMinor, said: 'reply', line: lineId },
    ],
    [
      'sendWhenReleased',
      colleague,
      `${heldPath}/send-when-released`,
      { state: 'pendingApproval', rev: 5, netMinor, sendWhenReleased: true },
    ],
    ['takeBack', colleague, `${heldPath}/take-back`, { state: 'draft', rev: 6, netMinor, takenBack: 1 }],
    ['refuse', owner, `${linePath}/refuse`, { state: 'draft', rev: 7, netMinor, refused: lineId }],
    ['release', owner, `${linePath}/release`, { state: 'draft', rev: 8, netMinor, released: lineId }],
    ['undo', owner, `${linePath}/undo-answer`, { state: 'draft', rev: 9, netMinor, undone: lineId }],
    [
      'passOn',
      owner,
      `${linePath}/pass-on`,
      { state: 'pendingApproval', rev: 10, netMinor, said: 'passedOn', line: lineId },
    ],
  ] as const
  const fields: Readonly<Record<string, object>> = {
    askBack: { text: 'Seen' },
    reply: { text: 'Seen' },
    refuse: { note: 'Seen' },
    release: { note: 'Seen' },
    passOn: { text: 'Seen', amountMinor: 100 },
  }
  for (const [index, [action, person, at, after]] of approvals.entries())
    await assertRecorded(
      () =>
        person.call('POST', at, {
          rev: index + 1,
          ...fields[action],
        }),
      {
        teamId: team.id,
        actorId: person.userId,
        entityId: held.id,
        action: `quoteApprovals.${action}`,
        after,
      },
    )
  const unlisted = {
    catalogId: unlistedCatalogId('buy'),
    variantId: 'device',
    device: { name: 'Pixel' },
    answers: {},
  }
  const unpriced = await aQuote(shop, { lines: [unlisted] })
  const byHand = `${path}/quotes/${unpriced.id}/lines/${unpriced.lines[0]?.id}/price`
  await assertRecorded(() => owner.call('POST', byHand, { rev: 1, amountMinor: 4_200, reason: 'Seen' }), {
    ...byOwner,
    entityId: unpriced.id,
    action: 'quoteApprovals.price',
    before: { state: 'draft', netMinor: 0 },
    after: {
      state: 'draft',
      rev: 2,
      netMinor: -4_200,
      pricedByHand: unpriced.lines[0]?.id ?? '',
      amounts: ['4200'],
      reason: 'Seen',
    },
  })
})

test('writes who changed settings of the team and prices of a draft', async () => {
  await assertRecorded(() => owner.call('PATCH', `${path}/tax`, { marginScheme: true }), {
    ...byOwner,
    entity: 'team',
    entityId: team.id,
    action: 'teams.editTax',
    before: { marginScheme: false },
    after: { marginScheme: true },
  })
  const numbering = { pattern: 'A-{SEQ:4}', reset: 'never', next: 70 }
  await assertRecorded(() => owner.call('PUT', `${path}/numbering`, numbering), {
    ...byOwner,
    entity: 'team',
    entityId: team.id,
    action: 'numbering.save',
    before: { numberPattern: 'Q-{YYYY}-{SEQ:5}', numberReset: 'never' },
    after: { numberPattern: 'A-{SEQ:4}', numberReset: 'never', next: 70 },
  })
  const sold = await aQuote(shop, { lines: [aLine(shop, {}, 'sell')] })
  const [soldLine] = sold.lines
  const purchase = { amountMinor: 31_313 }
  await assertRecorded(
    () => owner.call('PUT', `${path}/quotes/${sold.id}/lines/${soldLine?.id}/purchase`, { rev: 1, purchase }),
    {
      ...byOwner,
      entityId: sold.id,
      action: 'purchases.save',
      after: {
        state: 'draft',
        rev: 2,
        netMinor: sold.totals.netMinor,
        purchaseOf: soldLine?.id ?? '',
        isStated: true,
      },
    },
  )
  const shared = await aQuote(shop)
  await publishVersion(product.database, shop, shop.catalogs.buy, (priceMinor) => priceMinor - 1000)
  const versions = { [shop.catalogs.buy.pricing.id]: 2 }
  await assertRecorded(
    () => owner.call('POST', `${path}/quotes/${shared.id}/newer-prices`, { rev: 1, versions }),
    {
      ...byOwner,
      action: 'newerPrices.apply',
      entityId: shared.id,
      before: { state: 'draft', netMinor: shared.totals.netMinor },
      after: { state: 'draft', rev: 2, netMinor: shared.totals.netMinor + 1000, repriced: 1 },
    },
  )
})

test('writes who changed catalogs and widgets', async () => {
  const catalogId = shop.catalogs.sell.pricing.id
  const ofCatalog = { ...byOwner, entity: 'catalog', entityId: catalogId } as const
  const draftPath = `${path}/catalogs/${catalogId}/draft`
  const edit = { part: { kind: 'price', key: 'iphone-15-128', value: { minor: 1 } }, rev: 0 }
  await assertRecorded(() => owner.call('PATCH', draftPath, { baseVersion: 1, changes: [edit] }), {
    ...ofCatalog,
    action: 'catalogDrafts.change',
    after: { rev: 1, edited: ['price iphone-15-128'], count: 1 },
  })
  const lines = '["price","iphone-15-256",0,{"minor":1}]'
  await assertRecorded(() => owner.call('POST', `${draftPath}/changes`, { baseVersion: 1, lines }), {
    ...ofCatalog,
    action: 'catalogDrafts.changeMany',
    after: { rev: 2, edited: ['price iphone-15-256'], count: 1 },
  })
  await assertRecorded(() => owner.call('POST', `${draftPath}/discard`, { rev: 2 }), {
    ...ofCatalog,
    action: 'catalogDrafts.discard',
    after: { rev: 3, isDiscarded: true },
  })
  await owner.call('PATCH', draftPath, { baseVersion: 1, changes: [edit] })
  const moment = '2026-12-01T09:00'
  const toSchedule = { baseVersion: 1, rev: 4, at: moment, note: 'N' }
  await assertRecorded(() => owner.call('PUT', `${path}/catalogs/${catalogId}/schedule`, toSchedule), {
    ...ofCatalog,
    action: 'catalogSchedules.set',
    after: { scheduledAt: '2026-12-01T08:00:00.000Z', note: 'N' },
  })
  await assertRecorded(() => owner.call('POST', `${path}/catalogs/${catalogId}/schedule/remove`), {
    ...ofCatalog,
    action: 'catalogSchedules.remove',
    before: { scheduledAt: '2026-12-01T08:00:00.000Z' },
    after: { scheduledAt: null },
  })
  const ofWidget = { ...byOwner, entity: 'widget' } as const
  const boughtId = shop.catalogs.buy.pricing.id
  const allowedOrigins = ['https://shop.example']
  await assertRecorded(
    () => owner.call('POST', `${path}/widgets`, { name: 'W', catalogId: boughtId, allowedOrigins }),
    { ...ofWidget, action: 'widgets.add', after: { name: 'W', catalogId: boughtId, state: 'draft' } },
  )
  const [widget] = (await owner.call('GET', `${path}/widgets`)).body
  const widgetPath = `${path}/widgets/${widget.id}`
  await assertRecorded(() => owner.call('PATCH', widgetPath, { name: 'V', rev: 1 }), {
    ...ofWidget,
    action: 'widgets.edit',
    before: { name: 'W' },
    after: { name: 'V', changed: ['name'] },
  })
  await assertRecorded(() => owner.call('POST', `${widgetPath}/state`, { state: 'live', rev: 2 }), {
    ...ofWidget,
    action: 'widgets.setState',
    before: { state: 'draft' },
    after: { state: 'live' },
  })
  const page = await (await fetch(`${product.url}/w/${widget.id}?at=https://shop.example`)).text()
  const visit = {
    token: /"token":"([^"]+)"/.exec(page)?.[1],
    variantId: 'iphone-15-256',
    answers: aLine(shop).answers,
    email: 'visitor@customer.example',
    wantsNews: true,
  }
  await assertRecorded(() => asCustomer.call('POST', '/public/widget/submit', visit), {
    teamId: team.id,
    actorKind: 'customer',
    actorId: null,
    entity: 'quote',
    action: 'widgetVisits.submit',
  })
  const repeated = await asCustomer.call('POST', '/public/widget/submit', visit)
  const shownAt = new URL(repeated.body.showUrl).pathname
  const ofVisitor = { teamId: team.id, actorKind: 'customer', actorId: null, entity: 'quote' } as const
  const token = shownAt.slice(3)
  const result = { test: 'screen', hasMarks: true }
  await assertRecorded(() => asCustomer.call('POST', '/public/self-inspection/test', { token, result }), {
    ...ofVisitor,
    action: 'selfInspections.saveTest',
    after: { selfTest: 'screen' },
  })
  await assertRecorded(() => asCustomer.call('POST', '/public/self-inspection/mail-link', { token }), {
    ...ofVisitor,
    action: 'selfInspections.mailLink',
    after: { selfInspectionLink: 'mailed' },
  })
  const added = await writtenBy(async () => {
    const body = new Uint8Array(samples.jpeg)
    assert.equal((await fetch(`${product.url}${shownAt}?shot=front`, { method: 'POST', body })).status, 201)
  })
  assert.deepEqual(
    added.map(({ action, actorKind }) => [action, actorKind]),
    [['selfInspections.addPhoto', 'customer']],
  )
  const otherPage = await (await fetch(`${product.url}/w/${widget.id}?at=https://shop.example`)).text()
  const notListed = {
    token: /"token":"([^"]+)"/.exec(otherPage)?.[1],
    device: 'Palm Pre 2',
    email: 'visitor@customer.example',
    wantsNews: false,
  }
  await assertRecorded(() => asCustomer.call('POST', '/public/widget/submit-unlisted', notListed), {
    teamId: team.id,
    actorKind: 'customer',
    actorId: null,
    entity: 'quote',
    action: 'widgetVisits.submitUnlisted',
  })
  const asked = (await owner.call('GET', `${path}/quotes?search=${repeated.body.number}`)).body.quotes[0]
  await owner.call('POST', `${path}/quotes/${asked.id}/send`, { rev: asked.rev })
  let offer: RegExpExecArray | null = null
  // An earlier mail has the link of the self-inspection.
  while (!offer) {
    const { text = '' } = await product.mailbox.next('visitor@customer.example')
    offer = /\/q\/([\w-]{27})\?mailed=([\w-]+)/.exec(text)
  }
  const [, link, mailed] = offer
  await assertRecorded(() => asCustomer.call('POST', `/public/quotes/${link}/prove-address`, { mailed }), {
    ...ofVisitor,
    action: 'publicQuotes.proveAddress',
    entityId: asked.id,
    after: { isAddressProven: true },
  })
  await assertRecorded(() => owner.call('POST', `${widgetPath}/remove`), {
    ...ofWidget,
    action: 'widgets.remove',
    before: { name: 'V' },
  })
  const trial = { variantId: 'iphone-15-256', answers: {}, services: [] }
  const examplesPath = `${path}/catalogs/${catalogId}/examples`
  await assertRecorded(() => owner.call('POST', examplesPath, { name: 'E', trial }), {
    ...ofCatalog,
    action: 'catalogExamples.add',
    after: { example: 'E' },
  })
  const [example] = (await owner.call('GET', examplesPath)).body
  await assertRecorded(() => owner.call('POST', `${examplesPath}/${example.id}/remove`), {
    ...ofCatalog,
    action: 'catalogExamples.remove',
    before: { example: 'E' },
  })
  await assertRecorded(
    () =>
      owner.call('POST', `${path}/catalogs/${catalogId}/pictures`, {
        image: samples.png.toString('base64'),
      }),
    { ...ofCatalog, action: 'catalogPictures.add' },
  )
  await assertRecorded(
    () => owner.call('POST', `${path}/catalogs/${catalogId}/publish`, { baseVersion: 1, rev: 4, note: 'N' }),
    {
      ...ofCatalog,
      action: 'catalogVersions.publish',
      before: { version: 1 },
      after: { version: 2, note: 'N', changes: 1 },
    },
  )
  await assertRecorded(
    () => owner.call('POST', `${path}/catalogs/${catalogId}/roll-back`, { baseVersion: 2, to: 1 }),
    {
      ...ofCatalog,
      action: 'catalogVersions.rollBack',
      before: { version: 2 },
      after: { version: 3, copyOf: 1, note: '' },
    },
  )
  await assertRecorded(
    () => owner.call('PUT', `${path}/catalogs/${catalogId}/archived`, { isArchived: true }),
    { ...ofCatalog, action: 'catalogs.archive', after: { isArchived: true } },
  )
  const start = { from: 'empty', kind: 'sell' }
  await assertRecorded(() => owner.call('POST', `${path}/catalogs`, { name: 'A', start }), {
    ...byOwner,
    entity: 'catalog',
    action: 'catalogs.add',
    after: { name: 'A', kind: 'sell', from: 'empty' },
  })
  const service = {
    name: 'Checks',
    urlTemplate: 'https://checks.example/{number}',
    headerName: '',
    mappings: { blacklist: { pointer: '/blacklist', clear: ['no'], flagged: ['yes'] } },
  }
  await assertRecorded(() => owner.call('PUT', `${path}/look-up-service`, { ...service, secret: 'k' }), {
    ...byOwner,
    action: 'deviceChecks.saveService',
    entity: 'setting',
    after: { name: 'Checks', host: 'checks.example', hasSecret: true },
  })
  await assertRecorded(() => owner.call('DELETE', `${path}/look-up-service`), {
    ...byOwner,
    action: 'deviceChecks.removeService',
    after: { isSet: false },
  })
  const details = { legalName: '', street: '1 Quay', town: '', directions: '', phone: '', hours: null }
  await assertRecorded(
    () =>
      owner.call('PUT', `${path}/shop`, {
        name: team.name,
        ...details,
        terms: { en: 'T' },
        validDays: { ...usualValidDays, buy: 10 },
        allowsLateAcceptance: true,
        rev: 0,
      }),
    {
      ...byOwner,
      action: 'shop.save',
      entity: 'setting',
      entityId: 'shop',
      before: { name: team.name, termsVersion: 0, allowsLateAcceptance: false, validDaysBuy: 14 },
      after: {
        name: team.name,
        termsVersion: 1,
        allowsLateAcceptance: true,
        validDaysBuy: 10,
        changed: ['street'],
      },
    },
  )
  const site = { name: 'Cork', street: '12 Patrick Street', town: '', directions: '', phone: '', hours: null }
  let siteId = ''
  await assertRecorded(
    async () => {
      siteId = (await owner.call('POST', `${path}/sites`, site)).body.id
    },
    { ...byOwner, action: 'sites.add', entity: 'site', after: { name: 'Cork' } },
  )
  const ofSite = { ...byOwner, entity: 'site', entityId: siteId } as const
  await assertRecorded(
    () => owner.call('PUT', `${path}/sites/${siteId}`, { ...site, street: '13 Patrick Street', rev: 1 }),
    { ...ofSite, action: 'sites.edit', after: { name: 'Cork', changed: ['street'] } },
  )
  const placed = await aQuote(shop)
  const ofPlaced = { ...byOwner, entity: 'quote', entityId: placed.id } as const
  await assertRecorded(
    () => owner.call('POST', `${path}/quotes/${placed.id}/site`, { rev: placed.rev, siteId: null }),
    {
      ...ofPlaced,
      action: 'quoteActions.setSite',
      before: { site: 'Cork' },
      after: { site: null, rev: placed.rev + 1 },
    },
  )
  await assertRecorded(() => owner.call('POST', `${path}/sites/${siteId}/archive`, { isArchived: true }), {
    ...ofSite,
    action: 'sites.archive',
    after: { name: 'Cork', isArchived: true },
  })
  await assertRecorded(() => owner.call('DELETE', `${path}/sites/${siteId}`), {
    ...ofSite,
    action: 'sites.remove',
    before: { name: 'Cork' },
  })
  const image = samples.png.toString('base64')
  await assertRecorded(() => owner.call('PUT', `${path}/shop/logo`, { image }), {
    ...byOwner,
    action: 'shop.saveLogo',
    entityId: 'shop',
    before: { logo: null },
  })
  await assertRecorded(() => owner.call('DELETE', `${path}/shop/logo`), {
    ...byOwner,
    action: 'shop.removeLogo',
    entityId: 'shop',
    after: { logo: null },
  })
  const choose = (plan: string) => owner.call('POST', `${path}/subscription/plan`, { plan })
  for (const [plan, after] of [
    ['team', { plan: 'team', next: null }],
    ['solo', { plan: 'team', next: 'solo' }],
  ] as const) {
    const setting = { ...byOwner, entity: 'setting', entityId: 'subscription' } as const
    await assertRecorded(() => choose(plan), {
      ...setting,
      action: 'subscription.choose',
      after: { ...after, chosen: plan },
    })
  }
  await assertRecorded(() => owner.call('POST', `${path}/subscription/resume`), {
    ...byOwner,
    action: 'subscription.resume',
    entityId: 'subscription',
    before: { plan: 'team', next: 'solo' },
    after: { plan: 'team', next: null },
  })
  const ownAddress = { email: owner.email }
  await assertRecorded(() => owner.call('PUT', `${path}/reply-to`, ownAddress), {
    ...byOwner,
    entity: 'setting',
    entityId: 'replyTo',
    action: 'replyTo.ask',
    after: { isSet: true, isAsked: false },
  })
  await assertRecorded(() => owner.call('DELETE', `${path}/reply-to`), {
    ...byOwner,
    entity: 'setting',
    entityId: 'replyTo',
    action: 'replyTo.remove',
    after: { isSet: false, isAsked: false },
  })
  await owner.call('PUT', `${path}/reply-to`, { email: 'info@shop.example' })
  const proof = await product.mailbox.next('info@shop.example')
  const [, replyToken] = /replyTo=([\w-]{27})/.exec(proof.text ?? '') ?? []
  await assertRecorded(() => owner.call('POST', `${path}/reply-to/confirm`, { token: replyToken }), {
    ...byOwner,
    entity: 'setting',
    entityId: 'replyTo',
    action: 'replyTo.confirm',
    after: { isSet: true, isAsked: false },
  })
  const stays = { ids: [shop.catalogs.buy.pricing.id] }
  await assertRecorded(() => owner.call('PUT', `${path}/subscription/beyond/catalogs`, stays), {
    ...byOwner,
    entity: 'setting',
    entityId: 'subscription',
    action: 'subscription.keep',
    after: { meter: 'catalogs', kept: ['Trade-in'] },
  })
  const ours = { subject: 'Ours', text: 'Hello {customerName}' }
  await assertRecorded(() => owner.call('PUT', `${path}/messages/paid/fr`, { ...ours, rev: 0 }), {
    ...byOwner,
    action: 'messages.save',
    entity: 'setting',
    entityId: 'messages paid fr',
    before: { builtIn: true },
    after: ours,
  })
  await assertRecorded(() => owner.call('POST', `${path}/messages/paid/fr/reset`, { rev: 1 }), {
    ...byOwner,
    action: 'messages.reset',
    entityId: 'messages paid fr',
    before: ours,
    after: { builtIn: true },
  })
  await assertRecorded(() => owner.call('PUT', `${path}/messages/paid`, { isOn: false }), {
    ...byOwner,
    action: 'messages.turn',
    entityId: 'messages paid',
    before: { isOn: true },
    after: { isOn: false },
  })
  const changing = await aSentQuote(shop)
  await asCustomer.call('POST', `/public/quotes/${changing.token}/accept`, acceptance)
  await assertRecorded(() => asCustomer.call('POST', `/public/quotes/${changing.token}/undo-acceptance`), {
    teamId: team.id,
    actorKind: 'customer',
    action: 'publicQuotes.undoAcceptance',
    entityId: changing.quote.id,
  })
  await assertRecorded(
    () => asCustomer.call('POST', `/public/quotes/${changing.token}/questions`, { text: 'Secret words?' }),
    { teamId: team.id, actorKind: 'customer', action: 'publicQuotes.ask', entityId: changing.quote.id },
  )
  const changingPath = `${path}/quotes/${changing.quote.id}`
  const [question] = (await shop.owner.call('GET', changingPath)).body.questions
  await assertRecorded(
    () => owner.call('POST', `${changingPath}/questions/${question.id}/answer`, { text: 'Words' }),
    {
      ...byOwner,
      action: 'quoteQuestions.answer',
      entityId: changing.quote.id,
      after: { answered: question.id, isMailed: true },
    },
  )
})

/** Records actions besides the steps of a quote: its assignee, notes, copies. */
async function recordsNotesAndCopies(): Promise<void> {
  const noted = await aQuote(shop)
  const ofNoted = { ...byOwner, entity: 'quote', entityId: noted.id } as const
  const notedPath = `${path}/quotes/${noted.id}`
  await assertRecorded(
    () => owner.call('POST', `${notedPath}/assign`, { rev: noted.rev, memberId: owner.userId }),
    {
      ...ofNoted,
      action: 'quoteActions.assign',
      before: { assignedTo: owner.userId },
      after: { assignedTo: owner.userId, rev: noted.rev + 1 },
    },
  )
  for (const [index, action] of (['archive', 'restore'] as const).entries())
    await assertRecorded(() => owner.call('POST', `${notedPath}/${action}`, { rev: noted.rev + 1 + index }), {
      ...ofNoted,
      action: `quoteActions.${action}`,
      before: { isArchived: action === 'restore' },
      after: { isArchived: action === 'archive', rev: noted.rev + 2 + index },
    })
  let noteId = ''
  const [note] = await writtenBy(async () => {
    noteId = (await owner.call('POST', `${notedPath}/notes`, { text: 'Secret words' })).body.id
  })
  assert.deepEqual([note?.action, note?.after], ['quoteNotes.add', { note: noteId }])
  seen.add('quoteNotes.add')
  await assertRecorded(() => owner.call('DELETE', `${notedPath}/notes/${noteId}`), {
    ...ofNoted,
    action: 'quoteNotes.remove',
    before: { note: noteId },
  })
  const [copied] = await writtenBy(() => owner.call('POST', `${notedPath}/duplicate`))
  assert.deepEqual([copied?.action, copied?.entity], ['quotes.duplicate', 'quote'])
  seen.add('quotes.duplicate')
}

/** Records files and the inspection of a received device. */
async function recordsFilesAndCounterOffers(
  { quote }: { readonly quote: Pick<Quote, 'id'> },
  lineId: string,
): Promise<void> {
  const at = `${path}/quotes/${quote.id}`
  const linePath = `${at}/lines/${lineId}`
  const ofQuote = { ...byOwner, entity: 'quote', entityId: quote.id } as const
  const photograph = (query: string) => async () => {
    const headers = { authorization: `Bearer ${await owner.idToken()}` }
    const body = new Uint8Array(samples.png)
    const address = `${product.url}/api${at}/files?name=Ada.png${query}`
    const response = await fetch(address, { method: 'POST', headers, body })
    assert.equal(response.status, 201)
  }
  await assertRecorded(photograph(''), { ...ofQuote, action: 'attachments.add' })
  const { fileId } = (await entries()).at(-1)?.after ?? {}
  for (const [action, method, address, body, after] of [
    ['edit', 'PATCH', '', { isForCustomer: true }, { isForCustomer: true }],
    ['remove', 'DELETE', '', undefined, { isRemoved: true }],
    ['restore', 'POST', '/restore', undefined, { isRemoved: false }],
  ] as const)
    await assertRecorded(() => owner.call(method, `${at}/files/${String(fileId)}${address}`, body), {
      ...ofQuote,
      action: `attachments.${action}`,
      after: { fileId: String(fileId), ...after },
    })
  const { answers } = aLine(shop)
  const inspection = {
    rev: 0,
    answers: { ...answers, screen: 'cracked' },
    notes: { screen: { reason: 'cosmetic', text: 'Secret words' } },
  }
  await assertRecorded(() => owner.call('PUT', `${linePath}/inspection`, inspection), {
    ...ofQuote,
    action: 'counterOffers.saveInspection',
    after: { lineId, inspection: 1 },
  })
  await photograph(`&lineId=${lineId}&questionKey=screen&side=found`)()
  const { body: read } = await owner.call('GET', at)
  const of = { lineId, fulfilment: 'counterOffered' }
  await assertRecorded(
    () => owner.call('POST', `${linePath}/counter-offer`, { rev: read.rev, inspectionRev: 1 }),
    { ...ofQuote, action: 'counterOffers.send' },
  )
  assert.partialDeepStrictEqual((await entries()).at(-1)?.after, { ...of, photos: 1 })
  await product.database.pool.query(
    `update product.counter_offers set delivery = delivery || '{"state": "sent"}' where quote_id = $1`,
    [quote.id],
  )
  await assertRecorded(() => owner.call('POST', `${linePath}/counter-offer/remind`, { rev: read.rev + 1 }), {
    ...ofQuote,
    action: 'counterOffers.remind',
    after: { lineId, reminder: 2 },
  })
  const answer = { rev: read.rev + 2, answer: 'accepted', channel: 'phone', note: 'Secret words' }
  await assertRecorded(() => owner.call('POST', `${linePath}/counter-offer/answer`, answer), {
    ...ofQuote,
    action: 'counterOffers.answer',
  })
  const other = await aSentQuote(shop)
  await asCustomer.call('POST', `/public/quotes/${other.token}/accept`, acceptance)
  const otherLine = `${path}/quotes/${other.quote.id}/lines/${other.quote.lines[0]?.id}`
  for (const [index, to] of ['received', 'inspecting'].entries())
    await owner.call('POST', `${otherLine}/fulfilment`, { rev: index + 3, to })
  await assertRecorded(() => owner.call('POST', `${otherLine}/matched`, { rev: 5 }), {
    ...byOwner,
    entityId: other.quote.id,
    action: 'counterOffers.settle',
    after: { rev: 6, lineId: other.quote.lines[0]?.id ?? '', fulfilment: 'matched' },
  })
}

test('writes that a phone may add photos, and may no more', async () => {
  const { quote } = await aSentQuote(shop)
  const opened = await writtenBy(() => shop.owner.call('POST', `${path}/quotes/${quote.id}/phone-link`, {}))
  assert.equal(opened.length, 1)
  assert.partialDeepStrictEqual(opened[0], { ...byOwner, action: 'phoneLinks.open', entityId: quote.id })
  seen.add('phoneLinks.open')
  await assertRecorded(() => owner.call('DELETE', `${path}/phone-link`), {
    ...byOwner,
    entityId: quote.id,
    action: 'phoneLinks.close',
    after: { phoneLinkUntil: null },
  })
})

test('writes who changed members and invitations, without addresses', async () => {
  const ofTeam = { ...byOwner, entity: 'member' } as const
  const colleague = await aMember(product, shop, 'agent')
  const at = `${path}/members/${colleague.userId}`
  const asRole = { costView: null, maxAdjustBp: null }
  const as = (role: string, state = 'active') => ({ role, state, ...asRole })
  for (const [action, call, before, after] of [
    ['change', () => owner.call('PATCH', at, { role: 'manager' }), as('agent'), as('manager')],
    ['suspend', () => owner.call('POST', `${at}/suspend`), as('manager'), as('manager', 'suspended')],
    ['reactivate', () => owner.call('POST', `${at}/reactivate`), as('manager', 'suspended'), as('manager')],
    ['remove', () => owner.call('DELETE', at), as('manager'), { state: 'left' }],
  ] as const) {
    const entityId = colleague.userId
    await assertRecorded(call, { ...ofTeam, entityId, action: `members.${action}`, before, after })
  }
  const invitations = `${path}/invitations`
  const asked = { emails: ['ann@invited.example'], role: 'admin', language: 'en' }
  let id = ''
  await assertRecorded(async () => void (id = (await owner.call('POST', invitations, asked)).body[0].id), {
    ...byOwner,
    entity: 'invitation',
    action: 'invitations.add',
    after: { role: 'admin', ...asRole },
  })
  const ofInvitation = { ...byOwner, entity: 'invitation', entityId: id } as const
  await assertRecorded(() => owner.call('POST', `${invitations}/${id}/resend`), {
    ...ofInvitation,
    action: 'invitations.resend',
    after: { sending: 2 },
  })
  const tokenOf = async () => {
    const { url } = (await owner.call('GET', `${invitations}/${id}/link`)).body
    return String(url).split('/').at(-1)
  }
  const token = await tokenOf()
  const joining = await product.aPerson({ email: 'ann@invited.example' })
  await assertRecorded(() => repeating(joining).call('POST', `/invitations/${token}/accept`), {
    teamId: team.id,
    actorId: joining.userId,
    entity: 'member',
    entityId: joining.userId,
    action: 'invitations.accept',
    after: { role: 'admin', invitedBy: owner.userId, invitation: id },
  })
  // Not repeated: the former owner may not make the call again.
  await assertRecorded(() => shop.owner.call('POST', `${path}/ownership`, { userId: joining.userId }), {
    ...byOwner,
    entity: 'team',
    action: 'members.transfer',
    before: { owner: owner.userId },
    after: { owner: joining.userId },
  })
  await joining.call('POST', `${path}/ownership`, { userId: owner.userId })
  const left = await writtenBy(() => joining.call('POST', `${path}/leave`))
  assert.partialDeepStrictEqual(left, [
    { entity: 'member', entityId: joining.userId, before: { role: 'admin' }, after: { state: 'left' } },
  ])
  seen.add('members.leave')
  for (const action of ['withdraw', 'decline'] as const) {
    const again = { ...asked, emails: [`${action}@invited.example`] }
    id = (await owner.call('POST', invitations, again)).body[0].id
    const link = await tokenOf()
    const isOurs = action === 'withdraw'
    await assertRecorded(
      () =>
        isOurs
          ? owner.call('DELETE', `${invitations}/${id}`)
          : asCustomer.call('POST', `/public/invitations/${link}/decline`),
      {
        teamId: team.id,
        actorKind: isOurs ? 'member' : 'customer',
        entityId: id,
        action: isOurs ? 'invitations.withdraw' : 'publicInvitations.decline',
        after: { state: isOurs ? 'withdrawn' : 'declined' },
      },
    )
  }
  assert.ok(!JSON.stringify(await entries()).includes('@invited.example'))
})

test('writes which API key was created and revoked, and which one made a change', async () => {
  const added = await writtenBy(() =>
    shop.owner.call('POST', `${path}/api-keys`, { name: 'Till', scopes: ['quotes.draft'], days: 30 }),
  )
  assert.equal(added.length, 1)
  const [{ entityId: keyId, after } = { entityId: '' }] = added
  assert.partialDeepStrictEqual(added[0], { ...byOwner, action: 'apiKeys.add', entity: 'apiKey' })
  assert.partialDeepStrictEqual(after, { name: 'Till', scopes: ['quotes.draft'], days: 30 })
  seen.add('apiKeys.add')
  const origins = ['https://shop.example']
  await assertRecorded(() => owner.call('PATCH', `${path}/api-keys/${keyId}`, { origins }), {
    ...byOwner,
    action: 'apiKeys.edit',
    entity: 'apiKey',
    entityId: keyId,
    before: { origins: [] },
    after: { origins },
  })
  await assertRecorded(() => owner.call('POST', `${path}/api-keys/${keyId}/revoke`), {
    ...byOwner,
    action: 'apiKeys.revoke',
    entity: 'apiKey',
    entityId: keyId,
    after: { isRevoked: true },
  })
  const token = await anApiKey(shop, ['quotes.draft'])
  const usedId = (await entries()).at(-1)?.entityId ?? null
  const written = await writtenBy(() =>
    product.call('POST', `${path}/quotes`, aQuoteInput(shop), { authorization: `Bearer ${token}` }),
  )
  assert.partialDeepStrictEqual(written, [
    { teamId: team.id, action: 'quotes.add', actorKind: 'apiKey', actorId: usedId },
  ])
  assert.ok(!JSON.stringify(await entries()).includes(token))
})

test('writes which assistant was allowed and disconnected', async () => {
  const client = await aClient(product)
  const added = await writtenBy(() => allow(shop, shop.owner, client))
  assert.equal(added.length, 1)
  assert.partialDeepStrictEqual(added[0], { ...byOwner, action: 'assistants.allow', entity: 'apiKey' })
  const after = {
    name: 'Desk Helper',
    host: 'desk-helper.example',
    scopes: ['catalogs.read', 'quotes.draft'],
  }
  assert.partialDeepStrictEqual(added[0]?.after, after)
  seen.add('assistants.allow')
  await connectAssistant(product, shop, shop.owner)
  const { body: connected } = await owner.call('GET', `${path}/assistants`)
  const [{ id }] = connected
  await assertRecorded(() => owner.call('POST', `${path}/assistants/${id}/revoke`), {
    ...byOwner,
    action: 'assistants.revoke',
    entity: 'apiKey',
    entityId: id,
    after: { isRevoked: true },
  })
  await assertRecorded(
    () => owner.call('PUT', `${path}/assistant-rules`, { letIn: 'owners', knownHosts: ['desk.example'] }),
    {
      ...byOwner,
      action: 'assistants.saveRules',
      entity: 'setting',
      before: { letIn: 'admins', knownHosts: [] },
      after: { letIn: 'owners', knownHosts: ['desk.example'] },
    },
  )
  const agent = repeating(await aMember(product, shop, 'agent'))
  const asked = { name: 'Desk Helper', host: 'desk-helper.example' }
  const { request } = await aClient(product)
  await assertRecorded(() => agent.call('POST', `${path}/assistant-asks`, request), {
    ...byOwner,
    actorId: agent.userId,
    action: 'assistants.askOwner',
    entity: 'setting',
    after: asked,
  })
  const { body: asks } = await owner.call('GET', `${path}/assistant-asks`)
  await assertRecorded(
    () => owner.call('POST', `${path}/assistant-asks/${asks[0].id}/answer`, { isAllowed: true }),
    {
      ...byOwner,
      action: 'assistants.answerAsk',
      entity: 'setting',
      after: { ...asked, isAllowed: true },
    },
  )
})

test('writes who closed a team, and who reopened it', async () => {
  const at = product.clock.now().toISOString()
  // Not repeated: a closed team accepts no calls.
  await assertRecorded(() => shop.owner.call('POST', `${path}/close`, { name: team.name }), {
    ...byOwner,
    entity: 'team',
    action: 'teams.close',
    before: { closedAt: null },
    after: { closedAt: at },
  })
  await assertRecorded(() => owner.call('POST', `${path}/reopen`), {
    ...byOwner,
    entity: 'team',
    action: 'teams.reopen',
    before: { closedAt: at },
    after: { closedAt: null },
  })
})

test('writes how webhooks were changed, without secrets or addresses', async () => {
  const webhooks = `${path}/webhooks`
  const input = { url: 'https://erp.example/secret-path', events: ['quote.sent'] }
  let webhookId = ''
  const added = await writtenBy(async () => {
    webhookId = (await shop.owner.call('POST', webhooks, input)).body.id
  })
  const ofWebhook = { ...byOwner, entity: 'webhook', entityId: webhookId } as const
  const after = { host: 'erp.example', events: ['quote.sent'] }
  assert.equal(added.length, 1)
  assert.partialDeepStrictEqual(added[0], { ...ofWebhook, action: 'webhooks.add', after })
  seen.add('webhooks.add')
  const at = `${webhooks}/${webhookId}`
  await assertRecorded(() => owner.call('PATCH', at, { isOn: false }), {
    ...ofWebhook,
    action: 'webhooks.edit',
    before: { ...after, isOn: true },
    after: { ...after, isOn: false },
  })
  await assertRecorded(() => shop.owner.call('POST', `${at}/secret`), {
    ...ofWebhook,
    action: 'webhooks.replaceSecret',
    after: { isSecretReplaced: true },
  })
  await assertRecorded(() => owner.call('POST', `${at}/test`), {
    ...ofWebhook,
    action: 'webhooks.test',
    after: { isTested: true },
  })
  const { body } = await shop.owner.call('GET', `${at}/deliveries`)
  const [{ id }] = body.deliveries
  await assertRecorded(() => owner.call('POST', `${at}/deliveries/${id}/resend`), {
    ...ofWebhook,
    action: 'webhooks.resend',
    after: { resent: id },
  })
  await assertRecorded(() => owner.call('DELETE', at), {
    ...ofWebhook,
    action: 'webhooks.remove',
    before: { host: 'erp.example' },
    after: { isRemoved: true },
  })
  assert.ok(!JSON.stringify(await entries()).includes('secret-path'))
})

test('writes who looked at sellers of the purchase book and why, without their data', async () => {
  const book = `${path}/purchase-book`
  const ofTeam = { ...byOwner, entity: 'team', entityId: team.id } as const
  const { quote, token } = await aSentQuote(shop, { customer })
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  const at = `${path}/quotes/${quote.id}`
  for (const to of ['received', 'inspecting', 'matched', 'paid']) {
    const { rev } = (await shop.owner.call('GET', at)).body
    const advance = { rev, to, note: '' }
    const { status } = await shop.owner.call('POST', `${at}/lines/${quote.lines[0]?.id}/fulfilment`, advance)
    assert.equal(status, 200)
  }
  const [{ seq, number }] = (await shop.owner.call('GET', book)).body.entries
  await assertRecorded(() => owner.call('GET', `${book}/${seq}/seller?reason=authority`), {
    ...ofTeam,
    action: 'purchaseBook.show',
    after: { isShown: number, reason: 'authority' },
  })
  const correction = { field: 'seller', value: 'Ada Other', reason: 'Misspelt' }
  const [written] = await writtenBy(() => owner.call('POST', `${book}/${seq}/corrections`, correction))
  assert.partialDeepStrictEqual(written, { ...ofTeam, action: 'purchaseBook.correct' })
  assert.partialDeepStrictEqual(written?.after, { corrects: number, field: 'seller' })
  seen.add('purchaseBook.correct')
  const period = { from: '2026-01-01', to: '2026-12-31', reason: 'authority' }
  await assertRecorded(() => owner.call('GET', `${book}/csv?${new URLSearchParams(period)}`), {
    ...ofTeam,
    action: 'purchaseBook.export',
    after: { isExported: 'purchaseBook', ...period, sellers: 1 },
  })
  await assertRecorded(() => owner.call('GET', `${book}/document?${new URLSearchParams(period)}`), {
    ...ofTeam,
    action: 'purchaseBook.print',
    after: { isExported: 'purchaseBook', ...period, sellers: 1 },
  })
  const file = { kind: 'purchaseBookCsv', ...period }
  await assertRecorded(() => owner.call('POST', `${path}/exports`, file), {
    ...ofTeam,
    action: 'storedExports.ask',
    after: { isExported: 'purchaseBook', ...period, entries: 2 },
  })
  const settings = { isKept: true, asksForPaper: false, keptYears: 6, heldDays: 14 }
  await assertRecorded(() => owner.call('PUT', `${book}/settings`, settings), {
    ...ofTeam,
    action: 'purchaseBook.saveSettings',
    before: { isKept: true, asksForPaper: false, keptYears: 5, heldDays: 0 },
    after: settings,
  })
  const accounts = [
    { kind: 'buy', tax: 'none', account: '3200', counterAccount: '1200', taxCode: '', taxAccount: '' },
  ]
  const books = {
    program: 'sage',
    consultant: null,
    client: null,
    accountLength: 4,
    yearStartsIn: 1,
    accounts,
  }
  await assertRecorded(() => owner.call('PUT', `${path}/accounting/settings`, books), {
    ...ofTeam,
    action: 'accounting.saveSettings',
    before: { program: 'datev', accounts: 0 },
    after: { program: 'sage', accounts: 1 },
  })
  const days = { from: '2026-01-01', to: '2026-12-31' }
  await assertRecorded(() => owner.call('GET', `${path}/accounting/file?${new URLSearchParams(days)}`), {
    ...ofTeam,
    action: 'accounting.export',
    after: { isExported: 'accounting', program: 'sage', ...days, deals: 1 },
  })
  const from = { name: 'Fix & Co', iban: 'IE29AIBK93115212345678' }
  await assertRecorded(() => owner.call('PUT', `${path}/payouts/account`, from), {
    ...ofTeam,
    action: 'payouts.saveAccount',
    before: { payoutAccount: null },
    after: { payoutAccount: 'IE ▪▪▪ 5678' },
  })
  const other = await aSentQuote(shop, { customer })
  await product.call('POST', `/public/quotes/${other.token}/accept`, acceptance)
  const lineId = other.quote.lines[0]?.id ?? ''
  for (const to of ['received', 'inspecting', 'matched']) {
    const { rev } = (await shop.owner.call('GET', `${path}/quotes/${other.quote.id}`)).body
    const step = { rev, to, note: '' }
    await shop.owner.call('POST', `${path}/quotes/${other.quote.id}/lines/${lineId}/fulfilment`, step)
  }
  const paid = { payouts: [{ quoteId: other.quote.id, lineId, name: 'Ada', iban: from.iban }] }
  const ofFile = await writtenBy(() => owner.call('POST', `${path}/payouts/files`, paid))
  assert.deepEqual(ofFile.map(({ action, entity }) => `${action} ${entity}`).toSorted(), [
    'payouts.export quote',
    'payouts.export team',
  ])
  seen.add('payouts.export')
  const [{ id: fileId }] = (await shop.owner.call('GET', `${path}/payouts`)).body.files
  await assertRecorded(() => owner.call('GET', `${path}/payouts/files/${fileId}`), {
    ...ofTeam,
    action: 'payouts.fetch',
    after: { isExported: 'payouts', fileId },
  })
  const xml = `<CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${fileId}</OrgnlMsgId><GrpSts>RJCT</GrpSts></OrgnlGrpInfAndSts></CstmrPmtStsRpt>`
  await assertRecorded(() => owner.call('POST', `${path}/payouts/reports`, { xml }), {
    ...ofTeam,
    action: 'payouts.report',
    after: { fileId, rejected: 1 },
  })
  assert.ok(!JSON.stringify(await entries()).includes('Ada'))
})

test('writes what happens to price sources, without addresses', async () => {
  const sources = `${path}/price-sources`
  const input = {
    catalogId: shop.catalogs.buy.pricing.id,
    name: 'Recycler',
    url: 'https://list.example/secret-path',
    header: { name: 'X-Key', secret: 'secret-of-a-list' },
    jsonPath: null,
    fills: 'hint',
    hint: 'Supplier',
    readAt: null,
    maxMoveBp: 2000,
    maxFewerBp: 200,
    inForceBp: null,
    isOn: false,
  }
  let entityId = ''
  const added = await writtenBy(async () => {
    entityId = (await shop.owner.call('POST', sources, input)).body.id
  })
  const ofSource = { ...byOwner, entity: 'priceSource', entityId } as const
  assert.equal(added.length, 1)
  const { name, fills, hint, readAt, maxMoveBp, maxFewerBp, inForceBp, isOn } = input
  const after = {
    name,
    fills,
    hint,
    readAt,
    maxMoveBp,
    maxFewerBp,
    inForceBp,
    isOn,
    host: 'list.example',
    headerName: 'X-Key',
  }
  assert.partialDeepStrictEqual(added[0], { ...ofSource, action: 'priceSources.add', after })
  seen.add('priceSources.add')
  const at = `${sources}/${entityId}`
  await assertRecorded(() => owner.call('PATCH', at, { url: null, header: null }), {
    ...ofSource,
    action: 'priceSources.edit',
    before: after,
    after: { ...after, host: null, headerName: null },
  })
  const odd = 'Model,Value A,Value B\niPhone 15 128 GB,300,310'
  const uploaded = () => owner.call('POST', `${at}/file?name=list.csv`, odd)
  await assertRecorded(uploaded, {
    ...ofSource,
    action: 'priceSources.upload',
    after: { name: 'Recycler', fileName: 'list.csv' },
  })
  const held = async (): Promise<string> => {
    for (;;) {
      const [one] = (await owner.call('GET', sources)).body
      if (!one.isReading && one.lastRun?.outcome === 'held') return one.lastRun.id
      await pause(20)
    }
  }
  const runId = await held()
  await assertRecorded(() => owner.call('POST', `${at}/release`, { runId }), {
    ...ofSource,
    action: 'priceSources.release',
    after: { name, isReleased: true },
  })
  const again = await held()
  await assertRecorded(() => owner.call('POST', `${at}/leave-out`, { runId: again }), {
    ...ofSource,
    action: 'priceSources.leaveOut',
    after: { name, isLeftOut: true },
  })
  await assertRecorded(() => owner.call('POST', `${at}/run`), {
    ...ofSource,
    action: 'priceSources.run',
    after: { name, isRun: true },
  })
  await held()
  const columns = [
    { heading: 'Model', has: 'device' },
    { heading: 'Value A', has: null },
    { heading: 'Value B', has: 'price' },
  ]
  const shape = { columns, rows: 1, decimalMark: null, grades: [], devices: [], counted: [] }
  const read = await writtenBy(async () => {
    await owner.call('PUT', `${at}/shape`, { shape })
    while ((await owner.call('GET', sources)).body[0].isReading) await pause(20)
  })
  assert.partialDeepStrictEqual(
    read.find(({ action }) => action === 'priceSources.saveShape'),
    { ...ofSource, after: { headings: 3 } },
  )
  assert.partialDeepStrictEqual(
    read.find(({ action }) => action === 'priceSources.read'),
    { entity: 'priceSource', entityId, after: { prices: 1, fills: 'hint' } },
  )
  seen.add('priceSources.saveShape')
  const rule = { group: null, sourceId: entityId, factorPpm: 700_000, addMinor: 0, stepMinor: 100 }
  const rules = `${path}/catalogs/${input.catalogId}/hint-rules`
  await assertRecorded(() => owner.call('PUT', rules, { rules: [rule] }), {
    ...byOwner,
    entity: 'catalog',
    entityId: input.catalogId,
    action: 'priceSources.saveRules',
    after: { rules: 1 },
  })
  await assertRecorded(() => owner.call('DELETE', at), {
    ...ofSource,
    action: 'priceSources.remove',
    before: { ...after, host: null, headerName: null },
    after: { isRemoved: true },
  })
  const texts = JSON.stringify(await entries())
  assert.ok(!texts.includes('secret-path') && !texts.includes('secret-of-a-list'))
})

test('the tests above see each operation that is recorded', () => {
  const recorded = Object.entries(contract).flatMap(([room, calls]) =>
    Object.entries(calls).flatMap(([name, call]) =>
      call['~orpc'].meta.isRecorded ? [`${room}.${name}`] : [],
    ),
  )
  assert.deepEqual([...seen].toSorted(), recorded.toSorted())
  const others = [
    'publicQuotes.answerCounterOffer',
    'selfInspections.addPhoto',
    'teams.editOffers', // in older entries
    'quotes.expire',
    'customers.eraseInactive',
    'counterOffers.lapse',
    'catalogSchedules.publish',
    'priceSources.read',
    'subscription.read',
  ]
  assert.deepEqual(auditedActions.toSorted(), [...recorded, ...others].toSorted())
})

test('writes the answer that a customer gives on the page without scripts', async () => {
  const { quote, token } = await aSentQuote(shop)
  const page = `${product.url}/q/${token}`
  const [, total = ''] = /name="total" value="([^"]*)"/.exec(await (await fetch(page)).text()) ?? []
  const written = await writtenBy(async () => {
    const body = new URLSearchParams({ answer: 'accept', name: 'Ada', agrees: 'yes', total })
    const headers = { origin: product.url }
    const answered = await fetch(page, { method: 'POST', body, headers, redirect: 'manual' })
    assert.equal(answered.status, 303)
  })
  assert.deepEqual(
    written.map(({ action, actorKind, entityId }) => [action, actorKind, entityId]),
    [['publicQuotes.accept', 'customer', quote.id]],
  )
})

test('writes nothing for a change that is refused or undone', async () => {
  const quote = await aQuote(shop)
  const written = await writtenBy(async () => {
    assert.equal((await owner.call('PATCH', `${path}/quotes/${quote.id}`, { rev: 7, note: 'x' })).status, 409)
    assert.equal((await owner.call('POST', `${path}/quotes`, { lines: [] })).status, 400)
  })
  assert.deepEqual(written, [])
})

test('keeps no name, address or text of a customer', async () => {
  await owner.call('POST', `${path}/quotes`, { ...aQuoteInput(shop), customer, note: 'Secret words' })
  const stored = JSON.stringify(await entries())
  for (const personal of ['Ada', 'ada@customer.example', 'Secret words', '127.0.0.1'])
    assert.ok(!stored.includes(personal), personal)
})
