import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { aSentQuote } from '../../../../../server/testing/product-builders.ts'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

test('a team of one gives its quotes to nobody', async () => {
  const { quote } = await aSentQuote(shop)
  const { click } = await renderScreen(shop.at('/quotes'), shop.owner)
  await click('checkbox', `Select ${quote.number}`)
  const bar = within(await screen.findByRole('toolbar', { name: '1 selected' }))
  await bar.findByRole('button', { name: 'Print' })
  assert.equal(bar.queryByRole('button', { name: /Assign/ }), null)
})

test('selected quotes are given to a member, and taken back by Undo', async () => {
  const agent = await shop.hire('Emeka Obi', 'agent')
  const { quote } = await aSentQuote(shop)
  const other = await aSentQuote(shop)
  const assigned = async () =>
    Promise.all(
      [quote, other.quote].map(async ({ number }) => {
        const { body } = await shop.owner.call('GET', `${shop.path}/quotes?search=${number}`)
        return body.quotes[0].assignedTo
      }),
    )
  const hands = await renderScreen(shop.at('/quotes'), shop.owner)
  for (const { number } of [quote, other.quote]) await hands.click('checkbox', `Select ${number}`)
  const bar = within(await screen.findByRole('toolbar', { name: '2 selected' }))
  await hands.click('button', 'Assign', bar)
  // happy-dom has no layout, so the menu considers its button scrolled out of view and hides.
  const member = await screen.findByText('Emeka Obi', { selector: '[role=menuitem] *' })
  member.click()
  await screen.findByText(/2 quotes were assigned/)
  assert.deepEqual(await assigned(), [agent.userId, agent.userId])
  await hands.press('{Control>}z{/Control}')
  await screen.findByText(/2 quotes are back with their former assignees/)
  await waitFor(async () => assert.deepEqual(await assigned(), [shop.owner.userId, shop.owner.userId]))
})
