import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { CatalogPart } from '@costard/catalogs'
import { CatalogDraft, catalogLimits, CatalogSchedule, ManagedCatalog } from '@costard/contract'
import { aMember, type Answer, aShop, type Shop, startTestProduct } from '#testing'
import { standingOf } from '../../../identity/accounts/standing.ts'
import { documentProcesses } from '../../../realtime/documents/testing/test-documents.ts'
import { createPlanRoom } from '../../subscriptions/plan-room.ts'
import { readPlans } from '../../subscriptions/plans.ts'
import { planKept, subscriptions } from '../../subscriptions/schema.ts'
import { CatalogChecker } from '../publishing/catalog-checker.ts'
import { queueWebhooks } from '../../webhooks/queue-webhooks.ts'
import { publishDue } from './publish-due.ts'

const product = await startTestProduct()
const { clock, database } = product
const documents = await documentProcesses().start(database)
const quiet = { warn: () => {}, info: () => {}, debug: () => {}, error: () => {} }
const checker = new CatalogChecker()
const identity = { standingOf: (userId: string, tx = database.orm) => standingOf(tx, userId) } as never
const planRoom = createPlanRoom({ isOn: true, plans: readPlans(), now: clock.now })

function runDue(): Promise<void> {
  return publishDue(
    {
      database,
      documents,
      identity,
      planRoom,
      notifyOfChange: queueWebhooks,
      log: quiet as never,
      now: clock.now,
    },
    checker,
  )
}

const price: CatalogPart = { kind: 'price', key: 'iphone-15-256', value: { minor: 12_300 } }
const pathOf = (of: Shop): string => `${of.path}/catalogs/${of.catalogs.buy.pricing.id}`

async function edit(of: Shop, part: CatalogPart = price): Promise<Answer> {
  const draft = CatalogDraft.parse((await of.owner.call('GET', `${pathOf(of)}/draft`)).body)
  const rev = draft.parts.find(({ kind, key }) => kind === part.kind && key === part.key)?.rev ?? 0
  return of.owner.call('PATCH', `${pathOf(of)}/draft`, {
    baseVersion: draft.baseVersion,
    changes: [{ part, rev }],
  })
}

async function managed(of: Shop): Promise<ManagedCatalog> {
  const { body } = await of.owner.call('GET', `${of.path}/managed-catalogs`)
  const found = ManagedCatalog.array()
    .parse(body)
    .find(({ id }) => id === of.catalogs.buy.pricing.id)
  assert.ok(found)
  return found
}

/** The day after, at nine in the team's time zone. */
function tomorrow(): string {
  return `${new Date(clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T09:00`
}

function schedule(of: Shop, body: object, by = of.owner): Promise<Answer> {
  return by.call('PUT', `${pathOf(of)}/schedule`, { baseVersion: 1, at: tomorrow(), ...body })
}

async function aScheduledShop(): Promise<{ of: Shop; rev: number }> {
  const of = await aShop(product)
  const { body } = await edit(of)
  const { status, body: set } = await schedule(of, { rev: body.rev, note: 'Winter' })
  assert.equal(status, 200, JSON.stringify(set))
  return { of, rev: body.rev }
}

test('a draft goes live at its moment in the time zone of the team, and not before', async () => {
  const { of } = await aScheduledShop()
  const { schedule: set } = await managed(of)
  assert.partialDeepStrictEqual(set, { by: of.owner.userId, note: 'Winter', state: 'waiting', reason: null })
  // The shop is an hour ahead of UTC.
  assert.equal(set?.at, `${tomorrow().slice(0, 10)}T08:00:00.000Z`)
  await runDue()
  assert.equal((await managed(of)).version, 1)
  clock.advanceSeconds(86_400)
  await runDue()
  const after = await managed(of)
  assert.deepEqual([after.version, after.schedule, after.changes], [2, null, 0])
  const { body } = await of.owner.call('GET', `${pathOf(of)}/versions`)
  assert.partialDeepStrictEqual(body.versions[0], { note: 'Winter', publishedBy: of.owner.userId })
})

test('two processes publish once', async () => {
  const { of } = await aScheduledShop()
  clock.advanceSeconds(86_400)
  await Promise.all([runDue(), runDue(), runDue()])
  const after = await managed(of)
  assert.deepEqual([after.version, after.schedule], [2, null])
  const { body } = await of.owner.call('GET', `${pathOf(of)}/versions`)
  assert.equal(body.versions.length, 2)
  const { rows } = await database.pool.query(
    `select action from product.audit_entries where team_id = $1 and action = 'catalogSchedules.publish'`,
    [of.team.id],
  )
  assert.equal(rows.length, 1)
})

