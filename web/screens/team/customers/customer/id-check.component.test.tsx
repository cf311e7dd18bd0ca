import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ok } from '../../../../../server/testing/answers.ts'
import { renderScreen } from '../../../../testing/render-screen.ts'
import { openShop } from '../../../../testing/shop.ts'

test('in France what stands on the paper is asked for, and only that it is known is shown', async () => {
  const shop = await openShop()
  await shop.asDatabase(`update product.teams set country = 'FR' where team_id = $1`, [shop.team.id])
  const customer = await ok(
    shop.owner.call('POST', `${shop.path}/customers`, { kind: 'private', name: 'Priya Raman' }),
  )
  const { click, fill } = await renderScreen(shop.at(`/customers/${customer.id}`), shop.owner)
  await click('button', 'Record: ID seen')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByLabelText('Last four characters of its number')).toBeNull()
  await fill('Number of the ID document', '12 AB 34821', dialog)
  await fill('Authority that issued it', 'Préfecture du Rhône', dialog)
  fireEvent.change(dialog.getByLabelText('Day of issue'), { target: { value: '2021-05-04' } })
  await click('button', /^Save/, dialog)
  await dialog.findByText('Your country asks for this.')
  await fill('Capacity or profession', 'Private person', dialog)
  await click('button', /^Save/, dialog)
  await screen.findByText(/Passport …4821, .*Whole number recorded/)
  const { idCheck } = await ok(shop.owner.call('GET', `${shop.path}/customers/${customer.id}`))
  expect(idCheck.knows).toEqual(['number', 'issuedBy', 'issuedOn', 'capacity'])
})
