import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { acceptance, aLine, aQuote, aSentQuote } from '../../server/testing/product-builders.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let cian: Account

setUp(async () => {
  shop = await openLiveShop()
  cian = await shop.hire('Cian Walsh')
})
const named = (name: string) => ({ kind: 'private' as const, name, email: 'ada@customer.example' })

test('a list is filtered, saved as a view for the team, and found again by a colleague', async () => {
  const repair = await aQuote(shop, { lines: [aLine(shop, {}, 'repair')], customer: named('Repair Only') })
  const trade = await aQuote({ ...shop, owner: cian }, { customer: named('Trade Only') })
  const page = await shop.browserOf(shop.owner)
  await page.getByRole('link', { name: trade.number }).waitFor()
  await page.getByRole('button', { name: 'Kind' }).click()
  await page.getByRole('checkbox', { name: 'Repair' }).click()
  await axeDialog(page, 'a filter')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: trade.number }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: repair.number }).waitFor()
  assert.equal(new URL(page.url()).search, '?kind=repair')

  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByLabel('Name').fill('Workshop')
  await page.getByRole('radio', { name: 'Everybody in the team' }).check()
  await axeDialog(page, 'save a view')
  await page.getByRole('button', { name: 'Save as new' }).click()
  await page.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Workshop' }).waitFor()

  const his = await shop.browserOf(cian)
  await his.getByRole('link', { name: 'Workshop' }).click()
  await his.getByRole('link', { name: trade.number }).waitFor({ state: 'detached' })
  await his.getByRole('button', { name: 'Remove Repair' }).click()
  await his.getByRole('link', { name: trade.number }).waitFor()
  await his.getByRole('link', { name: 'Reset' }).click()
  await his.getByRole('link', { name: trade.number }).waitFor({ state: 'detached' })
  await his.getByRole('searchbox').fill('zebra')
  await his.getByText('Nothing for “zebra”').waitFor()
  await his.getByText('Filters: Repair.').waitFor()
  await his.getByRole('button', { name: 'Clear filters' }).click()
  await his.getByRole('link', { name: trade.number }).waitFor()

  // A manager may remove the view, which removes it from her tabs too.
  await his.getByRole('link', { name: 'Workshop' }).click()
  await his.getByRole('button', { name: 'Edit the view Workshop' }).click()
  await his.getByRole('button', { name: 'Remove view' }).click()
  await his
    .getByRole('dialog', { name: 'Remove the view “Workshop”?' })
    .getByRole('button', { name: 'Remove view' })
    .click()
  await his.getByRole('link', { name: 'Workshop' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Workshop' }).waitFor({ state: 'detached' })
})

test('of three selected quotes two are reminded, extended and withdrawn, and the list says why not the third', async () => {
  const [first, second, third] = [await aSentQuote(shop), await aSentQuote(shop), await aSentQuote(shop)]
  await shop.owner.call('POST', `/public/quotes/${third.token}/accept`, acceptance)
  const page = await shop.browserOf(shop.owner)
  const rowOf = (number: string) => page.getByRole('row', { name: new RegExp(number) })
  await rowOf(third.quote.number).getByText('Accepted', { exact: true }).waitFor()
  await shop.asDatabase(
    `update product.quote_revisions set delivery = delivery || '{"state":"sent"}' where quote_id = any($1)`,
    [[first.quote.id, second.quote.id]],
  )
  await page.reload()
  // J goes to the first row, X selects it, Shift+J selects the next two.
  await rowOf(third.quote.number).waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+J')
  await page.keyboard.press('Shift+J')
  const bar = page.getByRole('toolbar')
  await bar.getByText('3 selected').waitFor()
  await bar.getByRole('button', { name: 'Remind 2 of 3' }).click()
  await page.getByText('One has been answered.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Remind 2 of 3' }).click()
  await page.getByText('2 customers were reminded.').waitFor()

  const lastDays = async () =>
    Promise.all(
      [first, second].map(
        async ({ quote }) =>
          (await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)).body.validUntil,
      ),
    )
  const before = await lastDays()
  for (const { quote } of [first, second])
    await page.getByRole('checkbox', { name: `Select ${quote.number}` }).check()
  await bar.getByRole('button', { name: 'Extend' }).click()
  await page.getByText('2 quotes were extended.').waitFor()
  assert.notDeepEqual(await lastDays(), before)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('2 quotes have their former last day again.').waitFor()
  assert.deepEqual(await lastDays(), before)

  await page.getByRole('checkbox', { name: `Select ${first.quote.number}` }).check()
  await page.keyboard.press('Escape')
  await bar.waitFor({ state: 'detached' })
})

test('the shown quotes are exported, and who may not export customers sees no button', async () => {
  const page = await shop.browserOf(shop.owner, '/quotes?kind=repair')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV, for other programs' }).click()
  const file = await (await saving).path()
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n')
  assert.match(lines[0] ?? '', /^number,state,kind/)
  assert.ok(lines.length > 1 && lines.slice(1).every((line) => line.includes(',repair,')))
  const agent = await shop.hire('Emeka Obi', 'agent')
  const his = await shop.browserOf(agent)
  await his
    .getByRole('row', { name: /Q-2026/ })
    .first()
    .waitFor()
  assert.equal(await his.getByRole('button', { name: 'Export' }).count(), 0)
})

test('a hidden column stays hidden, also in another browser', async () => {
  const page = await shop.browserOf(cian)
  await page.getByRole('columnheader', { name: 'Staff' }).waitFor()
  await page.getByRole('button', { name: 'Columns' }).click()
  const saved = page.waitForResponse((response) => response.url().endsWith('/quote-columns'))
  await page.getByRole('checkbox', { name: 'Staff' }).click()
  await page.getByRole('checkbox', { name: 'Staff', checked: false }).waitFor()
  assert.equal((await saved).status(), 200)
  const other = await shop.browserOf(cian)
  await other.getByRole('columnheader', { name: 'Next' }).waitFor()
  await other.getByRole('columnheader', { name: 'Staff' }).waitFor({ state: 'detached' })
  // In narrower windows other columns are hidden for the device.
  const third = await shop.browserOf(shop.owner)
  for (const width of [768, 820, 1024, 1180, 1280, 1440]) {
    await third.setViewportSize({ width, height: 900 })
    const header = await third.getByRole('columnheader', { name: 'Device' }).boundingBox()
    assert.ok((header?.width ?? 0) >= 110, `${header?.width} px at ${width}`)
  }
})
