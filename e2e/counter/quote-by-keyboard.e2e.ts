import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aQuote } from '../../server/testing/product-builders.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
/** Seconds per key of an average typist (keystroke-level model). */
const secondsPerKey = 0.28
/** How long keys are held in this test. Milliseconds. */
const heldMs = 30

/** Presses keys in succession and counts them. */
function keyboardOf(page: Page): { press: (...keys: string[]) => Promise<void>; count: () => number } {
  let pressed = 0
  return {
    press: async (...keys) => {
      for (const key of keys) {
        pressed++
        // Slow enough not to be taken for a scanner.
        await page.keyboard.press(key, { delay: heldMs })
      }
    },
    count: () => pressed,
  }
}

test('a quote is made and sent in under 40 keystrokes and 30 seconds', async () => {
  await aQuote(shop, { customer: { kind: 'private', name: 'Ada Lovelace', email: 'ada@lovelace.example' } })
  const page = await shop.browserOf(shop.owner)
  const { id } = shop.team
  // Resets the browser to the state after the previous quote.
  await page.evaluate(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`last-catalog:${id}`, JSON.stringify(shop.catalogs.buy.pricing.id)],
  )
  const keyboard = keyboardOf(page)
  await keyboard.press('/')
  await page.getByRole('searchbox').and(page.locator(':focus')).waitFor()
  // Leaves the field, so that single-key shortcuts work again.
  await keyboard.press('Escape', 'Shift+?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await dialog.getByText('Undo the last answer').waitFor()
  await axeDialog(page, 'shortcuts')
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const before = keyboard.count()
  const start = performance.now()

  await keyboard.press('n')
  await page.getByRole('textbox', { name: /Scan, IMEI/ }).waitFor()
  await keyboard.press(...'a2633 128')
  await page.getByRole('button', { name: 'Add device' }).waitFor()
  await keyboard.press('Enter')
  const next = page.getByRole('button', { name: 'Choose catalogs' })
  await next.and(page.locator(':focus')).waitFor()
  await keyboard.press('Enter')
  await page.getByRole('radio', { name: /Trade-in/, checked: true }).waitFor()
  await keyboard.press('Enter')
  const open = page.locator('[data-state=current]')
  await open.waitFor()
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await dialog.waitFor()
  // Keys pressed in the dialog do not answer questions behind it.
  await page.keyboard.press('1')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText(/^0 of \d+ answered$/).waitFor()
  await keyboard.press('a')
  await page.getByText(/^(Between|Up to) €.* depending on your next answers\.$/).waitFor()
  assert.equal(await page.locator('.cp-hero').count(), 0, 'an amount while questions are open')
  for (let asked = 0; asked < 20 && (await open.count()) > 0; asked++) {
    const title = await open.getByRole('heading').innerText()
    if ((await open.locator('input[inputmode]').count()) > 0) await keyboard.press('9', '0', 'Enter')
    else
      await keyboard.press(
        '1',
        ...((await open.locator('input[type=checkbox]').count()) > 0 ? ['Enter'] : []),
      )
    await open.getByRole('heading', { name: title, exact: true }).waitFor({ state: 'detached' })
  }
  await page.locator('.cp-ticket .cp-hero').waitFor()
  await keyboard.press('Control+Enter')
  const name = page.getByRole('combobox', { name: 'Name' })
  await name.and(page.locator(':focus')).waitFor()
  await keyboard.press(...'lov')
  await page.getByRole('option', { name: 'Ada Lovelace · ada@lovelace.example' }).waitFor()
  await keyboard.press('ArrowDown', 'Enter')
  assert.equal(await page.getByRole('combobox', { name: 'Email' }).inputValue(), 'ada@lovelace.example')
  await keyboard.press('Control+Enter')
  await page.getByText('We sent the offer to ada@lovelace.example.').waitFor()
  const pressed = keyboard.count() - before
  // Includes the waiting time of the page, and two dialogs that were only looked at.
  const waitedMs = performance.now() - start - pressed * heldMs
  const seconds = pressed * secondsPerKey + waitedMs / 1000
  const summary = `${pressed} keystrokes, ${seconds.toFixed(1)} s, ${(waitedMs / 1000).toFixed(1)} s of them for the page`
  test.info().annotations.push({ type: 'keystrokes', description: summary })
  assert.ok(pressed < 40 && seconds < 30, summary)
})

test('a rejected device is not asked on, says why, and asks again', async () => {
  const page = await shop.browserOf(shop.owner, '/quotes', shop.url, {
    viewport: { width: 390, height: 844 },
  })
  await page.goto(
    `${shop.url}/t/${shop.team.id}/quotes/add/setup/${shop.catalogs.buy.pricing.id}/iphone-13-128`,
  )
  await page.getByRole('radio', { name: 'Not yet' }).click({ force: true })
  await page.getByText('We can’t take this one.').locator('visible=true').waitFor()
  await page.getByText(/questions wait until then/).waitFor()
  assert.doesNotMatch(await page.locator('body').innerText(), /€/)
  for (const name of ['Check again', 'Remove device'])
    assert.ok(await page.getByRole('button', { name }).locator('visible=true').isVisible())
  const targets = await page
    .locator('button:visible, a:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => `${one.textContent} ${one.getBoundingClientRect().height}`),
    )
  assert.deepEqual(targets, [])
  await page.getByRole('button', { name: 'Check again' }).locator('visible=true').click()
  await page.getByRole('heading', { name: 'Is Find My off and the owner signed out?' }).waitFor()
  await page.getByRole('radio', { name: 'Yes' }).first().click({ force: true })
  await page.getByRole('heading', { name: 'Paid off, and theirs to sell?' }).waitFor()
  await page.keyboard.press('Control+z')
  await page.getByRole('heading', { name: 'Is Find My off and the owner signed out?' }).waitFor()
  await page.getByText(/^0 of \d+ answered$/).waitFor()
})
