import assert from 'node:assert/strict'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import type { Account } from '../../../../../server/testing/account.ts'
import { aLine, aQuoteInput } from '../../../../../server/testing/product-builders.ts'
import { phone, renderScreen } from '../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../testing/shop.ts'

let shop: ScreenShop
let agent: Account

beforeAll(async () => {
  shop = await openShop()
  agent = await shop.hire('Emeka Okafor', 'agent')
})

/** A draft of the agent whose only device is bent, which holds the line. */
async function aHeldQuote(by: Account): Promise<{ id: string; number: string; rev: number }> {
  const line = aLine(shop, { answers: { ...aLine(shop).answers, body: 'bent' } })
  const { status, body } = await by.call('POST', `${shop.path}/quotes`, aQuoteInput(shop, { lines: [line] }))
  assert.equal(status, 201)
  return body
}

const onHold = async () => within(await screen.findByRole('region', { name: 'On hold' }))

test('an agent asks a manager, and sees no amount', async () => {
  const quote = await aHeldQuote(agent)
  const path = `${shop.path}/quotes/${quote.id}`
  const { click, fill } = await renderScreen(shop.at(`/quotes/${quote.id}/review`), agent)
  const held = await onHold()
  await held.findByText(/Bent/)
  assert.doesNotMatch(screen.getByRole('main').textContent, /€/)
  await fill(/Message/, 'Only one corner, see the picture', held)
  await click('button', 'Ask a manager', held)
  await held.findByText('With a manager')
  const { body } = await shop.owner.call('GET', path)
  assert.match(JSON.stringify(body.lines[0]), /Only one corner, see the picture/)
})

test('a refusal shows the agent why, and the question can be withdrawn', async () => {
  const quote = await aHeldQuote(agent)
  const { click } = await renderScreen(shop.at(`/quotes/${quote.id}/review`), agent, phone)
  const held = await onHold()
  await click('button', 'Ask a manager', held)
  await click('button', 'Withdraw the question', held)
  await click('button', 'Ask a manager', held)
  await held.findByText('With a manager')
  const { body } = await shop.owner.call('GET', `${shop.path}/quotes/${quote.id}`)
  const path = `${shop.path}/quotes/${quote.id}/lines/${body.lines[0].id}/refuse`
  const answer = { rev: body.rev, note: 'Too bent, offer recycling' }
  assert.equal((await shop.owner.call('POST', path, answer)).status, 200)
  await (await onHold()).findByText(/Too bent, offer recycling/)
  await (await onHold()).findByRole('button', { name: 'Ask a manager' })
})

test('a note that a manager types stays while the agent edits another part', async () => {
  const quote = await aHeldQuote(agent)
  const { click, fill } = await renderScreen(shop.at(`/quotes/${quote.id}/review`), shop.owner)
  const held = await onHold()
  await fill(/Note for the team/, 'Fine for parts', held)
  const edit = { rev: quote.rev, note: 'Thank you' }
  assert.equal((await agent.call('PATCH', `${shop.path}/quotes/${quote.id}`, edit)).status, 200)
  await screen.findAllByText('Thank you')
  const note = held.getByRole<HTMLInputElement>('textbox', { name: /Note for the team/ })
  assert.equal(note.value, 'Fine for parts')
  await click('button', 'Release with note', held)
  await screen.findByRole('button', { name: /Send quote/ })
})

test('who asked and may release by now can take the question back', async () => {
  const asker = await shop.hire('Lina Neu', 'agent')
  const quote = await aHeldQuote(asker)
  const path = `${shop.path}/quotes/${quote.id}/ask`
  assert.equal((await asker.call('POST', path, { rev: quote.rev })).status, 200)
  await shop.asDatabase(`update product.members set role = 'manager' where user_id = $1`, [asker.userId])
  const { click } = await renderScreen(shop.at(`/quotes/${quote.id}/review`), asker)
  await click('button', 'Withdraw the question', await onHold())
  await waitFor(async () => (await onHold()).getByRole('button', { name: 'Release with note' }))
})
