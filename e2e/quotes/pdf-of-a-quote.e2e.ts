import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { pdfIn } from '../../server/pdf/testing/read-pdf.ts'
import { aSentQuote } from '../../server/testing/product-builders.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('a member saves the PDF of a quote, named after it', async () => {
  const { quote } = await aSentQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as PDF' }).click(),
  ])
  assert.equal(download.suggestedFilename(), `${quote.number}.pdf`)
  const { text } = await pdfIn(await readFile(await download.path()))
  assert.match(text, /^€305\.00$/m)
})

test('a member saves the receipt for a device left', async () => {
  const { quote } = await aSentQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}`)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Receipt for devices left' }).click(),
  ])
  assert.equal(download.suggestedFilename(), `${quote.number}-receipt.pdf`)
})

test('a customer opens the PDF from the page, without scripts', async () => {
  const { quote, token } = await aSentQuote(shop)
  const page = await openBrowser({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false })
  await page.goto(`${shop.url}/q/${token}`)
  const [response] = await Promise.all([
    page.waitForResponse(/document\.pdf$/),
    page.getByRole('link', { name: 'Offer as PDF' }).click(),
  ])
  assert.equal(response.headers()['content-type'], 'application/pdf')
  assert.match(response.headers()['content-disposition'] ?? '', new RegExp(quote.number))
})
