import assert from 'node:assert/strict'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../testing/shop.ts'

const address = '/settings/messages?message=paid&language=en'
let shop: ScreenShop

beforeEach(async () => {
  shop = await openShop()
})

async function savedText(): Promise<string> {
  const { messages } = (await shop.owner.call('GET', `${shop.path}/messages`)).body
  return messages.find(({ name }: { name: string }) => name === 'paid').wordings.en.text
}

/** Types a text while a colleague saves another, then saves. */
async function saveOverColleague() {
  const hands = await renderScreen(shop.at(address), shop.owner)
  await hands.fill('Text', 'Mine')
  const theirs = { subject: 'Paid', text: 'Theirs', rev: 0 }
  const { status } = await shop.owner.call('PUT', `${shop.path}/messages/paid/en`, theirs)
  assert.equal(status, 200)
  await hands.click('button', 'Save')
  await screen.findByRole('button', { name: 'Use theirs' })
  assert.equal(await savedText(), 'Theirs')
  assert.equal(screen.getByLabelText<HTMLTextAreaElement>('Text').value, 'Mine')
  return hands
}

test('a text typed while a colleague saved another is saved once the person chooses it', async () => {
  const { click } = await saveOverColleague()
  await click('button', 'Save mine')
  await expect.poll(savedText).toBe('Mine')
  await waitFor(() => assert.ok(screen.queryByRole('button', { name: 'Use theirs' }) === null))
})

test('the text of a colleague replaces what was typed when it is chosen', async () => {
  const { click } = await saveOverColleague()
  await click('button', 'Use theirs')
  await expect.poll(() => screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Theirs')
  assert.equal(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled, true)
  assert.equal(await savedText(), 'Theirs')
})
