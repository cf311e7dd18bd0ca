import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aLine, aQuoteInput } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import type { Account } from '../steps/signed-in.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop
let agent: Account

setUp(async () => {
  shop = await openLiveShop()
  agent = await shop.hire('Emeka Okafor', 'agent')
})

/** A draft of the agent whose only device is bent, which holds the line. */
async function aHeldQuote(by: Account): Promise<{ id: string; number: string; rev: number }> {
  const line = aLine(shop, { answers: { ...aLine(shop).answers, body: 'bent' } })
  const { status, body } = await by.call('POST', `${shop.path}/quotes`, aQuoteInput(shop, { lines: [line] }))
  assert.equal(status, 201)
  return body
}

const onHold = (page: Page) => page.getByRole('region', { name: 'On hold' })

test('an agent asks, the owner releases at another amount, and the agent sees it and sends', async () => {
  const quote = await aHeldQuote(agent)
  const his = await shop.browserOf(agent, `/quotes/${quote.id}/review`)
  await onHold(his).getByText('Bent').first().waitFor()
  // No amount is shown anywhere while the line is held.
  assert.doesNotMatch(await his.locator('main').innerText(), /€/)
  await onHold(his)
    .getByRole('textbox', { name: /Message/ })
    .fill('Only one corner, see the picture')
  await onHold(his).getByRole('button', { name: 'Ask a manager' }).click()
  await onHold(his).getByText('With a manager').waitFor()

  const hers = await shop.browserOf(shop.owner, '/quotes')
  await hers.getByRole('link', { name: /To release 1/ }).click()
  await hers.getByRole('link', { name: new RegExp(quote.number) }).click()
  await onHold(hers).getByText('Only one corner').waitFor()
  await onHold(hers).getByRole('button', { name: 'Ask Emeka Okafor' }).click()
  await onHold(hers)
    .getByRole('textbox', { name: /Question to/ })
    .fill('Is it open there?')
  await onHold(hers).getByRole('button', { name: 'Send', exact: true }).click()
  await onHold(his).getByText('Is it open there?').waitFor()
  await onHold(his).getByRole('textbox', { name: 'Your reply' }).fill('No, closed')
  await onHold(his).getByRole('button', { name: 'Send', exact: true }).click()
  await onHold(hers).getByText('No, closed').waitFor()
  await onHold(hers).getByRole('button', { name: 'Release with note' }).click()
  await onHold(hers).getByText('Write a note').waitFor()
  await onHold(hers).getByText('Change', { exact: true }).click()
  await onHold(hers)
    .getByRole('textbox', { name: /Another amount/ })
    .fill('150')
  await onHold(hers)
    .getByRole('textbox', { name: /Note for the team/ })
    .fill('Fine for parts')
  await onHold(hers).getByRole('button', { name: 'Release with note' }).click()
  await hers.getByRole('group', { name: /Offer/ }).or(hers.getByText('€150.00')).first().waitFor()

  await his.getByText('€150.00').first().waitFor()
  assert.equal(await onHold(his).count(), 0)
  await his.getByRole('button', { name: /Send quote/ }).waitFor()
  assert.ok(!(await his.locator('article').innerText()).includes('Fine for parts'))
  // Setup shows the release.
  await his.getByRole('button', { name: 'Setup' }).click()
  await his.getByText('€150.00').first().waitFor()
})

test('an amount beyond the limit is passed on with what the manager suggests', async () => {
  const manager = await shop.hire('Niamh Dolan', 'manager')
  const quote = await aHeldQuote(agent)
  const page = await shop.browserOf(manager, `/quotes/${quote.id}/review`, shop.url, {
    viewport: { width: 390, height: 844 },
  })
  await onHold(page).getByText('Change', { exact: true }).click()
  await onHold(page)
    .getByRole('textbox', { name: /Another amount/ })
    .fill('20')
  await onHold(page)
    .getByRole('textbox', { name: /Note for the team/ })
    .fill('Only worth parts')
  await onHold(page).getByRole('button', { name: 'Pass on' }).click()
  await onHold(page)
    .getByText(/You passed it on at .*, suggesting €20.00/)
    .waitFor()
  await onHold(page).getByText('You asked. Somebody else has to answer.').waitFor()
  const owners = await shop.browserOf(shop.owner, '/quotes?view=to-release')
  await owners.getByText(quote.number).first().click()
  await owners.getByText('Only worth parts').waitFor()
  assert.equal(await owners.getByRole('textbox', { name: /Another amount/ }).inputValue(), '20.00')
})
