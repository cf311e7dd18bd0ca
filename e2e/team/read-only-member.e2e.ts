import assert from 'node:assert/strict'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop({ RATE_LIMITS: 'on' })
})
const phone = { width: 390, height: 844 }

test('a member beyond the plan sees why nothing can be changed, and who can make room', async () => {
  const agent = await shop.hire('Cian Byrne', 'agent')
  const page = await shop.browserOf(agent, '/quotes', shop.url, { viewport: phone })
  await page.getByRole('link', { name: 'New quote' }).first().waitFor()
  await shop.owner.call('POST', `${shop.path}/open`)
  await shop.asDatabase(
    `insert into product.subscriptions (team_id, plan, started_at) values ($1, 'free', now())`,
    [shop.team.id],
  )
  await page.reload()
  const note = page.getByText('You can only read here.')
  await note.waitFor()
  await page.getByText('Niamh Doyle can choose who makes changes, or a larger plan.').waitFor()
  const box = await note.boundingBox()
  assert.ok(box && box.y + box.height <= phone.height, 'in view on a phone')
  assert.equal(await page.getByRole('link', { name: 'New quote' }).count(), 0)
  const admin = await shop.hire('Aoife Walsh', 'admin')
  const theirs = await shop.browserOf(admin, '/settings/general')
  await theirs.getByRole('link', { name: 'Choose who makes changes' }).waitFor()
  assert.equal(await theirs.getByRole('button', { name: 'Save', exact: true }).count(), 0)
  // The oldest catalog stays usable; the others can be read, and archived to make room.
  await theirs.goto(`${shop.url}/t/${shop.team.id}/catalogs`)
  await theirs.getByText('Read only', { exact: true }).first().waitFor()
  const owners = await shop.browserOf(
    shop.owner,
    `/catalogs/${shop.catalogs.repair.pricing.id}/general`,
    shop.url,
    { viewport: phone },
  )
  await owners.getByText('The plan has no room for this: it can only be read.').waitFor()
  await owners.getByRole('link', { name: 'Open the subscription' }).waitFor()
})

test('what is ticked to stay usable is still ticked when a colleague changes another setting', async () => {
  const page = await shop.browserOf(shop.owner, '/settings/subscription')
  await page.getByText('Owners always have room, and take all of it.').waitFor()
  const catalogs = page.getByRole('region', { name: 'The plan has room for 1 of 3 catalogs' })
  await catalogs.getByLabel('Trade-in').uncheck()
  await catalogs.getByLabel('Repair').check()
  const readAgain = page.waitForResponse(/subscription\/beyond/)
  await shop.owner.call('PUT', `${shop.path}/numbering`, { pattern: 'Q-{SEQ:4}', reset: 'never' })
  await (await readAgain).finished()
  await page.waitForTimeout(100)
  assert.ok(await catalogs.getByLabel('Repair').isChecked())
  await catalogs.getByRole('button', { name: 'Save the choice' }).click()
  await catalogs.locator('li').filter({ hasText: 'Trade-in' }).getByText('Read only').waitFor()
  await page.reload()
  await catalogs.getByLabel('Repair').waitFor()
  assert.ok(await catalogs.getByLabel('Repair').isChecked())
})
