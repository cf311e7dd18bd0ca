import assert from 'node:assert/strict'
import { test } from 'vitest'
import { quoteLimits } from '@costard/contract'
import { aLine, aMember, aQuote, aSentQuote, aShop, type Person, startTestProduct, tokenIn } from '#testing'

const product = await startTestProduct()
const { clock } = product
const shop = await aShop(product)
const { owner, path } = shop

async function ok(answer: Promise<{ status: number; body: any }>): Promise<any> {
  const { status, body } = await answer
  assert.ok(status < 300, JSON.stringify(body))
  clock.advanceSeconds(60)
  return body
}

function activityOf(quoteId: string, by: Person = owner): Promise<any> {
  return ok(by.call('GET', `${path}/quotes/${quoteId}/activity`))
}

test('lists who did what with a quote, with their words, newest first', async () => {
  const agent = await aMember(product, shop, 'agent')
  const answers = { ...aLine(shop).answers, body: 'bent' }
  const { id } = await aQuote({ ...shop, owner: agent }, { lines: [aLine(shop, { answers })] })
  clock.advanceSeconds(60)
  const post = async (by: Person, action: string, body: object = {}) => {
    const { rev } = await ok(by.call('GET', `${path}/quotes/${id}`))
    return ok(by.call('POST', `${path}/quotes/${id}/${action}`, { rev, ...body }))
  }
  const asked = await post(agent, 'ask', { question: 'Only one corner' })
  await post(owner, `lines/${asked.lines[0].id}/release`, { note: 'Seen it' })
  const sent = await post(agent, 'send')
  await ok(product.call('POST', `/public/quotes/${tokenIn(sent.publicUrl)}/view`))
  await post(owner, 'extend', { lastDay: sent.validUntil.replace(/\d\d$/, '28') })
  const { entries, isCut } = await activityOf(id)
  assert.equal(isCut, false)
  assert.deepEqual(
    entries.map(({ kind, by, text }: any) => [kind, by.id ?? by.kind, text]),
    [
      ['extended', owner.userId, undefined],
      ['opened', 'customer', undefined],
      ['sent', agent.userId, undefined],
      ['released', owner.userId, 'Seen it'],
      ['askedManager', agent.userId, 'Only one corner'],
      ['created', agent.userId, ''],
    ],
  )
})

test('tells the day of the reminder while one is to come', async () => {
  const { quote } = await aSentQuote(shop, { validDays: 14 })
  const { reminderOn } = await activityOf(quote.id)
  assert.equal((Date.parse(quote.validUntil) - Date.parse(reminderOn)) / 86_400_000, 3)
  const short = await aSentQuote(shop, { validDays: 2 })
  assert.equal((await activityOf(short.quote.id)).reminderOn, null)
  const switched = await owner.call('PUT', `${path}/messages/reminder`, { isOn: false })
  assert.ok(switched.status < 300, JSON.stringify(switched.body))
  assert.equal((await activityOf(quote.id)).reminderOn, null)
})

test('leaves out entries beyond the bound, and quotes of other teams', async () => {
  const { quote } = await aSentQuote(shop)

  await product.database.pool.query(
    `insert into product.audit_entries (team_id, at, actor_kind, action, entity, entity_id, request_id, address_hash)
     select $1, now(), 'system', 'quoteActions.remind', 'quote', $2, '', '' from generate_series(1, $3::int)`,
    [shop.team.id, quote.id, quoteLimits.maxActivity],
  )
  const { entries, isCut } = await activityOf(quote.id)
  assert.deepEqual([entries.length, isCut], [quoteLimits.maxActivity, true])
  const other = await aShop(product)
  const { status } = await other.owner.call('GET', `${other.path}/quotes/${quote.id}/activity`)
  assert.equal(status, 404)
})
