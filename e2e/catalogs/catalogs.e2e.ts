import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { type CatalogDocument, type CatalogId, CatalogSummary } from '@costard/contract'
import { aSentQuote, aTeam } from '../../server/testing/product-builders.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { openSignedIn } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop
let buy: LiveShop['catalogs']['buy']['pricing']['id']

setUp(async () => {
  shop = await openLiveShop()
  buy = shop.catalogs.buy.pricing.id
})

async function openCatalog(tab: string, id: CatalogId = buy): Promise<Page> {
  return shop.browserOf(shop.owner, `/catalogs/${id}/${tab}`)
}

test('an empty team in yen comes to a published catalog and a sent quote', async () => {
  const owner = await shop.anAccount('Yui Tanaka')
  const team = await aTeam(owner, { country: 'JP', startWith: 'nothing' })
  const path = `/teams/${team.id}`
  const page = await openSignedIn(owner, shop.url)
  await page.goto(`${shop.url}/t/${team.id}/catalogs`)
  await page.getByRole('heading', { name: 'No catalogs yet' }).waitFor()
  await page.getByRole('link', { name: 'New catalog' }).first().click()
  await page.getByText('There are no sample prices in JPY').waitFor()
  await page.getByRole('button', { name: 'Create catalog' }).click()
  await page.getByText('Enter a name.').waitFor()
  await page.getByLabel('Name').fill('Trade-in')
  await page.getByRole('button', { name: 'Create catalog' }).click()
  await page.getByRole('heading', { level: 1, name: 'Trade-in' }).waitFor()
  await page.getByText('Not published').waitFor()

  const id = page.url().split('/').at(-2) ?? ''
  const change = await owner.call('PATCH', `${path}/catalogs/${id}/draft`, {
    baseVersion: null,
    changes: [{ part: { kind: 'price', key: 'iphone-15-256', value: { minor: 60_000 } }, rev: 0 }],
  })
  assert.equal(change.status, 200, JSON.stringify(change.body))
  await page.getByText('1 change to publish').waitFor()
  await page.getByRole('button', { name: 'Publish v1' }).click()
  await page.getByLabel('What should your team know?').fill('First prices')
  await page.getByRole('button', { name: 'Publish now', disabled: false }).waitFor()
  await page.keyboard.press('Control+Enter')
  await page.getByText('Version 1 is live.').waitFor()

  const [summary] = CatalogSummary.array().parse((await owner.call('GET', `${path}/catalogs`)).body)
  assert.deepEqual([summary?.id, summary?.version], [id, 1])
  const { body } = await owner.call('GET', `${path}/catalogs/${id}`)
  const document = body as CatalogDocument
  const catalogs = { buy: document, repair: document, sell: document }
  const { quote } = await aSentQuote({ owner, team, path, catalogs })
  assert.equal(quote.totals.netMinor, -60_000)
})

test('a field of General is saved, undone by a key, and refuses what is not allowed at the field', async () => {
  const page = await openCatalog('general', shop.catalogs.repair.pricing.id)
  const days = page.getByLabel('Days a quote is valid')
  await days.fill('999')
  await days.press('Enter')
  await page.getByText('Enter 1 to 365 days.').waitFor()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('n'.repeat(121))
  await name.press('Enter')
  await page.getByText('121 characters. At most 120').waitFor()
  await name.fill('')
  await name.press('Enter')
  await page.getByText('A catalog needs a name').waitFor()
  await name.press('Escape')
  await days.fill('21')
  await days.press('Enter')
  await page.getByText('All changes saved').waitFor()
  await page.getByText('1 change to publish').waitFor()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('Control+z')
  await page.getByText('Undone: Days a quote is valid').waitFor()
  assert.equal(await days.inputValue(), '', 'as the team says')
  await page.keyboard.press('Control+Shift+z')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === '21'),
  )
  await days.fill('')
  await days.press('Enter')
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].every(({ value }) => value !== '21'),
  )
})

test('an error stops Publish and leads to its place; then it is published and rolled back', async () => {
  const path = `${shop.path}/catalogs/${buy}/draft`
  const limits = (floorMinor: number, rev: number) =>
    shop.owner.call('PATCH', path, {
      baseVersion: 1,
      changes: [
        { part: { kind: 'limits', key: 'iphone-15', value: { floorMinor, ceilingMinor: 50_000 } }, rev },
      ],
    })
  const { body } = await limits(60_000, 0)
  const page = await openCatalog('general')
  await page.getByRole('button', { name: 'Publish v2' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish v2' })
  await dialog.getByText('A number is out of its limits').waitFor()
  assert.ok(await dialog.getByRole('button', { name: 'Publish now' }).isDisabled())
  await dialog.getByRole('link', { name: 'Go to' }).first().click()
  await page.waitForURL(/models$/)
  assert.equal((await limits(5_000, body.rev)).status, 200)

  await page.getByRole('button', { name: 'Publish v2' }).click()
  await dialog.getByText('priced again').waitFor()
  await dialog.getByText('iPhone 15: floor and ceiling').waitFor()
  await axeDialog(page, 'Publish')
  const price = { kind: 'price', key: 'iphone-15-256', value: { minor: 30_000 } }
  const changed = await shop.owner.call('PATCH', path, { baseVersion: 1, changes: [{ part: price, rev: 0 }] })
  assert.equal(changed.status, 200)
  await dialog.getByText('A colleague changed the draft meanwhile').waitFor()
  await dialog.getByText('iPhone 15 256 GB: price').waitFor()
  assert.equal(await dialog.getByRole('alert').count(), 1)
  await dialog.getByRole('button', { name: 'Publish now', disabled: false }).click()
  await page.getByText('Version 2 is live.').waitFor()

  await page.getByRole('link', { name: 'Versions' }).click()
  await page.getByRole('button', { name: 'Roll back to v1…' }).click()
  const look = page.getByRole('dialog', { name: 'Roll back to v1' })
  await look.getByText('iPhone 15 256 GB: price').waitFor()
  await look.getByText('priced again').waitFor()
  await axeDialog(page, 'Roll back')
  await look.getByRole('button', { name: 'Roll back', exact: true, disabled: false }).click()
  await page.getByText('Version 3 is live.').waitFor()
  await page.getByRole('button', { name: /v3 Rolled back to v1/ }).waitFor()
})

test('of two who change the same value the second decides', async () => {
  const colleague = await shop.hire('Mai Tanaka')
  const id = shop.catalogs.sell.pricing.id
  const page = await openCatalog('general', id)
  const other = await shop.browserOf(colleague, `/catalogs/${id}/general`)
  const days = (of: Page) => of.getByLabel('Days a quote is valid')
  await days(page).fill('10')
  await days(page).press('Enter')
  await page.getByText('All changes saved').waitFor()
  // The other page is updated at once.
  await other.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === '10'),
  )
  await other.context().setOffline(true)
  await days(other).fill('12')
  await days(other).press('Enter')
  await other.getByText('1 change not saved').waitFor()
  await days(page).fill('11')
  await days(page).press('Enter')
  await page.getByText('All changes saved').waitFor()
  await other.context().setOffline(false)
  await other.getByText('Niamh Doyle changed this first: Name and validity').waitFor()
  await other.getByRole('button', { name: 'Keep mine' }).click()
  await page.waitForFunction(() =>
    [...document.querySelectorAll('input')].some(({ value }) => value === '12'),
  )
})
