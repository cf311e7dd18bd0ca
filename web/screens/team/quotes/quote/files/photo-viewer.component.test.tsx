import assert from 'node:assert/strict'
import { screen, within } from '@testing-library/react'
import { test } from 'vitest'
import { aSentQuote } from '../../../../../../server/testing/product-builders.ts'
import { samples } from '../../../../../../server/testing/sample-files.ts'
import { renderScreen } from '../../../../../testing/render-screen.ts'
import { openShop, type ScreenShop } from '../../../../../testing/shop.ts'

async function addPhoto(shop: ScreenShop, quoteId: string, name: string): Promise<void> {
  const response = await fetch(`/api${shop.path}/quotes/${quoteId}/files?name=${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await shop.owner.idToken()}` },
    body: new Uint8Array(samples.jpeg),
  })
  assert.equal(response.status, 201)
}

test('photos are walked through, zoomed and moved by keys', async () => {
  const shop = await openShop()
  const { quote } = await aSentQuote(shop)
  for (const name of ['front.jpg', 'back.jpg']) await addPhoto(shop, quote.id, name)
  const { press, click } = await renderScreen(shop.at(`/quotes/${quote.id}`), shop.owner)
  await click('button', 'front.jpg')
  const viewer = within(await screen.findByRole('dialog', { name: 'front.jpg' }))
  const size = async (name: string) => (await viewer.findByRole('img', { name })).style.inlineSize
  await viewer.findByText('1 of 2')
  assert.equal(await size('front.jpg'), '100%')
  await press('++-')
  assert.equal(await size('front.jpg'), '150%')
  await press('{ArrowRight}')
  await viewer.findByText('1 of 2')
  await press('0{ArrowRight}')
  await viewer.findByText('2 of 2')
  assert.equal(await size('back.jpg'), '100%')
  await press('{ArrowRight}')
  await viewer.findByText('2 of 2')
  await press('{Escape}')
  await screen.findByRole('button', { name: 'front.jpg' })
  assert.equal(screen.queryByRole('dialog'), null)
})
