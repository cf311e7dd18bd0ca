import assert from 'node:assert/strict'
import { screen, waitFor } from '@testing-library/react'
import { beforeAll, test } from 'vitest'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../testing/shop.ts'

let shop: ScreenShop

beforeAll(async () => {
  shop = await openShop()
  const cork = { name: 'Cork', street: '12 Patrick Street', town: 'T12 X8N6 Cork' }
  const added = await shop.owner.call('POST', `${shop.path}/sites`, {
    ...cork,
    directions: '',
    phone: '',
    hours: null,
  })
  assert.equal(added.status, 201)
})

for (const [typed, why] of [
  ['co rk', /Another site has this name\./],
  ['Gal\u200Bway', /This has an invisible character/],
  ['...', /A name needs a letter or a digit\./],
] as const)
  test(`the name ${JSON.stringify(typed)} is refused at its field`, async () => {
    const { click, fill } = await renderScreen(shop.at('/settings/sites/add'), shop.owner)
    await fill(/^Street and number/, '1 Quay')
    await fill(/^Name of the site/, typed)
    await click('button', 'Save site')
    await screen.findByText(why)
    const name = screen.getByLabelText<HTMLInputElement>(/^Name of the site/)
    assert.equal(name.getAttribute('aria-invalid'), 'true')
    await waitFor(() => assert.ok(document.activeElement === name))
    assert.equal(name.value, typed)
  })

test('who may not change sites is led from the form to the list', async () => {
  const viewer = await shop.hire('Vera Lynch', 'viewer')
  await renderScreen(shop.at('/settings/sites/add'), viewer)
  await screen.findByText('Cork', { exact: true })
  assert.equal(location.pathname, `/t/${shop.team.id}/settings/sites`)
  assert.ok(screen.queryByRole('link', { name: 'Add site' }) === null)
})
