import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { acceptance, aLine, aSentQuote } from '../../../../server/testing/product-builders.ts'
import { phone, renderScreen } from '../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../testing/shop.ts'

let shop: ScreenShop
const at = () => shop.at('/purchase-book')

beforeAll(async () => {
  shop = await openShop()
})

/** Buys an iPhone from a private seller and pays for it. */
async function buy(name: string): Promise<void> {
  const customer = { kind: 'private', name, email: `${name.split(' ')[0]}@customer.example` } as const
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop)], customer })
  await shop.owner.call('POST', `/public/quotes/${token}/accept`, acceptance)
  for (const to of ['received', 'inspecting', 'matched', 'paid']) {
    const { rev } = (await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)).body
    const path = `${shop.path}/quotes/${quote.id}/lines/${quote.lines[0]?.id}/fulfilment`
    expect((await shop.owner.call('POST', path, { rev, to, note: '' })).status).toBe(200)
  }
}

test('an empty book says what number 1 will be, and has nothing to export', async () => {
  await renderScreen(at(), shop.owner)
  await screen.findByText(/The first device you buy is number 1/)
  expect(screen.queryByRole('button', { name: /Export/ })).toBeNull()
})

test('an entry opens beside the list, shows its seller for a reason, and hides it at Escape', async () => {
  await buy('Priya Raman')
  await buy('Sean Walsh')
  const { click, press } = await renderScreen(at(), shop.owner)
  await screen.findByText('Unbroken')
  const year = new Date().getFullYear()
  await screen.findByText(`No gaps, ${year}-0001 to ${year}-0002`)
  await click('link', `${year}-0001`)
  const pane = within(await screen.findByRole('complementary', { name: `${year}-0001` }))
  pane.getByText('P▪▪▪▪ R▪▪▪▪')
  expect(screen.queryByText('Priya Raman')).toBeNull()
  await click('button', 'Show', pane)
  await click('button', 'Show', within(await screen.findByRole('dialog')))
  await pane.findByText('Priya Raman')
  await press('{Escape}')
  await expect.poll(() => screen.queryByText('Priya Raman')).toBeNull()
})

test('Escape in a dialog of an entry closes the dialog, and not the entry', async () => {
  const { click, press } = await renderScreen(`${at()}?entry=1`, shop.owner)
  await click('button', 'Add a correction')
  await screen.findByRole('dialog')
  await press('{Escape}')
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('complementary')).toBeTruthy()
})

test('keys move through the entries, open one, close it, and open the months', async () => {
  const { press } = await renderScreen(at(), shop.owner)
  await screen.findByRole('table')
  const year = new Date().getFullYear()
  await press('j')
  await press('j')
  await press('k')
  await press('{Enter}')
  await screen.findByRole('complementary', { name: `${year}-0002` })
  await press('{Escape}')
  await expect.poll(() => screen.queryByRole('complementary')).toBeNull()
  const months = screen.getByRole('combobox', { name: 'Period' }) as HTMLSelectElement
  let isOpen = false
  months.showPicker = () => void (isOpen = true)
  await press('d')
  expect([isOpen, document.activeElement === months]).toEqual([true, true])
})

test('labels of all shown devices are one job, and amounts stand without a sign below their currency', async () => {
  const { click } = await renderScreen(at(), shop.owner)
  const table = within(await screen.findByRole('table'))
  table.getByRole('columnheader', { name: 'EUR' })
  expect(table.getAllByText(/^\d+\.00$/)).toHaveLength(2)
  await click('button', 'Labels')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('button', { name: 'Save 2 labels as PDF' })
})

test('a correction is added as an entry of its own, and both name each other', async () => {
  const year = new Date().getFullYear()
  const { click, fill } = await renderScreen(`${at()}?entry=1`, shop.owner)
  await click('button', 'Add a correction')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('button', { name: 'Add correction' })).toHaveProperty('disabled', true)
  await fill(/What is right/, 'iPhone 15 Pro 256 GB', dialog)
  await fill(/Why/, 'Wrong storage', dialog)
  await click('button', 'Add correction', dialog)
  await screen.findByText('Corrects 0001')
  await screen.findByText(`Correction ${year}-0003 added`)
  expect(await screen.findAllByText('Corrected by 0003')).not.toHaveLength(0)
})

test('missing papers, months and a search narrow the list; nothing found leads back to all', async () => {
  const { click } = await renderScreen(`${at()}?papers=missing`, shop.owner)
  expect(await screen.findAllByText('Not seen')).toHaveLength(2)
  await renderScreen(`${at()}?month=2020-01`, shop.owner)
  await screen.findByText('No entry matches.')
  await click('button', 'Show all entries')
  await screen.findByText('Corrects 0001')
  await renderScreen(`${at()}?search=0002`, shop.owner)
  await screen.findByText('S▪▪▪▪ W▪▪▪▪')
  expect(screen.queryByText('P▪▪▪▪ R▪▪▪▪')).toBeNull()
})

test('an agent sees the masked book without Show, corrections and export', async () => {
  const agent = await shop.hire('Emeka Obi', 'agent')
  await renderScreen(`${at()}?entry=2`, agent)
  await screen.findByRole('complementary')
  for (const name of [/^Show$/, /Add a correction/, /Export/])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a phone has cards, and the entry instead of them', async () => {
  const { click } = await renderScreen(at(), shop.owner, phone)
  await click('link', /Corrects 0001/)
  await screen.findByText('Wrong storage')
})

test('a broken chain is red across the page, and export stays', async () => {
  await shop.asDatabase('alter table product.purchase_book disable trigger keep_purchase_book', [])
  await shop.asDatabase('update product.purchase_book set amount_minor = 1 where team_id = $1 and seq = 2', [
    shop.team.id,
  ])
  await shop.asDatabase('alter table product.purchase_book enable trigger keep_purchase_book', [])
  const { click } = await renderScreen(at(), shop.owner)
  expect((await screen.findByRole('alert')).textContent).toMatch(/broken from entry 2/)
  await click('button', /Export/)
  await within(await screen.findByRole('dialog')).findByText(/3 entries with their sellers/)
})

test('a month with more entries than a PDF takes is made in the background and stands in the dialog', async () => {
  await shop.asDatabase(
    `insert into product.purchase_book select b.team_id, 3 + n, b.number || n, b.at, b.day, b.by, b.kind, b.quote_id,
       b.quote_number, b.line_id, b.site_id, b.device, b.imei, b.serial, b.quantity, b.currency, b.amount_minor, b.paid_by,
       b.corrects, b.correction, b.customer_id, b.seller, b.seller_salt, b.seller_hash, b.kept_until, b.previous_hash, b.hash
     from product.purchase_book b, generate_series(1, 1000) n where team_id = $1 and seq = 1`,
    [shop.team.id],
  )
  const { click } = await renderScreen(at(), shop.owner)
  await click('button', /Export/)
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/More than 1,000 rows/)
  await click('radio', 'CSV', dialog)
  await dialog.findByRole('button', { name: /^Export / })
  await click('radio', 'PDF/A', dialog)
  await click('button', 'Create in the background', dialog)
  await dialog.findByRole('button', { name: /^Download purchase-book-/ }, { timeout: 60_000 })
})
