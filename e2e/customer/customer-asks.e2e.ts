import { aSentQuote } from '../../server/testing/product-builders.ts'
import { axeCheckIn } from '../steps/axe-check.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})
const phone = { width: 390, height: 844 }

/** Checks what a page without scripts shows. */
async function check(address: string, screen: string): Promise<void> {
  const page = await openBrowser({ viewport: phone })
  await page.goto(address)
  await axeCheckIn('dark', page, screen)
}

test('a customer without scripts asks, a colleague answers, and the customer reads the answer', async () => {
  const { quote, token } = await aSentQuote(shop)
  const desk = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  const page = await openBrowser({ viewport: phone, javaScriptEnabled: false })
  await page.goto(`${shop.url}/q/${token}`)
  await page.getByRole('link', { name: 'Ask a question' }).click()
  await page.getByLabel('Your question').fill('Is cash possible on Saturday?')
  await page.getByRole('button', { name: 'Send question' }).click()
  await page.getByRole('status').waitFor()
  await page.getByText('Not answered yet').waitFor()
  await check(page.url(), 'questions of a customer')

  // Without reloading.
  const questions = desk.getByRole('region', { name: 'Questions from the customer' })
  await questions.getByText('Is cash possible on Saturday?').waitFor()
  await questions.getByRole('textbox', { name: 'Your answer' }).fill('Yes, until 17:00.')
  await axeCheckIn('light', desk, 'quote with a question')
  await questions.getByRole('button', { name: 'Send answer' }).click()
  await questions.getByText('1 answered').waitFor()

  await page.goto(`${shop.url}/q/${token}`)
  await page.getByRole('link', { name: 'Your question' }).click()
  await page.getByText('Yes, until 17:00.').waitFor()
})

test('a customer changes their mind before the device is received', async () => {
  const { token } = await aSentQuote(shop)
  const page = await openBrowser({ viewport: phone, javaScriptEnabled: false })
  await page.goto(`${shop.url}/q/${token}`)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Accept offer' }).click()
  await page.getByText('Show this at the counter').waitFor()
  await check(page.url(), 'accepted offer')
  await page.getByRole('link', { name: 'I changed my mind' }).click()
  await page.getByRole('button', { name: 'Undo my acceptance' }).click()
  await page.getByRole('button', { name: 'Accept offer' }).waitFor()
})
