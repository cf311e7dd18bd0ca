import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'
import { dayIn } from '@costard/quotes'
import {
  acceptance,
  aMember,
  type Answer,
  aQuoteInput,
  aSentQuote,
  aShop,
  type Shop,
  startTestProduct,
} from '#testing'
import { readPlans } from './plans.ts'
import { planUsage, subscriptions } from './schema.ts'

const product = await startTestProduct({ RATE_LIMITS: 'on' })
const { clock, mailbox } = product
const { orm } = product.database

const addQuote = ({ owner, path }: Shop) => owner.call('POST', `${path}/quotes`, aQuoteInput(shop))
const state = async ({ owner, path }: Shop) => (await owner.call('GET', `${path}/subscription`)).body
const choose = ({ owner, path }: Shop, plan: string) =>
  owner.call('POST', `${path}/subscription/plan`, { plan })
const shop = await aShop(product)

/** Insert counts directly: real quotes would take minutes. */
async function setUsed({ team }: Shop, used: number): Promise<void> {
  const month = dayIn(team.timeZone, clock.now()).slice(0, 7)
  const row = { teamId: team.id, meter: 'quotes', month, used } as const
  await orm
    .insert(planUsage)
    .values(row)
    .onConflictDoUpdate({ target: [planUsage.teamId, planUsage.meter, planUsage.month], set: { used } })
}

function refusedFor({ status, code, body }: Answer, meter: string, limit: number): void {
  assert.deepEqual([status, code], [409, 'plan/limit-reached'])
  assert.partialDeepStrictEqual(body.error.detail, { meter, limit })
}

test('the quotes of a month end at the limit; reading, exporting, sending and accepting go on', async () => {
  const { owner, path } = shop
  const { quote, token } = await aSentQuote(shop)
  const draft = (await addQuote(shop)).body
  await choose(shop, 'solo')
  await setUsed(shop, 199)
  const answers = await Promise.all([addOwn(), addOwn()])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409])
  refusedFor(await addOwn(), 'quotes', 200)
  assert.equal((await state(shop)).meters[0].used, 200, 'a refused quote is not counted')
  const readable = [
    'quotes',
    `quotes/${quote.id}`,
    `quotes/${quote.id}/document`,
    'customers/csv',
    'catalogs',
  ]
  for (const read of readable) assert.equal((await owner.call('GET', `${path}/${read}`)).status, 200, read)
  assert.equal((await owner.call('POST', `${path}/quotes/${draft.id}/send`, { rev: draft.rev })).status, 200)
  const accepted = await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  assert.equal(accepted.status, 200)
  assert.equal((await choose(shop, 'team')).status, 200)
  assert.equal((await addOwn()).status, 201, 'a larger plan starts at once')

  function addOwn(): Promise<Answer> {
    return addQuote(shop)
  }
})

test('the next month of the calendar in the zone of the team counts from zero', async () => {
  const other = await aShop(product)
  await choose(other, 'solo')
  await setUsed(other, 200)
  const add = () => other.owner.call('POST', `${other.path}/quotes`, aQuoteInput(other))
  refusedFor(await add(), 'quotes', 200)
  const { resetsAt } = (await state(other)).meters[0]
  const before = clock.now()
  // An hour before midnight in UTC, the next month has begun in Paris, the team's zone.
  clock.advanceSeconds((Date.parse(`${resetsAt}T00:00:00Z`) - before.getTime()) / 1000 - 1800)
  assert.equal((await add()).status, 201)
})

test('invited people count as members, and nobody joins beyond the limit', async () => {
  const small = await aShop(product)
  await choose(small, 'team')
  const invite = (emails: string[]) =>
    small.owner.call('POST', `${small.path}/invitations`, { emails, role: 'agent', language: 'en' })
  const joining = await product.aPerson()
  const invited = await invite([joining.email ?? ''])
  assert.equal(invited.status, 201)
  for (let count = 0; count < 3; count += 1) await aMember(product, small, 'agent')
  refusedFor(await invite(['one-more@shop.example']), 'members', 5)
  const { body: link } = await small.owner.call('GET', `${small.path}/invitations/${invited.body[0].id}/link`)
  await aMember(product, small, 'agent')
  const accept = () => joining.call('POST', `/invitations/${link.url.split('/').at(-1)}/accept`)
  refusedFor(await accept(), 'members', 5)
  await choose(small, 'business')
  assert.equal((await accept()).status, 200)
})

