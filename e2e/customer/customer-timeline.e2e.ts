import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { acceptance, aSentQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let owner: Account

setUp(async () => {
  shop = await openLiveShop()
  ;({ owner } = shop)
})

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' })
const field = (page: Page) => page.getByRole('textbox', { name: 'Add a note for the team' })

/** Creates a customer who has opened a quote. */
async function aKnownCustomer(
  name: string,
): Promise<{ readonly customerId: string; readonly number: string; readonly token: string }> {
  const email = `${name.toLowerCase()}@customer.example`
  const { quote, token } = await aSentQuote(shop, { customer: { kind: 'private', name, email } })
  await owner.call('POST', `/public/quotes/${token}/view`)
  return { customerId: quote.customerId ?? '', number: quote.number, token }
}

test('a colleague’s note appears among what happened with a customer, and its author removes it', async () => {
  const { customerId, number, token } = await aKnownCustomer('Ada')
  const agent = await shop.hire('Cian Byrne', 'agent')
  const [page, desk] = await Promise.all([
    shop.browserOf(owner, `/customers/${customerId}`),
    shop.browserOf(agent, `/customers/${customerId}`),
  ])
  const rows = timeline(page).getByRole('listitem')
  await timeline(page).getByText(`You sent ${number} by email`).waitFor()
  await owner.call('POST', `/public/quotes/${token}/accept`, acceptance)
  // Also without reloading.
  await timeline(page).getByText(`Accepted ${number}`).waitFor()
  assert.deepEqual(
    (await rows.allInnerTexts()).map((text) => text.split('\n')[0]),
    [`Accepted ${number} · Bank transfer`, `Opened ${number}`, `You sent ${number} by email`],
  )
  await field(desk).fill('Pick up at the service entrance,')
  await desk.keyboard.press('Shift+Enter')
  // Slow enough not to be taken for a scanner, whose texts open Identify.
  await desk.keyboard.type('ask for Paul.', { delay: 50 })
  await desk.keyboard.press('Enter')
  await timeline(desk).getByText('“Pick up at the service entrance, ask for Paul.”').waitFor()
  assert.equal(await field(desk).inputValue(), '')
  await timeline(page).getByText('“Pick up at the service entrance, ask for Paul.”').waitFor()
  await timeline(page)
    .getByText(/^Today \d\d:\d\d, Cian Byrne$/)
    .waitFor()
  await desk.getByRole('button', { name: /^Remove the note “Pick up/ }).click()
  await desk
    .getByRole('dialog', { name: 'Remove this note?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await timeline(desk).getByText('ask for Paul.').waitFor({ state: 'detached' })
  await timeline(page).getByText('ask for Paul.').waitFor({ state: 'detached' })
  await timeline(page).getByRole('link', { name: number }).first().click()
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
})

test('on a phone a note that could not be saved is kept, saved later, and removed', async () => {
  const { customerId, number } = await aKnownCustomer('Grace')
  const viewport = { width: 390, height: 844 }
  const page = await shop.browserOf(owner, `/customers/${customerId}`, shop.url, { viewport })
  await timeline(page).getByText(`Opened ${number}`).waitFor()
  await page.context().setOffline(true)
  await field(page).fill('Calls back on Monday')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('It’s kept in this browser.').waitFor()
  await page.context().setOffline(false)
  await page.reload()
  await page.getByText('This note isn’t saved yet.').waitFor()
  assert.equal(await field(page).inputValue(), 'Calls back on Monday')
  await page.getByRole('button', { name: 'Save note' }).click()
  await timeline(page).getByText('“Calls back on Monday”').waitFor()
  const remove = page.getByRole('button', { name: 'Remove the note “Calls back on Monday”' })
  const { width = 0, height = 0 } = (await remove.boundingBox()) ?? {}
  assert.ok(width >= 44 && height >= 44, `${width} x ${height}`)
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await timeline(page).getByText('Calls back on Monday').waitFor({ state: 'detached' })
  assert.equal(await field(page).evaluate((one) => one === document.activeElement), true)
})
