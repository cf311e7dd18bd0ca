import assert from 'node:assert/strict'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openTeam, setUpPhone } from '../steps/counter-steps.ts'
import { setUp, test } from '../steps/story.ts'

let url: string

setUp(async () => {
  ;({ url } = await startTestServer({ env: { APP_CHECK: 'off' } }))
})

const imei = '490154203237518'

test('the second quote of a phone says that it was seen before, and what was flagged then', async () => {
  const { page, team } = await openTeam(url, 'Liffey Exchange')
  await setUpPhone(page, team, imei)
  assert.equal(await page.getByText('Seen before').count(), 0)
  await page.getByRole('button', { name: /^More checks/ }).click()
  const findMy = page.getByRole('group', { name: 'Find My: what you saw' })
  await findMy.getByText('Flagged', { exact: true }).click()
  await page.getByText('We can’t take this one.').locator('visible=true').waitFor()
  await page.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  const first = /Q-\d{4}-\d+/.exec(await page.locator('article').innerText())?.[0] ?? ''
  assert.notEqual(first, '')
  assert.equal(await page.getByText('Seen before').count(), 0, 'a quote is not its own history')

  await page.goto(`${team}/quotes/add/identify`)
  await page.getByRole('textbox', { name: /Scan, IMEI/ }).fill(imei)
  const note = page.getByText('Seen before and flagged:')
  await note.waitFor()
  await page.getByText(`trade-in without a price, draft, flagged for Find My`).waitFor()

  await setUpPhone(page, team, imei)
  const [tab] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('link', { name: new RegExp(first) })
      .first()
      .click(),
  ])
  await tab.getByRole('heading', { name: first }).waitFor()
  await tab.close()
  await page.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  await page.getByRole('link', { name: new RegExp(first) }).waitFor()

  await setUpPhone(page, team, imei)
  const [summary] = await page.getByText('1 more quote').all()
  assert.ok(summary)
  await summary.click()
  await page
    .getByText(/trade-in without a price, draft/)
    .first()
    .waitFor()
})
