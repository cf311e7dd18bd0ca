import assert from 'node:assert/strict'
import { test } from 'vitest'
import { aLine, aQuote, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const { owner, path } = shop
const name = 'iPhone 15'
const imei = '356938035643809'

for (const [first, second, by] of [
  [{ imei }, { imei }, 'imei'],
  [{ serial: 'C02XK1ZZJGH5' }, { serial: 'CO2XK1ZZJGH5' }, 'serial'],
] as const) {
  test(`one device is on a quote once, by its ${by}`, async () => {
    const [one, other] = [first, second].map((numbers) => aLine(shop, { device: { name, ...numbers } }))
    const added = await owner.call('POST', `${path}/quotes`, {
      lines: [one, aLine(shop, { device: { name } }), other],
    })
    assert.deepEqual([added.status, added.code], [422, 'quote/device-twice'])
    const { path: where, otherPath } = added.body.error.detail
    assert.deepEqual([where, otherPath], [`lines.2.device.${by}`, 'lines.0'])

    const draft = await aQuote(shop, { lines: [one!, aLine(shop, { device: { name } })] })
    const [stored, plain] = draft.lines
    const change = (...changes: object[]) =>
      owner.call('PATCH', `${path}/quotes/${draft.id}/lines`, { rev: draft.rev, changes })
    for (const refused of [
      await change({ op: 'add', line: other }),
      await change({ op: 'add', line: other, before: stored!.id }),
      await change({ op: 'edit', lineId: plain!.id, line: other }),
    ]) {
      assert.deepEqual([refused.status, refused.code], [422, 'quote/device-twice'])
      assert.equal(refused.body.error.detail.path, `changes.0.line.device.${by}`)
      assert.equal(refused.body.error.detail.otherLineId, stored!.id)
    }
    const replaced = await change({ op: 'remove', lineId: stored!.id }, { op: 'add', line: other })
    assert.equal(replaced.status, 200, JSON.stringify(replaced.body))
  })
}

test('one device can be offered in two ways, of which the customer takes one', async () => {
  const device = { name, imei }
  const ways = [
    aLine(shop, { device, choiceGroup: 'Your phone' }),
    aLine(shop, { device, choiceGroup: 'Your phone' }, 'repair'),
  ]
  assert.deepEqual((await aQuote(shop, { lines: ways })).obstacles, [])
})

test('an older draft with a device twice is not sent, and can be corrected', async () => {
  const draft = await aQuote(shop, { lines: [aLine(shop), aLine(shop)] })
  await product.database.pool.query(`update product.quote_lines set imei = $2 where quote_id = $1`, [
    draft.id,
    imei,
  ])
  const at = `${path}/quotes/${draft.id}`
  const refused = await owner.call('POST', `${at}/send`, { rev: draft.rev })
  assert.deepEqual(refused.body.error.detail, { obstacles: ['device-twice'] })
  const changes = [{ op: 'remove', lineId: draft.lines[1]!.id }]
  const { body } = await owner.call('PATCH', `${at}/lines`, { rev: draft.rev, changes })
  assert.equal((await owner.call('POST', `${at}/send`, { rev: body.rev })).status, 200)
})
