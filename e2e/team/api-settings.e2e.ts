import assert from 'node:assert/strict'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('an owner creates a key, which is shown once, and revokes it', async () => {
  const page = await shop.browserOf(shop.owner, '/settings/api')
  await page.getByText('No keys yet.').waitFor()
  await page.getByText('No webhooks yet.').waitFor()
  await page.getByRole('button', { name: 'New key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Till')
  await dialog.getByRole('checkbox', { name: 'Read quotes' }).check()
  await axeDialog(page, 'new key')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const field = page.getByRole('textbox', { name: 'Key' })
  const token = await field.inputValue()
  assert.match(token, /^cp_live_\w{32}$/)
  const row = page.getByRole('listitem').filter({ hasText: 'Till' })
  await row.getByText('Read quotes').waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  assert.ok(!(await page.content()).includes(token))

  await page.getByRole('button', { name: 'Revoke Till' }).click()
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  await page.getByText('No keys yet.').waitFor()
})

test('an owner adds a webhook and sees what its test came to', async () => {
  const page = await shop.browserOf(shop.owner, '/settings/api')
  await page.getByRole('button', { name: 'New webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('https://127.0.0.1/hook')
  await dialog.getByRole('checkbox', { name: 'a customer accepts' }).check()
  await dialog.getByRole('button', { name: 'Create webhook' }).click()
  await dialog.getByText('This address is private').waitFor()
  // A host name that never exists (RFC 6761).
  await dialog.getByLabel('Address').fill('https://receiver.invalid/hook')
  await dialog.getByRole('button', { name: 'Create webhook' }).click()
  assert.match(await page.getByRole('textbox', { name: 'Secret' }).inputValue(), /^whsec_/)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Send a test' }).click()
  const delivery = page.getByRole('button', { name: /webhook\.test/ })
  await delivery.getByText('Not reachable').waitFor()
  await delivery.click()
  await page.getByRole('button', { name: 'Send again now' }).waitFor()
  // The switch changes after the server has saved it.
  await page.getByRole('switch', { name: /is on$/ }).click({ force: true })
  await page.getByRole('switch', { name: /is on$/, checked: false }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No webhooks yet.').waitFor()
})