test('a scheduled draft is not changed until the schedule is moved or withdrawn', async () => {
  const { of, rev } = await aScheduledShop()
  const refused = await edit(of)
  assert.deepEqual([refused.status, refused.code], [409, 'catalog/scheduled'])
  const discarded = await of.owner.call('POST', `${pathOf(of)}/draft/discard`, { rev })
  assert.equal(discarded.code, 'catalog/scheduled')
  const later = `${tomorrow().slice(0, 10)}T23:30`
  const moved = CatalogSchedule.parse((await schedule(of, { rev, at: later })).body)
  assert.equal(moved.at.slice(11, 16), '22:30')
  const removed = await of.owner.call('POST', `${pathOf(of)}/schedule/remove`)
  assert.deepEqual(removed.body, { isRemoved: true })
  assert.equal((await edit(of)).status, 200)
  clock.advanceSeconds(2 * 86_400)
  await runDue()
  assert.equal((await managed(of)).version, 1)
  assert.deepEqual((await of.owner.call('POST', `${pathOf(of)}/schedule/remove`)).body, { isRemoved: false })
})

test('publishing at once ends the schedule, and rolling back says that it did not happen', async () => {
  const { of, rev } = await aScheduledShop()
  const published = await of.owner.call('POST', `${pathOf(of)}/publish`, { baseVersion: 1, rev })
  assert.equal(published.status, 200)
  assert.equal((await managed(of)).schedule, null)
  const again = await edit(of, { ...price, value: { minor: 1_000 } })
  assert.equal((await schedule(of, { baseVersion: 2, rev: again.body.rev })).status, 200)
  const back = await of.owner.call('POST', `${pathOf(of)}/roll-back`, { baseVersion: 2, to: 1 })
  assert.equal(back.status, 200)
  assert.partialDeepStrictEqual((await managed(of)).schedule, {
    state: 'failed',
    reason: 'catalog/published',
  })
  assert.equal((await edit(of)).status, 200)
})

test('a draft with errors at its moment is not published; its author is notified', async () => {
  const { of } = await aScheduledShop()
  await of.owner.call('PUT', `${pathOf(of)}/archived`, { isArchived: true })
  const manager = await aMember(product, of, 'manager')
  const other = await aShop(product)
  const { body } = await edit(other)
  assert.equal((await schedule(other, { rev: body.rev })).status, 200)
  clock.advanceSeconds(86_400)
  await runDue()
  const { version, schedule: failed } = await managed(of)
  assert.equal(version, 1)
  assert.partialDeepStrictEqual(failed, { state: 'failed', reason: 'catalog/archived' })
  const mail = await product.mailbox.next(of.owner.email ?? '')
  assert.match(mail.subject ?? '', /Trade-in was not published/)
  assert.match(mail.text ?? '', /The catalog was archived\./)
  assert.ok(mail.text?.includes(`/catalogs/${of.catalogs.buy.pricing.id}/general`))
  // Other catalogs are published nonetheless.
  assert.equal((await managed(other)).version, 2)
  const seen = await manager.call('POST', `${pathOf(of)}/schedule/remove`)
  assert.deepEqual(seen.body, { isRemoved: true })
  assert.equal((await managed(of)).schedule, null)
})

test('who may no longer publish does not by schedule', async () => {
  const of = await aShop(product)
  const manager = await aMember(product, of, 'manager')
  const { body } = await edit(of)
  assert.equal((await schedule(of, { rev: body.rev }, manager)).status, 200)
  await database.pool.query(`update product.members set role = 'viewer' where user_id = $1`, [manager.userId])
  clock.advanceSeconds(86_400)
  await runDue()
  const after = await managed(of)
  assert.deepEqual([after.version, after.schedule?.reason], [1, 'team/not-allowed'])
})

test('a catalog that the plan has no room for at its moment is not published', async () => {
  const { of } = await aScheduledShop()
  const first = { teamId: of.team.id, meter: 'catalogs', itemId: of.catalogs.sell.pricing.id } as const
  await database.orm.insert(planKept).values(first)
  const free = { teamId: of.team.id, plan: 'free', startedAt: clock.now() } as const
  await database.orm.insert(subscriptions).values(free)
  clock.advanceSeconds(86_400)
  await runDue()
  const after = await managed(of)
  assert.deepEqual([after.version, after.schedule?.reason], [1, 'plan/read-only'])
})

test('refuses a moment that is over or too far, a draft with errors, and one that was not read', async () => {
  const of = await aShop(product)
  const { body } = await edit(of)
  const { rev } = body
  const far = new Date(clock.now().getTime() + (catalogLimits.maxScheduleDays + 1) * 86_400_000)
  const day = (at: Date) => `${at.toISOString().slice(0, 10)}T12:00`
  const yesterday = new Date(clock.now().getTime() - 86_400_000)
  for (const at of [day(yesterday), day(far)])
    assert.equal((await schedule(of, { rev, at })).code, 'catalog/schedule-invalid', at)
  for (const at of ['2026-13-01T00:00', 'tomorrow', '2026-12-01', `${day(far)}:00Z`])
    assert.equal((await schedule(of, { rev, at })).code, 'request/invalid', at)
  assert.equal((await schedule(of, { rev: rev - 1 })).code, 'catalog/draft-changed')
  const wrong = await edit(of, {
    kind: 'limits',
    key: 'iphone-15',
    value: { floorMinor: 9, ceilingMinor: 5 },
  })
  const refused = await schedule(of, { rev: wrong.body.rev })
  assert.deepEqual([refused.status, refused.code], [422, 'catalog/not-publishable'])
  assert.equal((await managed(of)).schedule, null)
})
