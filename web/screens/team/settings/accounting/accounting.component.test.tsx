import { screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { ok } from '../../../../../server/testing/answers.ts'
import { acceptance, aLine, aSentQuote } from '../../../../../server/testing/product-builders.ts'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop)] })
  await ok(shop.owner.call('POST', `/public/quotes/${token}/accept`, acceptance))
  const at = `${shop.path}/quotes/${quote.id}`
  for (const to of ['received', 'inspecting', 'matched', 'paid']) {
    const { rev } = await ok(shop.owner.call('GET', at))
    await ok(shop.owner.call('POST', `${at}/lines/${quote.lines[0]?.id}/fulfilment`, { rev, to, note: '' }))
  }
})

test('a deal without accounts says so, and can be exported once they are saved', async () => {
  const { click, fill } = await renderScreen(shop.at('/settings/accounting'), shop.owner)
  await screen.findByText('Account missing')
  const main = within(screen.getByRole('main'))
  const exporting = () => main.getByRole('button', { name: /^Export/ })
  expect(exporting()).toHaveProperty('disabled', true)
  await fill('Consultant number', '29098')
  await fill('Client number', '55003')
  await fill('Bought, without tax: Account', '3200')
  expect(main.getByRole('button', { name: /^Save/ })).toHaveProperty('disabled', true)
  await fill('Bought, without tax: Cash or bank account', '1200')
  await click('button', /^Save/, main)
  await expect.poll(() => exporting().hasAttribute('disabled')).toBe(false)
  const { body } = await shop.owner.call('GET', `${shop.path}/accounting/settings`)
  expect(body).toMatchObject({
    consultant: 29_098,
    client: 55_003,
    accounts: [{ kind: 'buy', tax: 'none', account: '3200', counterAccount: '1200' }],
  })
  expect(screen.queryByText('Account missing')).toBeNull()
})

test('an agent sees the accounts and can neither change nor export them', async () => {
  const agent = await shop.hire('Emeka Obi', 'agent')
  await renderScreen(shop.at('/settings/accounting'), agent)
  await screen.findByText('Only owners and admins can change the accounts.')
  expect(screen.queryByRole('button', { name: /^Export/ })).toBeNull()
})
