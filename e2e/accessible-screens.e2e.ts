import type { Quote } from '@costard/contract'
import { aSentQuote, aShop, type Shop } from '../server/testing/product-builders.ts'
import { type StartedTestServer, startTestServer } from '../server/testing/start-test-server.ts'
import { axeCheckIn } from './axe-check.ts'
import { openBrowser } from './browser.ts'
import { answerRest, setUpPhone } from './counter-steps.ts'
import { type Account, openSignedIn, signUp } from './signed-in.ts'
import { verified } from './verified.ts'
import { setUp, test } from './story.ts'

let server: StartedTestServer
let url: string
let owner: Account
let shop: Shop
let team: string
let quote: Quote
let token: string

setUp(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } })
  ;({ url } = server)
  owner = await verified(server, await signUp(url, { name: 'Niamh Example', email: 'niamh@example.com' }))
  shop = await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })
  team = `${url}/t/${shop.team.id}`
  ;({ quote, token } = await aSentQuote(shop))
})

// One scheme for each size: colours come from the same tokens at both.
for (const [device, viewport, scheme] of [
  ['a desk', { width: 1440, height: 900 }, 'light'],
  ['a phone', { width: 390, height: 844 }, 'dark'],
] as const) {
  test(`signing in, signing up and the first team are accessible on ${device}`, async () => {
    const page = await openBrowser({ viewport })
    await page.goto(url)
    await page.getByLabel('Your email address').waitFor()
    await axeCheckIn(scheme, page, 'sign-in')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByLabel('Your name').fill('Aoife Example')
    await axeCheckIn(scheme, page, 'sign-up')
    const guest = await openSignedIn(await signUp(url, undefined), url, { viewport })
    await guest.goto(url)
    await guest.getByLabel('Team name').fill('Quay Phones')
    await axeCheckIn(scheme, guest, 'home')
    await guest.getByRole('button', { name: 'Create team' }).click()
    await guest.getByText('No quotes yet').waitFor()
    await axeCheckIn(scheme, guest, 'empty list')
  })

  test(`lists and a sent quote are accessible on ${device}`, async () => {
    const page = await openSignedIn(owner, url, { viewport })
    for (const [path, text] of [
      ['quotes', quote.number],
      [`quotes/${quote.id}`, 'Sent to ada@customer.example'],
      ['customers', 'Ada Customer'],
      ['catalogs', 'Refurbished sale'],
    ] as const) {
      await page.goto(`${team}/${path}`)
      await page.getByText(text).locator('visible=true').first().waitFor()
      await axeCheckIn(scheme, page, path)
    }
  })

  test(`identify and the choice of catalogs are accessible on ${device}`, async () => {
    const page = await openSignedIn(owner, url, { viewport })
    await page.goto(`${team}/quotes/add/identify`)
    await page.getByRole('textbox', { name: /Scan, IMEI/ }).fill('iphone 13')
    await page.getByRole('button', { name: /^iPhone 13 2021/ }).click()
    await axeCheckIn(scheme, page, 'identify')
    await page.getByRole('radio', { name: '128 GB' }).check({ force: true })
    await page.getByRole('button', { name: 'Add device' }).click()
    await page.getByRole('button', { name: 'Choose catalogs' }).click()
    await page.getByRole('radio', { name: /Trade-in.*up to/ }).check()
    await axeCheckIn(scheme, page, 'choose catalogs')
  })

  test(`setup and review are accessible on ${device}`, async () => {
    const page = await openSignedIn(owner, url, { viewport })
    await setUpPhone(page, team)
    await page
      .getByText(/^0 of \d+ answered$/)
      .first()
      .waitFor()
    await page.keyboard.press('1')
    await axeCheckIn(scheme, page, 'setup')
    await answerRest(page)
    await axeCheckIn(scheme, page, 'setup, all answered')
    await page.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
    await page.getByRole('combobox', { name: 'Name' }).fill('Aoife Example')
    await page.getByRole('combobox', { name: 'Email' }).fill('aoife@example.com')
    await axeCheckIn(scheme, page, 'review')
  })

  test(`the customer's page is accessible on ${device}`, async () => {
    const answered = device === 'a desk' ? token : (await aSentQuote(shop)).token
    const page = await openBrowser({ viewport })
    await page.goto(`${url}/q/${answered}`)
    await page.getByRole('button', { name: 'Accept offer' }).waitFor()
    await axeCheckIn(scheme, page, 'offer')
    await page.getByRole('checkbox', { name: /agree to this offer/ }).check()
    await page.getByRole('button', { name: 'Accept offer' }).click()
    await page.getByRole('heading', { name: /^Thank you/ }).waitFor()
    await axeCheckIn(scheme, page, 'accepted')
  })
}
