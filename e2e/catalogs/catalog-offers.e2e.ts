import assert from 'node:assert/strict'
import { aQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop
let buy: string
let repair: string

setUp(async () => {
  shop = await openLiveShop()
  buy = `/catalogs/${shop.catalogs.buy.pricing.id}`
  repair = `/catalogs/${shop.catalogs.repair.pricing.id}`
})

test('terms of a service are checked at their field, and a margin moves prices only after they were seen', async () => {
  const page = await shop.browserOf(shop.owner, `${repair}/services/screen`)
  const warranty = page.getByLabel('Warranty')
  await warranty.fill('500')
  await warranty.press('Tab')
  await page.getByText('At most 120.').waitFor()
  await warranty.fill('12')
  await warranty.press('Tab')
  await page.getByLabel('Takes').fill('45')
  await page.getByLabel('Cost', { exact: true }).fill('180')
  await page.keyboard.press('Tab')
  await page.getByLabel('Not together with').selectOption({ label: 'Battery' })
  await page.getByRole('button', { name: 'Remove Battery' }).waitFor()
  await page.getByRole('link', { name: 'All services' }).click()
  await page.getByText('45 min · 12-month warranty').waitFor()
  await page.getByRole('button', { name: 'Prices from costs' }).click()
  const form = page.getByRole('form', { name: 'Prices from costs' })
  await form.getByLabel('Margin on the cost').fill('a lot')
  await form.getByText('Enter a percentage from 0 to 1,000').waitFor()
  await form.getByLabel('Margin on the cost').fill('40')
  await form.getByText('−€57.00').waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Screen' }).getByText('€309.00').first().waitFor()
  await form.getByRole('button', { name: 'Change 1 price' }).click()
  await page.getByText('€252.00').first().waitFor()
  await page.getByText('All changes saved').waitFor()
  const { body } = await shop.owner.call('GET', `${shop.path}${repair}/draft`)
  const service = body.document.pricing.services.find(({ key }: { key: string }) => key === 'screen')
  assert.deepEqual(
    [service.price.amountMinor, service.costMinor, service.excludes],
    [25200, 18000, ['battery']],
  )
  assert.equal(service.overrides.length, 2)
})

test('a service that customers decide on is offered to them when it is chosen in a quote', async () => {
  const sale = `/catalogs/${shop.catalogs.sell.pricing.id}`
  const page = await shop.browserOf(shop.owner, `${sale}/services/charger`)
  await page.getByLabel('The customer decides').check()
  await page.getByText('All changes saved').waitFor()
  const published = await shop.owner.call('POST', `${shop.path}${sale}/publish`, {
    baseVersion: 1,
    rev: 1,
  })
  assert.equal(published.status, 200, JSON.stringify(published.body))
  await page.goto(
    `${shop.url}/t/${shop.team.id}/quotes/add/setup/${shop.catalogs.sell.pricing.id}/iphone-15-128`,
  )
  const services = page.getByRole('listitem').filter({ has: page.getByRole('checkbox') })
  const charger = services.filter({ hasText: '20 W charger' })
  await charger.getByRole('checkbox').check()
  assert.ok(await charger.getByRole('switch').isChecked())
  await charger.getByText('Customer decides').first().waitFor()
  const other = services.filter({ hasText: 'Case and glass' })
  await other.getByRole('checkbox').check()
  assert.equal(await other.getByRole('switch').isChecked(), false)
})

test('a proposition has its kind, needs, validity and rate in one place', async () => {
  const page = await shop.browserOf(shop.owner, `${buy}/propositions/storeCredit`)
  await page.getByLabel('Kind', { exact: true }).selectOption('Voucher')
  await page.getByLabel('Valid for').fill('30')
  await page.keyboard.press('Tab')
  await page.getByLabel('Signature').check()
  const bench = page.getByRole('region', { name: 'Try it' })
  await page.getByLabel('Share of the price').fill('120')
  await page.keyboard.press('Tab')
  await bench.getByText(/€570\.00/).waitFor()
  await page.getByText('All changes saved').waitFor()
  await page.getByRole('link', { name: 'All propositions' }).click()
  await page.getByText('30 days').waitFor()
  await page.getByText('120%').waitFor()
})

test('an agent finds a catalog, reads its models, and sees who may change them', async () => {
  await aQuote(shop)
  const agent = await shop.hire('Emeka Okafor', 'agent')
  const page = await shop.browserOf(agent, '/catalogs')
  await page.getByText('1 quote', { exact: true }).waitFor()
  await page.getByLabel('Find a catalog').fill('xyz')
  await page.getByText('No catalog has this name').waitFor()
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByLabel('Find a catalog').fill('trade')
  await page.getByRole('link', { name: 'Repair' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Trade-in' }).click()
  await page.getByText('To change them, ask an owner').waitFor()
  const grid = page.getByRole('grid')
  await grid.waitFor()
  assert.equal(await grid.getAttribute('aria-readonly'), 'true')
  for (const name of ['Add models', 'Change prices', 'Import', 'Costs', 'Publish'])
    assert.equal(await page.getByRole('button', { name }).count(), 0, name)
  await page.goto(page.url().replace('/models', '/services'))
  await page.getByRole('heading', { name: 'Managers see this part' }).waitFor()
  await page.getByRole('link', { name: 'Look at the models' }).click()
  await grid.waitFor()
})
