import assert from 'node:assert/strict'
import { openTeam } from '../steps/counter-steps.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'

let shop: LiveShop

setUp(async () => {
  shop = await openLiveShop()
})

test('who is no longer in a team is put out of it at once, with words', async () => {
  const { guest, page, team } = await openTeam(shop.url, 'Quay Phones')
  await page.goto(team)
  await page.getByText('No quotes yet').waitFor()
  const idToken = await guest.idToken()
  assert.equal((await shop.owner.call('POST', '/teams/claim', { idToken })).status, 200)
  await page.getByRole('heading', { name: 'None of your teams is at this address' }).waitFor()
  await page.getByText('You have no other team.').waitFor()
  await page.getByRole('link', { name: 'Go to your teams' }).click()
  await page.getByLabel('Team name').waitFor()
})

test('a new role shows and hides what it may do, without a reload', async () => {
  const cian = await shop.hire('Cian Walsh', 'admin')
  const page = await shop.browserOf(cian, '/settings/device-checks')
  await page.getByLabel('Name', { exact: true }).waitFor()
  await shop.asDatabase(`update product.members set role = 'agent' where user_id = $1`, [cian.userId])
  await cian.call('POST', `${shop.path}/open`)
  await page.getByRole('heading', { name: 'Owners and admins set this up' }).waitFor()
})

test('a team made elsewhere is in the switcher', async () => {
  const page = await shop.browserOf(shop.owner)
  await page.getByRole('button', { name: /^Switch team/ }).click()
  const more = { name: 'Shannon Phones', country: 'IE', language: 'en', startWith: 'nothing' }
  assert.equal((await shop.owner.call('POST', '/teams', more)).status, 201)
  await page.getByRole('menuitem', { name: /Shannon Phones/ }).waitFor()
})

test('a page marks its team as used once, despite later saves', async () => {
  const page = await shop.browserOf(shop.owner, '/catalogs')
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const isRead = () =>
    page.waitForResponse((response) => response.url().endsWith(`/api${shop.path}`) && response.ok())
  await page.reload()
  await page.waitForResponse((response) => response.url().endsWith(`${shop.path}/open`))
  for (const name of ['Checks', 'More checks']) {
    const reading = isRead()
    await shop.owner.call('PUT', `${shop.path}/look-up-service`, {
      name,
      urlTemplate: 'https://checks.example/{number}',
      headerName: '',
      mappings: { blacklist: { pointer: '/listed', clear: ['false'], flagged: ['true'] } },
    })
    await reading
  }
  assert.deepEqual(
    sent.filter((request) => request.startsWith('POST /api/')),
    [`POST /api${shop.path}/open`],
  )
})
