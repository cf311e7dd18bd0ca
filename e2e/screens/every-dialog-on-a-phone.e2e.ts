import assert from 'node:assert/strict'
import { setUp, test } from '../steps/story.ts'
import { openShopOfDialogs, type ShopOfDialogs } from './shop-of-dialogs.ts'
import { walkDialogs } from './walk-dialogs.ts'

let shop: ShopOfDialogs

setUp(async () => {
  shop = await openShopOfDialogs()
})

test('dialogs on a phone take the focus, keep it and give it back, and fit, with text spacing and zoomed too', async () => {
  test.setTimeout(600_000)
  assert.deepEqual(await walkDialogs(shop, 'phone'), [])
})
