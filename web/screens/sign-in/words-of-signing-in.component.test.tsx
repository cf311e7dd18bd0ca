import assert from 'node:assert/strict'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { aTeam } from '../../../server/testing/product-builders.ts'
import { signUp } from '../../../server/testing/account.ts'
import { onCalls } from '../../testing/calls.ts'
import { renderScreen } from '../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../testing/shop.ts'

// Tests of the texts that the specification of the product prescribes.
let shop: ScreenShop
let home: string
let email: string

beforeAll(async () => {
  shop = await openShop()
  home = new URL('/', shop.at('')).href
  email = shop.owner.email ?? ''
})

test('the address is asked for first; its button says that it is loading', async () => {
  const { click, press } = await renderScreen(home)
  await screen.findByRole('heading', { name: /^Quote Apple™ devices, with .+ Pro\.$/ })
  await screen.findByRole('link', { name: /^try .+ Pro without an account$/ })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your email address' })
  assert.equal(field.type, 'email')
  await press(email)
  assert.equal(field.value, email)
  const { promise: released, resolve } = Promise.withResolvers<void>()
  onCalls(/accounts:createAuthUri/, async (go) => {
    await released
    return go()
  })
  await click('button', 'Continue')
  await screen.findByRole('button', { name: 'Loading…' })
  resolve()
  await screen.findByLabelText('Your password')
})

test('who is in several teams connects to one', async () => {
  const person = await shop.anAccount('Niamh Example')
  await aTeam(person, { name: 'Quay Phones', country: 'IE' })
  await aTeam(person, { name: 'Canal Repairs', country: 'IE' })
  await renderScreen(home, person)
  await screen.findByRole('heading', { name: 'Connect to Team' })
  await screen.findByText(/You are a member of more than one team\. Select the team to work with\./)
})

test('a guest without a team confirms language and country', async () => {
  await renderScreen(home, await signUp(home.slice(0, -1), undefined))
  await waitFor(() => assert.ok(screen.getByText(/Confirm your language and country\./)))
})
