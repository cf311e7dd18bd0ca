import assert from 'node:assert/strict'
import { test } from 'vitest'
import { type CatalogDraft, catalogLimits } from '@costard/contract'
import { aLine, aQuote, aShop, startTestProduct } from '#testing'

const product = await startTestProduct()
const shop = await aShop(product)
const path = `${shop.path}/catalogs/${shop.catalogs.buy.pricing.id}/draft`

const service = { pricing: { taxClass: 'standard' }, wording: { name: { en: 'Clean' } }, position: 1 }
const proposition = { pricing: {}, wording: { name: { en: 'Voucher' } }, position: 1 }

function change(kind: string, value: unknown, key: string = kind) {
  return shop.owner.call('PATCH', path, { baseVersion: 1, changes: [{ part: { kind, key, value }, rev: 0 }] })
}

const { maxDays, maxMinutes, maxQuantity, maxWarrantyMonths } = catalogLimits

test('what a service and a proposition say beside their price is stored', async () => {
  const facts = { durationMinutes: maxMinutes, warrantyMonths: maxWarrantyMonths, optionalForCustomer: true }
  const terms = { maxQty: maxQuantity, requires: ['erase'], includedInPropositions: ['cash'] }
  const full = {
    ...service,
    pricing: { ...service.pricing, ...terms },
    wording: { ...service.wording, ...facts },
  }
  const way = {
    kind: 'voucher',
    requires: ['idCheck', 'signature'],
    payoutDays: maxDays,
    validDays: maxDays,
  }
  const paid = { ...proposition, wording: { ...proposition.wording, ...way } }
  assert.equal((await change('service', full)).status, 200)
  assert.equal((await change('proposition', paid)).status, 200)
  const { document }: CatalogDraft = (await shop.owner.call('GET', path)).body
  assert.partialDeepStrictEqual(document.wording.services['service'], facts)
  assert.partialDeepStrictEqual(
    document.pricing.services.find(({ key }) => key === 'service'),
    terms,
  )
  assert.partialDeepStrictEqual(document.wording.propositions['proposition'], way)
})

for (const [kind, field, wrong] of [
  ['service', 'durationMinutes', [0, maxMinutes + 1, 1.5]],
  ['service', 'warrantyMonths', [-1, maxWarrantyMonths + 1]],
  ['service', 'optionalForCustomer', ['yes']],
  ['proposition', 'payoutDays', [-1, maxDays + 1]],
  ['proposition', 'validDays', [0, maxDays + 1]],
  ['proposition', 'kind', ['gold']],
  ['proposition', 'requires', [['everything']]],
] as const)
  test(`${field} of a ${kind} beyond its bounds is refused`, async () => {
    const value = kind === 'service' ? service : proposition
    for (const one of wrong) {
      const wording = { ...value.wording, [field]: one }
      const { status, code } = await change(kind, { ...value, wording }, `${kind} ${field}`)
      assert.deepEqual([status, code], [400, 'request/invalid'], String(one))
    }
  })

test('a quote is valid for as long as its proposition says', async () => {
  const own = await aShop(product)
  const { pricing, wording } = own.catalogs.buy
  const { key } = pricing.propositions.find((one) => one.key === 'cash')!
  const catalog = `${own.path}/catalogs/${pricing.id}`
  const { availableWhen, rateBp: _, ...cash } = pricing.propositions.find((one) => one.key === key)!
  const { key: __, ...rest } = cash
  const value = {
    pricing: { ...rest, ...(availableWhen && { availableWhen }) },
    wording: { ...wording.propositions[key], validDays: 3 },
    position: 2048,
  }
  const changes = [{ part: { kind: 'proposition', key, value }, rev: 0 }]
  assert.equal((await own.owner.call('PATCH', `${catalog}/draft`, { baseVersion: 1, changes })).status, 200)
  const published = await own.owner.call('POST', `${catalog}/publish`, { baseVersion: 1, rev: 1 })
  assert.equal(published.status, 200, JSON.stringify(published.body))
  const other = await aQuote(own)
  const quick = await aQuote(own, { lines: [aLine(own, { propositionKey: key })] })
  assert.deepEqual([other.validDays, quick.validDays], [14, 3])
})
