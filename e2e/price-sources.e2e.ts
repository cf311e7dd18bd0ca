import assert from 'node:assert/strict'
import { startTestServer } from '../server/testing/start-test-server.ts'
import { openTeam } from './counter-steps.ts'
import { setUp, test } from './story.ts'

let url: string
setUp(async () => {
  ;({ url } = await startTestServer())
})

test('a list with a large move is held, and tells why', async () => {
  const { page, team } = await openTeam(url, 'Liffey Exchange', {
    viewport: { width: 1440, height: 900 },
  })
  await page.goto(`${team}/catalogs`)
  await page.getByRole('link', { name: 'Price sources' }).click()
  await page.getByText('No list comes by itself yet.').waitFor()
  await page.getByRole('button', { name: 'New source' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name', { exact: true }).fill('Recycler North')
  await dialog.getByText('A file', { exact: true }).click()
  await dialog.getByLabel('Name of the hint').fill('Supplier')
  await dialog.getByRole('button', { name: 'Add source' }).click()
  const pane = page.getByRole('complementary', { name: 'Recycler North' })
  const upload = async (text: string) => {
    const choosing = page.waitForEvent('filechooser')
    await pane.getByRole('button', { name: 'Upload a file' }).click()
    await (await choosing).setFiles({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  }
  const list = 'Model,Storage,Price\niPhone 15,128 GB,512\niPhone 15,256 GB,548\niPhone 14,128 GB,391'
  await upload(list)
  await page.getByText('3 prices, 0 moved').waitFor()
  await upload(list.replace('512', '300'))
  await pane.getByText('Held. Nothing was filled.').waitFor()
  await pane.getByText('1 move larger than allowed').click()
  assert.ok(await pane.getByRole('button', { name: 'Take it in' }).isVisible())
})
