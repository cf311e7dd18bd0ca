import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import { aQuote } from '../../server/testing/product-builders.ts'
import { until } from '../../server/realtime/documents/testing/test-documents.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let cian: Account

setUp(async () => {
  shop = await openLiveShop()
  cian = await shop.hire('Cian Walsh')
})

/** Changes the visibility, as the browser does when another tab is selected. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    const state = hidden ? 'hidden' : 'visible'
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test('a page that is hidden for a minute gets no news, keeps its presence, and catches up when it is shown', async () => {
  const [quote, other] = [await aQuote(shop), await aQuote(shop)]
  const [pushed, sent]: [string[], string[]] = [[], []]
  const page = await shop.browserOf(shop.owner)
  await page.clock.install()
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => pushed.push(String(payload)))
    socket.on('framesent', ({ payload }) => sent.push(String(payload)))
  })
  await page.goto(`${shop.url}/t/${shop.team.id}/quotes/${quote.id}/review`)
  const his = await shop.browserOf(cian)
  const presence = his.getByRole('row', { name: /Niamh Doyle has this quote open/ })
  await presence.waitFor()

  const edit = async (id: string, change: object): Promise<void> => {
    const { body } = await cian.call('GET', `${shop.path}/quotes/${id}`)
    const edited = await cian.call('PATCH', `${shop.path}/quotes/${id}`, { rev: body.rev, ...change })
    assert.equal(edited.status, 200)
  }
  await edit(quote.id, { validDays: 20 })
  await page.getByText('Valid for: 14 days → 20 days').waitFor()
  await setHidden(page, true)
  await page.clock.fastForward(61_000)
  await until(() => hasStopped(sent, pushed))
  pushed.length = 0
  await edit(quote.id, { validDays: 30 })
  await edit(other.id, { customer: { kind: 'private', name: 'Grace Murray' } })
  await his.getByRole('row', { name: /Grace Murray/ }).waitFor()
  await presence.waitFor()
  assert.deepEqual(
    pushed.filter((text) => text.includes('revisions')),
    [],
  )

  await setHidden(page, false)
  await page.getByText('Valid for: 20 days → 30 days').waitFor()
  await page.getByText('Cian Walsh changed this quote').waitFor({ state: 'detached' })
})

/** True if the last request about the revisions ended watching them, and has a response. */
function hasStopped(sent: readonly string[], received: readonly string[]): boolean {
  const last = sent.findLast((text) => text.includes('/revisions/'))
  const { a, r } = (last && JSON.parse(last).d) ?? {}
  return a === 'n' && received.some((text) => text.includes(`"r":${r},`))
}
