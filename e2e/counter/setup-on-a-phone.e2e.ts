import assert from 'node:assert/strict'
import type { Locator } from '@playwright/test'
import { type StartedTestServer, startTestServer } from '../../server/testing/start-test-server.ts'
import { answerRest, openTeam, setUpPhone } from '../steps/counter-steps.ts'
import { smallTargets } from '../screens/faults/small-targets.ts'
import { setUp, test } from '../steps/story.ts'

let server: StartedTestServer

setUp(async () => {
  server = await startTestServer({ env: { RATE_LIMITS: 'off' } })
})
const viewport = { width: 390, height: 844 }

/** True if the element is visible without scrolling: nothing covers its centre. */
async function isInView(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return y >= 0 && y + height <= innerHeight && hit !== null && element.contains(hit)
  })
}

test('on a phone, setup shows why there is no price, and the way out, wherever it is scrolled', async () => {
  const { page, team } = await openTeam(server.url, 'Quay Phones', { viewport })
  await setUpPhone(page, team)
  assert.deepEqual(await smallTargets(page), [], 'open')
  const title = page.locator('[data-state=current]').getByRole('heading', { name: /Find My/ })
  await title.waitFor()
  const firstTop = () =>
    page.evaluate(() => {
      scrollTo(0, 0)
      return document.querySelector('[data-state=current]')?.getBoundingClientRect().top ?? Infinity
    })
  assert.ok((await firstTop()) <= 220, 'the first question on a phone')
  await page.setViewportSize({ width: 1440, height: 900 })
  assert.ok((await firstTop()) <= 260, 'the first question on a desk')
  await page.setViewportSize(viewport)
  await page.keyboard.press('2')
  const reason = page.locator('[data-outcome=reject]')
  await reason.waitFor()
  const wayOut = page.getByRole('button', { name: 'Remove device' }).locator('visible=true')
  for (const y of [0, 10_000]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    assert.ok(await isInView(reason), `reason at ${y}`)
    assert.ok(await isInView(page.getByText('No price').locator('visible=true').first()), `price at ${y}`)
    assert.ok(await isInView(wayOut), `way out at ${y}`)
  }
  assert.deepEqual(await smallTargets(page), [], 'rejected')
  await page.keyboard.press('1')
  await reason.waitFor({ state: 'detached' })
  await page.keyboard.press('2')
  const held = page.locator('[data-outcome=review]')
  await held.or(page.locator('[data-state=current]')).first().waitFor()
  await answerRest(page)
  assert.deepEqual(await smallTargets(page), [], 'answered')
  await page.evaluate(() => scrollTo(0, 10_000))
  assert.ok(await isInView(page.getByRole('button', { name: /Review/ }).locator('visible=true')))
})
