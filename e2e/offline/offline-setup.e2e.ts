import assert from 'node:assert/strict'
import { answerRest, setUpPhone } from '../steps/counter-steps.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('without a connection in the middle of Setup nothing is lost, and one quote is saved', async () => {
  const page = await shop.browserOf(shop.owner, '/quotes', shop.url, {
    viewport: { width: 390, height: 844 },
  })
  await setUpPhone(page, `${shop.url}/t/${shop.team.id}`)
  await page.getByRole('radio', { name: 'Yes' }).first().click({ force: true })
  await page.getByText(/^1 of \d+ answered$/).waitFor()
  await page.context().setOffline(true)
  await answerRest(page)
  const price = page.locator('.cp-hero').locator('visible=true').first()
  await price.waitFor()
  const shown = await price.innerText()
  const review = page.getByRole('button', { name: 'Review quote' }).locator('visible=true')
  const noConnection = page.getByText('No connection. Your answers are saved in this browser').first()
  await review.click()
  await noConnection.waitFor()
  await review.click()
  await noConnection.waitFor()
  const setup = page.url()
  // Closed and reopened, as after an empty battery.
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto(setup)
  await price.waitFor()
  assert.equal(await price.innerText(), shown)
  await review.click()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes`)
  assert.equal(body.counts.all, 1)
  assert.match(await page.locator('article').innerText(), new RegExp(shown.replaceAll(/\s/g, '\\s*')))
})
