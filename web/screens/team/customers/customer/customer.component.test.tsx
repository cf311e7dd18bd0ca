import assert from 'node:assert/strict'
import { screen, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { aQuote, aSentQuote } from '../../../../../server/testing/product-builders.ts'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

async function add(customer: object): Promise<{ readonly id: string }> {
  return (await shop.owner.call('POST', `${shop.path}/customers`, customer)).body
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const noteField = 'Add a note for the team'

test('a customer is added, found, and edited; what was typed survives a reload', async () => {
  const { click, fill, reload } = await renderScreen(shop.at('/customers'), shop.owner)
  // The link changes place when the list turns out to be empty.
  await screen.findByText('No customers yet')
  await click('link', 'New customer')
  ;(await screen.findByText('Company', { exact: true })).click()
  await fill(/^Company name/, 'Harbour Hotels')
  ;(await screen.findByRole('button', { name: 'Save' })).focus()
  await reload()
  await screen.findByText(/This isn’t saved yet\./)
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Company name/ })
  assert.equal(name.value, 'Harbour Hotels')
  await fill(/^VAT number/, 'IE12')
  await fill(/^Tags/, 'Fleet, VIP')
  await click('button', 'Save')
  await screen.findByText(/This isn’t a valid VAT number of its country\./)
  await fill(/^VAT number/, '9876543b')
  await click('button', 'Save')
  await heading('Harbour Hotels')
  await screen.findByText(/IE9876543B/)
  await click('link', 'Edit')
  await fill(/^Notes/, 'Ask for Paul.')
  await click('button', 'Save')
  await screen.findByText(/Ask for Paul\./)
  await click('link', 'Fleet')
  await screen.findByRole('button', { name: 'Clear the tag Fleet' })
  await fill(/^Search customers/, 'harbour', screen, 'searchbox')
  await screen.findByRole('link', { name: 'Harbour Hotels' })
})

test('two people edit one customer: both values are shown, and the others are merged', async () => {
  const { id } = await add({ name: 'Ada', notes: 'First', address: '1 Quay' })
  const { click, fill } = await renderScreen(shop.at(`/customers/${id}/edit`), shop.owner)
  await fill(/^Notes/, 'Mine')
  const theirs = { rev: 1, notes: 'Theirs', address: '2 Quay' }
  assert.equal((await shop.owner.call('PATCH', `${shop.path}/customers/${id}`, theirs)).status, 200)
  await click('button', 'Save')
  await screen.findByText(/A colleague changed this customer meanwhile\./)
  await screen.findAllByText('Theirs', { exact: true })
  const address = screen.getByRole<HTMLInputElement>('textbox', { name: /^Address/ })
  assert.equal(address.value, '2 Quay')
  await click('button', 'Keep mine')
  await click('button', 'Save')
  await heading('Ada')
  const { body } = await shop.owner.call('GET', `${shop.path}/customers/${id}`)
  assert.deepEqual([body.notes, body.address, body.rev], ['Mine', '2 Quay', 3])
})

test('unused customers are listed and removed', async () => {
  const quote = await aQuote(shop, { customer: { kind: 'private', name: 'Ghost', email: 'ghost@x.example' } })
  await shop.asDatabase('update product.quotes set customer_id = null where quote_id = $1', [quote.id])
  const unused = 'update product.customers set quote_count = 0 where customer_id = $1'
  await shop.asDatabase(unused, [quote.customerId])
  const { click } = await renderScreen(shop.at('/customers?unused'), shop.owner)
  await screen.findByRole('link', { name: 'Ghost' })
  await click('button', 'Remove this one')
  await click('button', 'Remove', within(await screen.findByRole('dialog', { name: 'Remove one customer?' })))
  await screen.findByText(/No unused customers\./)
})

test('what is too long is not sent, and a viewer reads without writing', async () => {
  const customer = { kind: 'private', name: 'Long', email: 'long@customer.example' } as const
  const { quote } = await aSentQuote(shop, { customer })
  const address = shop.at(`/customers/${quote.customerId}`)
  const { fill, press } = await renderScreen(address, shop.owner)
  const timeline = async () => within(await screen.findByRole('region', { name: 'Timeline' }))
  await fill(noteField, 'x'.repeat(2001))
  await press('{Enter}')
  await screen.findByText(/At most 2,000 characters\. This note has 2,001\./)
  await fill(noteField, 'x'.repeat(2000))
  await press('{Enter}')
  await (await timeline()).findByText(/“xxx/)
  const viewer = await shop.hire('Vera Viewer', 'viewer')
  await renderScreen(address, viewer)
  await (await timeline()).findByText(/“xxx/)
  assert.ok(screen.queryByRole('textbox', { name: noteField }) === null)
  assert.ok(screen.queryByRole('button', { name: /^Remove the note/ }) === null)
})
