import assert from 'node:assert/strict'
import { test } from 'vitest'
import type { DeviceCheck, Quote } from '@costard/contract'
import {
  aLine,
  type Answer,
  aQuote,
  aQuoteInput,
  aSentQuote,
  aShop,
  type Shop,
  startTestProduct,
} from '#testing'
import { startFakeLookUpService, withJson } from '../../../device-checks/testing/fake-look-up-service.ts'
import { publishVersion } from '../../../testing/publish-version.ts'

const product = await startTestProduct({ LOOK_UP_PRIVATE_ADDRESSES: 'on' })
const { clock } = product
const played = await startFakeLookUpService()
const shop = await aShop(product)
const imei = '356938035643809'
const serial = 'F2LX1234ABCD'

function seen(check: Partial<DeviceCheck> = {}): DeviceCheck {
  return { kind: 'blacklist', result: 'clear', provider: 'manual', at: clock.now().toISOString(), ...check }
}

function add(checks: unknown[], device: object = {}, at: Shop = shop): Promise<Answer> {
  const line = aLine(at)
  const lines = [{ ...line, device: { ...line.device, ...device }, checks }]
  return at.owner.call('POST', `${at.path}/quotes`, { ...aQuoteInput(at), lines })
}

/** Returns the checks of a look-up in a team. */
async function lookedUp(
  at: Shop,
  document: object,
  numbers: object = { imei },
  template = '/{number}',
): Promise<DeviceCheck[]> {
  played.answer = withJson(document)
  const mapping = { clear: ['false'], flagged: ['true'] }
  await at.owner.call('PUT', `${at.path}/look-up-service`, {
    name: 'Own register',
    urlTemplate: `${played.url}${template}`,
    headerName: '',
    mappings: {
      blacklist: { ...mapping, pointer: '/listed' },
      findMy: { ...mapping, pointer: '/locked' },
    },
    referencePointer: '/id',
  })
  const { status, body } = await at.owner.call('POST', `${at.path}/device-checks`, numbers)
  assert.equal(status, 200)
  return body
}

test('stores manual checks', async () => {
  const checks = [seen(), seen({ kind: 'findMy', result: 'unknown', reference: 'Screen was off' })]
  const { status, body } = await add(checks)
  assert.equal(status, 201)
  assert.deepEqual(body.lines[0].checks, checks)
  assert.deepEqual((await shop.owner.call('GET', `${shop.path}/quotes/${body.id}`)).body, body)
  assert.deepEqual((await aQuote(shop)).lines[0]?.checks, [])
})

test('a check time in the future becomes now', async () => {
  const now = clock.now()
  const later = new Date(now.getTime() + 3_600_000).toISOString()
  const earlier = new Date(now.getTime() - 3_600_000).toISOString()
  const { body } = await add([seen({ at: later }), seen({ kind: 'mdm', at: earlier })])
  assert.deepEqual(
    body.lines[0].checks.map(({ at }: DeviceCheck) => at),
    [now.toISOString(), earlier],
  )
})

test('a manual check has no checkId', async () => {
  const { body } = await add([{ ...seen(), checkId: 'x'.repeat(20) }])
  assert.deepEqual(body.lines[0].checks, [seen()])
})

