import assert from 'node:assert/strict'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('a manager adds a widget, puts it live on a site, and pauses it', async () => {
  const page = await shop.browserOf(shop.owner, '/widgets')
  await page.getByRole('heading', { name: 'Show your prices on your website' }).waitFor()
  await page.getByRole('link', { name: 'Add widget' }).click()
  await page.getByRole('button', { name: 'Add widget' }).click()
  await page.getByText('Enter a name.').waitFor()
  await page.getByLabel('Name').fill('Front page')
  await page.getByRole('button', { name: 'Add widget' }).click()
  await page.getByRole('heading', { level: 1, name: 'Front page' }).waitFor()
  await page.getByText('Add at least one website.').waitFor()

  const sites = page.getByLabel('Websites that may show it')
  await sites.fill('shop')
  await page.getByText('shop is not an address such as').waitFor()
  await sites.fill('https://shop.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Add at least one website.').waitFor({ state: 'detached' })
  await page.getByText('Saved', { exact: true }).waitFor()

  await page.getByRole('textbox', { name: 'Accent colour' }).fill('#ffd60a')
  await page.getByText('Black text reads well, 14.8 to 1').waitFor()
  await page.getByLabel('Texts in').selectOption({ label: 'Deutsch' })
  await page.getByLabel('Headline').fill('Was zahlen wir?')
  await page.getByRole('link', { name: 'Customers' }).first().click()
  await page.getByText('The settings of this widget are not saved.').waitFor()
  await page.getByRole('button', { name: 'Stay' }).click()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save' }).click()
  const note = await page.getByText('Try again when you’re back online.').boundingBox()
  assert.ok(note && note.y < 200, 'in view beside the button')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  const { path, owner } = shop
  const [row] = (await owner.call('GET', `${path}/widgets`)).body
  await page.getByLabel('Headline').fill('Wie viel?')
  await owner.call('PATCH', `${path}/widgets/${row.id}`, { rev: row.rev, quoteAs: 'sent' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('A colleague changed this widget meanwhile').waitFor()
  await page.getByRole('button', { name: 'Save mine' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  assert.equal(await page.getByLabel('Headline').inputValue(), 'Wie viel?')
  assert.equal((await owner.call('GET', `${path}/widgets/${row.id}`)).body.quoteAs, 'sent')
  await page.getByLabel('Your site').selectOption('React')
  await page.getByText('export function DeviceQuote()').waitFor()
  await page.getByLabel('Your site').selectOption('Shopify')
  await page.getByText('Custom Liquid').waitFor()
  await page.getByRole('button', { name: 'Put live' }).click()
  await page.getByText('Visitors of your sites can use it.').waitFor()
  assert.match(await page.locator('pre').innerText(), /<costard-quote widget="[\w-]+">/)
  await page.frameLocator('iframe').getByRole('heading').first().waitFor()
  await page.getByText('Not seen on any site yet').waitFor()
  await page.getByText('shop.example', { exact: true }).waitFor()
  await page.getByTitle('Phone').click()
  await page.getByText('shop.example', { exact: true }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Your sites show nothing from it.').waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Widgets' }).click()
  await page.getByRole('link', { name: /Front page.*https:\/\/shop\.example/ }).waitFor()
  const isLive = page.getByRole('switch', { name: 'Front page live' })
  assert.equal(await isLive.isChecked(), false)
  // A colleague saves the settings at the same moment, which must not prevent it.
  await page.route(
    '**/state',
    async (route) => {
      const [{ id, rev }] = (await owner.call('GET', `${path}/widgets`)).body
      const saved = await owner.call('PATCH', `${path}/widgets/${id}`, { rev, gate: 'before' })
      assert.equal(saved.status, 200)
      await route.continue()
    },
    { times: 1 },
  )
  const refused = page.waitForResponse((response) => response.url().endsWith('/state'))
  await isLive.click({ force: true })
  assert.equal((await refused).status(), 409)
  await page.getByText('Live', { exact: true }).waitFor()
  assert.equal(await page.getByRole('alert').count(), 0)

  const agent = await shop.hire('Vera Viewer', 'viewer')
  const hers = await shop.browserOf(agent, '/widgets')
  await hers.getByRole('link', { name: /Front page/ }).click()
  await hers.getByText('Only managers and above can change widgets.').waitFor()
  assert.equal(await hers.getByRole('button', { name: 'Save' }).count(), 0)
  assert.equal(await hers.getByRole('switch', { name: 'Front page live' }).count(), 0)
})