test('catalogs end at the limit; archived ones do not count, and come back only with room', async () => {
  const shopOfFour = await aShop(product)
  const { owner, path, catalogs } = shopOfFour
  await choose(shopOfFour, 'solo')
  const add = () =>
    owner.call('POST', `${path}/catalogs`, { name: 'More', start: { from: 'empty', kind: 'buy' } })
  const archive = (isArchived: boolean) =>
    owner.call('PUT', `${path}/catalogs/${catalogs.buy.pricing.id}/archived`, { isArchived })
  refusedFor(await add(), 'catalogs', 3)
  assert.equal((await archive(true)).status, 200)
  assert.equal((await add()).status, 201)
  refusedFor(await archive(false), 'catalogs', 3)
  assert.equal((await state(shopOfFour)).meters[2].used, 3)
})

test('live widgets end at the limit, also of two at once; paused ones do not count', async () => {
  const small = await aShop(product)
  const { owner, path, catalogs } = small
  await choose(small, 'solo')
  const input = { catalogId: catalogs.buy.pricing.id, allowedOrigins: ['https://shop.example'] }
  const add = async (name: string) => (await owner.call('POST', `${path}/widgets`, { ...input, name })).body
  const set = ({ id, rev }: { id: string; rev: number }, to: 'live' | 'paused') =>
    owner.call('POST', `${path}/widgets/${id}/state`, { rev, state: to })
  const [first, second, third] = [await add('One'), await add('Two'), await add('Three')]
  const live = (await set(first, 'live')).body
  const answers = await Promise.all([set(second, 'live'), set(third, 'live')])
  assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409])
  refusedFor(
    answers.find(({ status }) => status === 409)!,
    'widgets',
    2,
  )
  assert.equal((await state(small)).meters[3].used, 2)
  assert.equal((await set(live, 'paused')).status, 200)
  const waiting = answers[0].status === 409 ? second : third
  assert.equal((await set(waiting, 'live')).status, 200)
})

test('warns owners and admins by mail at 80 %, once a month and limit', async () => {
  const warned = await aShop(product)
  const add = () => warned.owner.call('POST', `${warned.path}/quotes`, aQuoteInput(warned))
  await choose(warned, 'solo')
  await setUsed(warned, 158)
  await add()
  await add()
  await add()
  const mail = await mailbox.next(warned.owner.email ?? '')
  assert.match(mail.subject ?? '', /160 of 200 quotes this month/)
  await add()
  const rows = await orm.select().from(planUsage)
  assert.equal(rows.find(({ teamId }) => teamId === warned.team.id)?.warnedOf, 200)
  const more = mailbox.mails.filter(({ recipients }) => recipients.includes(warned.owner.email ?? ''))
  assert.equal(more.length, 0)
})

test('a smaller plan and a cancellation follow at the end of the period, and can be undone', async () => {
  const leaving = await aShop(product)
  const { owner, path } = leaving
  assert.equal((await state(leaving)).plan, 'trial')
  await choose(leaving, 'team')
  assert.deepEqual([(await choose(leaving, 'team')).code], ['plan/current'])
  const cancelled = (await choose(leaving, 'free')).body.subscription
  assert.deepEqual([cancelled.plan, cancelled.next.plan], ['team', 'free'])
  assert.equal((await owner.call('POST', `${path}/subscription/resume`)).body.next, null)
  assert.equal((await owner.call('POST', `${path}/subscription/resume`)).code, 'plan/not-ending')
  await choose(leaving, 'solo')
  const { next } = await state(leaving)
  clock.advanceSeconds((Date.parse(next.at) - clock.now().getTime()) / 1000)
  assert.deepEqual([(await state(leaving)).plan, (await state(leaving)).next], ['solo', null])
  assert.deepEqual((await owner.call('GET', `${path}/subscription/invoices`)).body, [])
  assert.equal((await owner.call('POST', `${path}/subscription/payment`)).code, 'plan/no-payment')
})

test('after an open payment nothing new is created, and what there is stays readable', async () => {
  const late = await aShop(product)
  const { owner, path } = late
  const { token } = await aSentQuote(late)
  await choose(late, 'team')
  await orm.update(subscriptions).set({ pastDueSince: clock.now() })
  const add = () => owner.call('POST', `${path}/quotes`, aQuoteInput(late))
  assert.deepEqual([(await add()).status, (await state(late)).status], [201, 'pastDue'])
  clock.advanceSeconds(14 * 86_400)
  refusedFor(await add(), 'quotes', 0)
  assert.equal((await owner.call('GET', `${path}/quotes`)).status, 200)
  assert.equal((await state(late)).status, 'expired')
  assert.equal((await product.call('GET', `/public/quotes/${token}`)).status, 200)
})

test('plans from before requests were counted apart have as many as quotes', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'plans-')), 'plans.json')
  const plans = JSON.parse(readFileSync(new URL('plans.json', import.meta.url), 'utf8'))
  delete plans.solo.limits.requests
  writeFileSync(file, JSON.stringify(plans))
  assert.partialDeepStrictEqual(readPlans(file), {
    solo: { limits: { quotes: 200, requests: 200 } },
    team: { limits: { quotes: 1000, requests: 2500 } },
  })
})
