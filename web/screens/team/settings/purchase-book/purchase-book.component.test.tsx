import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
})

test('an owner asks for papers before payouts; others see it, and the book says that it is whole', async () => {
  const { click } = await renderScreen(shop.at('/settings/tax'), shop.owner)
  await screen.findByText(/No entry yet/)
  await click('switch', /Pay only once the details your country requires/, within(screen.getByRole('main')))
  await expect
    .poll(async () => (await shop.owner.call('GET', `${shop.path}/purchase-book/settings`)).body)
    .toEqual({ isKept: true, asksForPaper: true, keptYears: 5, heldDays: 0 })
  const held = screen.getByLabelText<HTMLSelectElement>('Days for which a bought device stays in the shop')
  await expect.poll(() => held.disabled).toBe(false)
  fireEvent.change(held, { target: { value: '14' } })
  await expect
    .poll(async () => (await shop.owner.call('GET', `${shop.path}/purchase-book/settings`)).body.heldDays)
    .toBe(14)
})
