import assert from 'node:assert/strict'
import { screen, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import type { Account } from '../../../../../../server/testing/account.ts'
import { aLine, aQuote } from '../../../../../../server/testing/product-builders.ts'
import { type Hands, phone, renderScreen } from '../../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../../testing/shop.ts'

let shop: ScreenShop
let agent: Account

beforeAll(async () => {
  shop = await openShop()
  agent = await shop.hire('Emeka Okafor', 'agent')
})

/** Opens Setup of a saved draft whose only device has these answers. */
async function openSetup(by: Account, given: object, viewport?: typeof phone): Promise<Hands> {
  const answers = { ...aLine(shop).answers, ...given }
  const quote = await aQuote({ ...shop, owner: by }, { lines: [aLine(shop, { answers })] })
  const hands = await renderScreen(shop.at(`/quotes/${quote.id}/review`), by, viewport)
  await hands.click('button', 'Back to Setup')
  await screen.findByRole('heading', { level: 1, name: 'iPhone 15' })
  return hands
}

/** Filled buttons, which are the primary actions of the screen. */
const filled = () =>
  screen
    .getAllByRole('button')
    .filter((button) =>
      button.matches('.mantine-Button-root:is([data-variant=filled], :not([data-variant]))'),
    )
const names = (buttons: readonly HTMLElement[]) => buttons.map(({ textContent }) => textContent)

test('a held device has its reasons in the place of the ticket, numbered like the questions', async () => {
  const { click } = await openSetup(agent, { body: 'bent', liquid: 'yes' })
  const held = within(await screen.findByRole('region', { name: 'On hold' }))
  const reasons = held.getAllByRole('listitem')
  const answered = reasons.find(({ textContent }) => /^\d+.*Answer question \d+ again$/.test(textContent))
  assert.ok(answered, reasons.map(({ textContent }) => textContent).join())
  await click('button', /Answer question \d+ again/, within(answered))
  const [open] = document.querySelectorAll('[data-state=current]')
  assert.ok(open)
})

test('an agent asks a manager from Setup, with a message', async () => {
  const { click, fill } = await openSetup(agent, { body: 'bent' })
  assert.deepEqual(names(filled()), ['Ask a manager'])
  await fill(/Message/, 'Only one corner')
  await click('button', 'Ask a manager')
  await screen.findByText('With a manager')
  assert.match(document.body.textContent, /Only one corner/)
})

test('who may release is led to the release', async () => {
  const { click } = await openSetup(shop.owner, { body: 'bent' })
  await click('button', 'Release in Review')
  await screen.findByRole('button', { name: 'Release with note' })
})

test('the way out of a rejected device is the primary action, not the review', async () => {
  await openSetup(agent, { lock: 'notYet' })
  await screen.findByText('We can’t take this one.')
  assert.ok(!names(filled()).includes('Review quote'))
  assert.deepEqual(new Set(names(filled())), new Set(['Check again']))
})

test('on a phone the reason stands beside the way out', async () => {
  await openSetup(agent, { owner: 'no' }, phone)
  const foot = within(await screen.findByRole('contentinfo'))
  await foot.findByText('We can’t take this one.')
  assert.ok((await foot.findAllByRole('button', { name: 'Remove device' })).length > 0)
})
