import assert from 'node:assert/strict'
import { answerRest, setUpPhone } from '../steps/counter-steps.ts'
import { killableBrowser } from './killable-browser.ts'
import { openLiveShop } from '../steps/live-shop.ts'
import { test } from '../steps/story.ts'

test('a browser that is killed while somebody types has the answers and the text when it is back', async () => {
  const shop = await openLiveShop()
  const browser = killableBrowser(shop.owner, shop.url)
  let page = await browser.start(`${shop.url}/t/${shop.team.id}/quotes`)
  await setUpPhone(page, `${shop.url}/t/${shop.team.id}`)
  await page.getByRole('radio', { name: 'Yes' }).first().click({ force: true })
  await page.getByText(/^1 of \d+ answered$/).waitFor()
  await answerRest(page)
  const price = page.locator('.cp-hero').locator('visible=true').first()
  await price.waitFor()
  const shown = await price.innerText()
  const setup = page.url()
  await page.waitForTimeout(300)
  await browser.kill()
  page = await browser.start(setup)
  const again = page.locator('.cp-hero').locator('visible=true').first()
  await again.waitFor()
  assert.equal(await again.innerText(), shown)

  await page.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  const review = page.url()
  // Typed text is sent to the server after a pause; until then only this browser has it.
  await page.route('**/api/teams/*/quotes/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.getByRole('textbox', { name: 'Note to the customer' }).fill('Bring the box and the charger')
  await page.waitForTimeout(300)
  await browser.kill()
  page = await browser.start(review)
  const note = page.getByRole('textbox', { name: 'Note to the customer' })
  await note.waitFor()
  assert.equal(await note.inputValue(), 'Bring the box and the charger')
  await browser.kill()
})
