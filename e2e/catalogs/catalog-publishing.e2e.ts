import assert from 'node:assert/strict'
import { ManagedCatalog } from '@costard/contract'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop
let buy: string

setUp(async () => {
  shop = await openLiveShop()
  buy = shop.catalogs.buy.pricing.id
})

async function setPrice(minor: number, rev: number): Promise<number> {
  const part = { kind: 'price', key: 'iphone-15-256', value: { minor } }
  const { status, body } = await shop.owner.call('PATCH', `${shop.path}/catalogs/${buy}/draft`, {
    baseVersion: 1,
    changes: [{ part, rev }],
  })
  assert.equal(status, 200, JSON.stringify(body))
  return body.rev
}

test('an example is kept, compared before publishing, and removed; then the draft is scheduled, moved and withdrawn', async () => {
  const page = await shop.browserOf(shop.owner, `/catalogs/${buy}/questions`)
  const bench = page.getByRole('region', { name: 'Try it' })
  await bench.getByLabel('Device to try').click()
  await page.getByRole('option', { name: 'iPhone 15, 256 GB' }).click()
  await bench.getByRole('button', { name: 'Save this one' }).click()
  await bench.getByLabel('Name of the example').fill('Like new')
  await page.keyboard.press('Enter')
  await bench.getByRole('button', { name: 'Like new', exact: true }).waitFor()
  await bench.getByRole('cell', { name: 'same' }).waitFor()
  await setPrice(30_000, 0)
  await page.getByText('1 change to publish').waitFor()

  await page.getByRole('button', { name: 'Publish v2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish v2' })
  await dialog.getByText('1 of 1 example gives another price').waitFor()
  await dialog.getByRole('row', { name: /Like new/ }).waitFor()
  await dialog.getByText('priced again').waitFor()
  assert.equal(await dialog.getByRole('button', { name: 'Publish now' }).isDisabled(), true)
  await dialog.getByLabel('These prices are right').check()
  await dialog.getByRole('button', { name: 'Schedule…' }).click()
  await dialog.getByLabel('Day').fill('2020-01-01')
  await dialog.getByLabel('What should your team know?').fill('Winter prices')
  await dialog.getByRole('button', { name: 'Schedule Ctrl Enter', exact: true }).click()
  // The browser requires a day in the future; the typed values stay.
  await dialog.getByLabel('Day').fill(inDays(2))
  await axeDialog(page, 'schedule')
  await dialog.getByRole('button', { name: 'Schedule Ctrl Enter', exact: true }).click()
  await page.getByText(/Version 2 goes live/).waitFor()

  const edit = await shop.owner.call('PATCH', `${shop.path}/catalogs/${buy}/draft`, {
    baseVersion: 1,
    changes: [{ part: { kind: 'price', key: 'iphone-15-128', value: { minor: 1 } }, rev: 0 }],
  })
  assert.equal(edit.code, 'catalog/scheduled')
  await page.getByRole('button', { name: 'Change the time…' }).click()
  const other = page.getByRole('dialog', { name: 'Another time' })
  await other.getByLabel('Day').fill(inDays(3))
  await other.getByRole('button', { name: 'Move' }).click()
  await other.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Catalogs' }).first().click()
  await page
    .getByText(/^Goes live/)
    .first()
    .waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByText(/Version 2 goes live/).waitFor({ state: 'detached' })
  const [row] = ManagedCatalog.array()
    .parse((await shop.owner.call('GET', `${shop.path}/managed-catalogs`)).body)
    .filter(({ id }) => id === buy)
  assert.deepEqual([row?.version, row?.schedule], [1, null])

  await bench.getByRole('button', { name: 'Remove Like new' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove Like new' }).click()
  await bench.getByText('Save a case that matters to you').waitFor()
})

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