test('a flagged check rejects the device, and the quote cannot be sent', async () => {
  const { body: quote } = await add([seen({ result: 'flagged' })])
  const [{ result }] = quote.lines
  assert.equal(result.outcome, 'reject')
  assert.deepEqual(result.reasons, [
    { outcome: 'reject', reason: 'check:blacklist', check: 'blacklist', curable: false },
  ])
  assert.deepEqual(quote.obstacles, ['device-rejected'])
  const send = await shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/send`, { rev: quote.rev })
  assert.deepEqual([send.status, send.code], [422, 'quote/not-sendable'])
  const curable = (await add([seen({ kind: 'findMy', result: 'flagged' })])).body.lines[0].result.reasons
  assert.equal(curable[0].curable, true)
})

test('a required check must be clear; unknown is not enough', async () => {
  const own = await aShop(product)
  const { buy } = own.catalogs
  const strict = { ...buy, pricing: { ...buy.pricing, requiredChecks: ['blacklist' as const] } }
  await publishVersion(product.database, own, strict, (minor) => minor)
  for (const checks of [[], [seen({ result: 'unknown' })], [seen({ kind: 'mdm' })]]) {
    const { body } = await add(checks, {}, own)
    assert.equal(body.lines[0].result.outcome, 'review')
    assert.deepEqual(body.obstacles, ['needs-review'])
  }
  const { body } = await add([seen()], {}, own)
  assert.equal(body.lines[0].result.outcome, 'instant')
  assert.deepEqual(body.obstacles, [])
})

test('results of the look-up service come from the stored answer, not from the caller', async () => {
  const own = await aShop(product)
  const [check, lock] = await lookedUp(own, { id: 'R-1', listed: true, locked: false })
  clock.advanceSeconds(60)
  const forged = {
    ...check,
    result: 'clear',
    at: clock.now().toISOString(),
    reference: 'Mine',
  }
  const { status, body } = await add([forged], {}, own)
  assert.equal(status, 201)
  assert.deepEqual(body.lines[0].checks, [check])
  assert.equal(body.lines[0].result.outcome, 'reject')
  const { body: both } = await add([lock, check], {}, own)
  assert.deepEqual(both.lines[0].checks, [lock, check])
})

test('rejects an answer of another device or team', async () => {
  const own = await aShop(product)
  const other = await aShop(product)
  const [check] = await lookedUp(own, { listed: false })
  const [foreign] = await lookedUp(other, { listed: false })
  for (const [what, invented, device] of [
    ['no id', { ...check, checkId: undefined }, {}],
    ['an unknown id', { ...check, checkId: 'x'.repeat(20) }, {}],
    ["another team's answer", foreign, {}],
    ['a kind without a mapping', { ...check, kind: 'mdm' }, {}],
    ['another device', check, { imei: '490154203237518' }],
    ['a device without the number', check, { imei: undefined, serial }],
  ] as const) {
    const { status, code } = await add([invented], device, own)
    assert.deepEqual([status, code], [422, 'check/not-found'], what)
  }
  assert.equal((await add([check], { serial }, own)).status, 201)
})

test('an answer for two numbers must match both', async () => {
  const own = await aShop(product)
  const [check] = await lookedUp(own, { listed: false }, { imei, serial }, '/{imei}/{serial}')
  assert.equal((await add([check], { serial }, own)).status, 201)
  for (const device of [{}, { serial: 'F2LX9999ABCD' }])
    assert.equal((await add([check], device, own)).code, 'check/not-found')
})

test('rejects two checks of one kind', async () => {
  assert.equal((await add([seen(), seen({ result: 'flagged' })])).code, 'request/invalid')
})

test('an edit keeps the checks or replaces them, also without a look-up service', async () => {
  const own = await aShop(product)
  const checks = await lookedUp(own, { listed: false, locked: false })
  const { body: before } = await add(checks, {}, own)
  await own.owner.call('DELETE', `${own.path}/look-up-service`)
  clock.advanceSeconds(3 * 86_400)
  const [line] = before.lines
  const edit = (quote: Quote, changed: object) =>
    own.owner.call('PATCH', `${own.path}/quotes/${quote.id}/lines`, {
      rev: quote.rev,
      changes: [{ op: 'edit', lineId: line.id, line: changed }],
    })
  const { body: again } = await edit(before, aLine(own, { checks }))
  assert.deepEqual(again.lines[0].checks, checks)
  const { body: changed } = await edit(again, aLine(own, { checks: [seen({ result: 'flagged' })] }))
  assert.equal(changed.lines[0].result.outcome, 'reject')
  const unknown = { ...checks[0]!, checkId: 'x'.repeat(20) as DeviceCheck['checkId'] }
  assert.equal((await edit(changed, aLine(own, { checks: [unknown] }))).code, 'check/not-found')
})

test('checks are not shown to the customer', async () => {
  const { token } = await aSentQuote(shop, {
    lines: [aLine(shop, { checks: [seen({ reference: 'Internal words' })] })],
  })
  const { body } = await product.call('GET', `/public/quotes/${token}`)
  assert.equal(body.state, 'sent')
  assert.doesNotMatch(JSON.stringify(body), /Internal words|"checks"|blacklist/)
})
