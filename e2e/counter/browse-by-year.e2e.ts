import assert from 'node:assert/strict'
import { devicesByYear } from '@costard/devices'
import { startTestServer } from '../../server/testing/start-test-server.ts'
import { openTeam } from '../steps/counter-steps.ts'
import { setUp, test } from '../steps/story.ts'

let url: string

setUp(async () => {
  ;({ url } = await startTestServer({ env: { APP_CHECK: 'off' } }))
})

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`all models of a family are reached by year on ${device}`, async () => {
    const { page, team } = await openTeam(url, 'Quay Phones', { viewport })
    await page.goto(`${team}/quotes/add/identify`)
    await page.getByRole('button', { name: 'iPhone', exact: true }).click()
    const models = page.getByRole('region', { name: 'iPhone' })
    const years = devicesByYear('iphone')
    assert.deepEqual(
      await models.getByRole('heading', { level: 3 }).allInnerTexts(),
      years.map(({ year }) => year),
    )
    assert.equal(await models.getByRole('listitem').count(), years.flatMap(({ devices }) => devices).length)
    await models
      .getByText(/^up to/)
      .first()
      .waitFor()

    await models.getByRole('button', { name: '2017', exact: true }).click()
    const heading = models.getByRole('heading', { name: '2017' })
    const { y } = (await heading.boundingBox()) ?? { y: -1 }
    assert.ok(y > 60 && y < 320, `2017 stands at ${y}`)
    await models.getByRole('button', { name: /^iPhone X 2017/ }).click()
    await models.getByRole('radio', { name: '64 GB' }).check({ force: true })
    await models.getByRole('button', { name: 'Add device' }).click()
    await page.locator('aside').getByText('iPhone X').first().waitFor({ state: 'attached' })
  })

test('arrows walk through a family and Enter adds', async () => {
  const { page, team } = await openTeam(url, 'Quay Phones')
  await page.goto(`${team}/quotes/add/identify`)
  await page.getByRole('button', { name: 'Apple TV', exact: true }).click()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const open = page.locator('li[data-current]')
  assert.equal(await open.count(), 1)
  assert.equal(await open.getByRole('button', { name: 'Add device' }).count(), 1)

  // A number typed earlier is kept for the device picked from a family.
  const imei = '353928184021199'
  await page.getByRole('textbox', { name: /Scan, IMEI/ }).fill(imei)
  await page.getByRole('button', { name: 'iPhone', exact: true }).click()
  await page.getByRole('button', { name: /^iPhone X 2017/ }).click()
  await page.getByRole('radio', { name: '64 GB' }).check({ force: true })
  await page.getByRole('button', { name: 'Add device' }).click()
  await page.locator('aside').getByText(imei).waitFor()
})
