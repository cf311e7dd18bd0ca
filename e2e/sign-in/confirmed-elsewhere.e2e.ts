import assert from 'node:assert/strict'
import { aQuote } from '../../server/testing/product-builders.ts'
import { openLiveShop } from '../steps/live-shop.ts'
import { openSignedIn } from '../steps/signed-in.ts'
import { test } from '../steps/story.ts'

test('Review notices that the address was confirmed on another device, and then sends', async () => {
  const shop = await openLiveShop()
  const { owner, path, url, team, asDatabase } = shop
  const confirm = (isConfirmed: boolean) =>
    asDatabase('update identity.users set is_email_verified = $2 where id = $1', [owner.userId, isConfirmed])
  const quote = await aQuote(shop)
  await confirm(false)

  const page = await openSignedIn(owner, url)
  await page.clock.install()
  await page.goto(`${url}/t/${team.id}/quotes/${quote.id}/review`)
  const title = page.getByText('Confirm your email address to send quotes')
  await title.waitFor()
  await page.clock.fastForward(10_000)
  assert.ok(await title.isVisible(), 'asking changes nothing as long as it is not confirmed')

  await confirm(true)
  await page.clock.fastForward(10_000)
  await title.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Send quote' }).click()
  await page.getByText('Sent', { exact: true }).first().waitFor()
  assert.equal((await owner.call('GET', `${path}/quotes/${quote.id}`)).body.state, 'sent')
})
