import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { aSentQuote } from '../../../../../../server/testing/product-builders.ts'
import { onCalls } from '../../../../../testing/calls.ts'
import { phone, renderScreen } from '../../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

const region = async (name: string) => within(await screen.findByRole('region', { name }))
const dialog = async () => within(await screen.findByRole('dialog'))
/** Returns the row of a device that contains this text. */
async function rowOf(text: string) {
  const rows = await screen.findAllByRole('listitem')
  const row = rows.find(({ textContent }) => textContent.includes(text))
  assert.ok(row, text)
  return within(row)
}

test('a quote is marked accepted with what was said, and the acceptance is undone', async () => {
  const { quote } = await aSentQuote(shop)
  const { click, fill } = await renderScreen(shop.at(`/quotes/${quote.id}`), shop.owner)
  await click('button', 'Mark accepted')
  const accepting = await dialog()
  await click('radio', /Cash/, accepting)
  accepting.getByText('Phone', { exact: true }).click()
  await fill(/Note for the team/, 'Collects on Friday', accepting)
  await click('button', 'Mark accepted', accepting)
  await screen.findByText(/marked it accepted · Cash · €285\.00 · on the phone/)
  await screen.findByText(/“Collects on Friday”/)
  const offer = await region('Offer')
  await offer.findByText(/Check it against the answers/)
  await click('button', 'More actions')
  ;(await screen.findByText('Undo acceptance', { selector: '[role=menuitem] *' })).click()
  await fill(/Reason/, 'They called again', await dialog())
  await click('button', 'Undo acceptance', await dialog())
  await offer.findByText(/14 days left/)
})

test('a revised quote replaces the former one, also when the news of its sending overtake the answer', async () => {
  const { quote } = await aSentQuote(shop)
  const path = `${shop.path}/quotes/${quote.id}`
  const { click } = await renderScreen(shop.at(`/quotes/${quote.id}`), shop.owner)
  await click('button', 'Revise')
  await screen.findByRole('heading', { name: 'Review and send' })
  await screen.findAllByText(`${quote.number}-R2`)
  const { promise: overtaken, resolve } = Promise.withResolvers<void>()
  let isSent = false
  onCalls(new RegExp(`GET .*${path}$`), async (go) => {
    const answer = await go()
    if (isSent) resolve()
    return answer
  })
  onCalls(new RegExp(`POST .*${path}/send$`), async (go) => {
    const answer = await go()
    isSent = true
    await overtaken
    return answer
  })
  await click('button', /Send quote/)
  await screen.findByRole('heading', { level: 1, name: `${quote.number}-R2` })
  await waitFor(() => {
    const earlier = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    assert.ok(earlier.some((text) => text.includes(quote.number) && text.includes('Replaced')))
  })
})

test('an accepted device is received, inspected and paid, and the quote is completed', async () => {
  const { quote, token } = await aSentQuote(shop)
  const { click, fill } = await renderScreen(shop.at(`/quotes/${quote.id}`), shop.owner)
  await screen.findByRole('button', { name: 'Mark accepted' })
  const accepted = await shop.owner.call('POST', `/public/quotes/${token}/accept`, {
    name: 'Ada',
    agrees: true,
  })
  assert.equal(accepted.status, 200)
  await screen.findByText(/Expected/)
  await click('button', 'Receive device')
  await screen.findByText('Received', { exact: true })
  await click('link', 'Inspect')
  await click('button', 'As described')
  await screen.findByRole('heading', { level: 1, name: quote.number })
  await (await rowOf('iPhone 15')).findByText('As described', { exact: true })
  await click('button', 'Mark paid')
  const paying = await dialog()
  await fill(/Note/, 'Transfer 4711', paying)
  await click('button', 'Mark paid', paying)
  await (await rowOf('iPhone 15')).findByText(/Transfer 4711/)
  await screen.findByText(/All devices are settled\./)
  await screen.findAllByText('Completed', { exact: true })
  assert.ok(screen.queryByRole('button', { name: 'More actions' }) === null)
})

test('a mail that was refused goes to another address', async () => {
  const { quote } = await aSentQuote(shop)
  const { click, fill, reload } = await renderScreen(shop.at(`/quotes/${quote.id}`), shop.owner, phone)
  await screen.findByText(/sent it by email/)
  const failed = `update product.quote_revisions set delivery = delivery || $2 where quote_id = $1`
  await shop.asDatabase(failed, [quote.id, '{"state":"failed","reason":"refused"}'])
  await reload()
  await click('button', 'Other address')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Send it to' })
  assert.equal(field.value, 'ada@customer.example')
  await fill(/^Send it to/, 'ada@')
  await click('button', 'Send')
  await screen.findByText(/This isn’t an email address\./)
  await fill(/^Send it to/, 'ada@right.example')
  await click('button', 'Send')
  await screen.findByRole('link', { name: 'ada@right.example' })
  await waitFor(() => assert.ok(screen.queryByText(/wasn’t delivered/) === null))
})

test('an action that a colleague has made impossible says so and shows how things stand', async () => {
  const { quote } = await aSentQuote(shop)
  const { click, fill } = await renderScreen(shop.at(`/quotes/${quote.id}`), shop.owner)
  await click('button', 'Mark accepted')
  const accepting = await dialog()
  await click('radio', /Cash/, accepting)
  await fill(/Note for the team/, 'Said yes', accepting)
  let status = 0
  onCalls(/\/accept$/, async (go) => {
    const body = { rev: quote.rev, reason: 'Sold' }
    await shop.owner.call('POST', `${shop.path}/quotes/${quote.id}/cancel`, body)
    const answer = await go()
    status = answer.status
    return answer
  })
  await click('button', 'Mark accepted', accepting)
  await screen.findByText(/“Sold”/)
  await waitFor(() => assert.equal(status, 409))
})
