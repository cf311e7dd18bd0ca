import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { copyQuotes } from '../../server/testing/copy-quotes.ts'
import { aQuote, aSentQuote } from '../../server/testing/product-builders.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let cian: Account

setUp(async () => {
  shop = await openLiveShop()
  cian = await shop.hire('Cian Walsh')
})

test('what the customer answers shows in the list and on the open quote at once', async () => {
  const { quote, token } = await aSentQuote(shop)
  const list = await shop.browserOf(shop.owner)
  const row = list.getByRole('row', { name: new RegExp(quote.number) })
  await row.getByText('Sent', { exact: true }).waitFor()
  await list.getByText('1 quote is waiting for an answer').waitFor({ state: 'attached' })
  const screen = await list.context().newPage()
  await screen.goto(`${shop.url}/t/${shop.team.id}/quotes/${quote.id}`)
  await screen.getByText('sent it by email').waitFor()
  const offer = screen.getByRole('region', { name: 'Offer' })
  await offer.getByText('The customer hasn’t opened it yet.').waitFor()

  const customer = await list.context().newPage()
  await customer.goto(`${shop.url}/q/${token}`)
  await customer.getByRole('checkbox', { name: /agree to this offer/ }).check()
  await customer.getByRole('button', { name: 'Accept offer' }).click()
  await row.getByText('Accepted', { exact: true }).waitFor()
  await list.getByText('1 quote is waiting for an answer').waitFor({ state: 'detached' })
  await screen.getByText('The customer accepted').waitFor()
  const steps = screen.getByRole('region', { name: 'What happens next' })
  await steps.getByText('Accepted', { exact: true }).waitFor()
  await offer.getByText('Check it against the answers, then pay.').waitFor()
})

test('colleagues see who has a quote open, and what they change, until they leave', async () => {
  const quote = await aQuote(shop)
  const hers = await shop.browserOf(shop.owner)
  const his = await shop.browserOf(cian, `/quotes/${quote.id}/review`)
  await hers.getByRole('row', { name: /Cian Walsh has this quote open/ }).waitFor()

  await hers.goto(`${shop.url}/t/${shop.team.id}/quotes/${quote.id}/review`)
  await hers.getByRole('button', { name: 'Cian Walsh' }).waitFor()
  await his.getByRole('button', { name: 'Niamh Doyle' }).waitFor()
  await his.getByLabel('Note to the customer').fill('Bring the charger.')
  await hers.getByText('Cian Walsh changed this quote').waitFor()
  await hers.getByText('Note: none → “Bring the charger.”').waitFor()
  assert.equal(await hers.getByLabel('Note to the customer').inputValue(), 'Bring the charger.')
  assert.equal(await his.getByText('changed this quote').count(), 0, 'own changes are no news')

  await his.goto(`${shop.url}/t/${shop.team.id}/customers`)
  await hers.getByRole('button', { name: 'Cian Walsh' }).waitFor({ state: 'detached' })
  await his.goBack()
  await hers.getByRole('button', { name: 'Cian Walsh' }).waitFor()
  await his.close()
  await hers.getByRole('button', { name: 'Cian Walsh' }).waitFor({ state: 'detached' })
})

test('two people who change the same thing choose between both, and neither is overwritten', async () => {
  const quote = await aQuote(shop)
  const review = `/quotes/${quote.id}/review`
  const hers = await shop.browserOf(shop.owner, review)
  await shop.browserOf(cian, review)
  const note = hers.getByLabel('Note to the customer')
  let rev = quote.rev
  /** He saves while her save is in progress. */
  const disagree = async (theirs: string, mine: string): Promise<void> => {
    let arrived = (): void => {}
    const isOnItsWay = new Promise<void>((resolve) => (arrived = resolve))
    await hers.route('**/api/teams/*/quotes/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue()
      const edit = { rev, note: theirs }
      const saved = await cian.call('PATCH', `${shop.path}/quotes/${quote.id}`, edit)
      rev = saved.body.rev
      await route.continue()
      arrived()
    })
    await note.fill(mine)
    await isOnItsWay
    await hers.unroute('**/api/teams/*/quotes/*')
    await hers.getByText('Cian Walsh changed this quote').waitFor()
    await hers.locator('dd').getByText(theirs).waitFor()
    await hers.locator('dd').getByText(mine).waitFor()
  }

  await disagree('Bring the box.', 'Bring the charger.')
  await hers.getByRole('button', { name: 'Take theirs' }).click()
  assert.equal(await note.inputValue(), 'Bring the box.')
  await hers.getByText('Yours', { exact: true }).waitFor({ state: 'detached' })

  await disagree('Bring both.', 'Bring an ID.')
  const saved = hers.waitForResponse((response) => response.request().method() === 'PATCH')
  await hers.getByRole('button', { name: 'Keep mine' }).click()
  assert.equal((await saved).status(), 200)
  const { body } = await cian.call('GET', `${shop.path}/quotes/${quote.id}`)
  assert.equal(body.note, 'Bring an ID.')
})

test('a draft on the counter is not saved over what a colleague saved meanwhile', async () => {
  const quote = await aQuote(shop)
  const hers = await shop.browserOf(shop.owner, `/quotes/${quote.id}/review`)
  await hers.getByRole('button', { name: 'Setup' }).click()
  await hers.getByText('Editing a saved draft').waitFor()
  const edit = async (rev: number, propositionKey: string) => {
    const [line] = quote.lines
    assert.ok(line)
    const { catalogId, catalogVersion, variantId, device, answers, checks, quantity } = line
    const input = { catalogId, catalogVersion, variantId, device, answers, checks, quantity, propositionKey }
    const { body, status } = await cian.call('PATCH', `${shop.path}/quotes/${quote.id}/lines`, {
      rev,
      changes: [{ op: 'edit', lineId: line.id, line: input }],
    })
    assert.equal(status, 200)
    return body.rev as number
  }
  const rev = await edit(quote.rev, 'storeCredit')
  await hers.getByText(/^Devices and price: 1 device, Store credit, €/).waitFor()
  assert.equal(await hers.getByRole('radio', { name: /Store credit/ }).isChecked(), true)

  await hers.getByRole('radio', { name: /^Cash/ }).check({ force: true })
  await edit(rev, 'charity')
  await hers.getByText(/^Devices and price: 1 device, Charity gift, .* · Yours: 1 device, €/).waitFor()
  await hers.getByRole('button', { name: 'Keep mine' }).click()
  await hers.getByRole('button', { name: 'Review quote' }).click()
  await hers.getByRole('heading', { name: 'Review and send' }).waitFor()
  assert.equal(await hers.getByRole('radio', { name: /^Cash/ }).isChecked(), true)
})

/**
 * Waits until the page of a quote follows the team. The page does not know the authors of earlier changes.
 */
async function untilFollowed(quoteId: string): Promise<void> {
  const address = `${shop.url}/presence/${shop.team.id}.json?auth=${await shop.owner.idToken()}`
  const deadline = performance.now() + 20_000
  while (!(await (await fetch(address)).text()).includes(quoteId)) {
    assert.ok(performance.now() < deadline, 'no page follows the team')
    await pause(50)
  }
}

test('what oneself did elsewhere is said as such, and a draft that a colleague sends becomes its page', async () => {
  const quote = await aQuote(shop)
  const page = await shop.browserOf(shop.owner, `/quotes/${quote.id}/review`)
  await page.getByRole('heading', { name: 'Review and send' }).waitFor()
  await untilFollowed(quote.id)
  const path = `${shop.path}/quotes/${quote.id}`
  const edited = await shop.owner.call('PATCH', path, { rev: quote.rev, validDays: 30 })
  await page.getByText('You changed this quote elsewhere').waitFor()
  await page.getByText('Valid for: 14 days → 30 days').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByText('You changed this quote elsewhere').waitFor({ state: 'detached' })

  // Orla is not on the page, but has the team open.
  const orla = await shop.hire('Orla Byrne')
  assert.equal((await orla.call('POST', `${path}/send`, { rev: edited.body.rev })).status, 200)
  await page.getByText('Orla Byrne sent this quote').waitFor()
  assert.equal(new URL(page.url()).pathname, `/t/${shop.team.id}/quotes/${quote.id}`)
})

test('a change by a colleague costs a list of three pages nothing, and a filtered one a small read', async () => {
  const newest = await aQuote(shop)
  const database = new pg.Client({ connectionString: shop.config.databaseUrl })
  await database.connect()
  await copyQuotes(database, newest.id, { teamId: shop.team.id, copies: 120 })
  await database.end()
  const page = await shop.browserOf(shop.owner)
  const rename = async (id: string, number: string, name: string): Promise<void> => {
    const edit = { rev: newest.rev, customer: { kind: 'private', name } }
    assert.equal((await cian.call('PATCH', `${shop.path}/quotes/${id}`, edit)).status, 200)
    await page.getByRole('row', { name: new RegExp(`${number}.*${name}`) }).waitFor()
  }
  // The page follows the team once it shows this.
  await rename(newest.id, newest.number, 'Ada King')
  // The first view may have shown the change before its news arrived: the read after that news belongs to it.
  await pause(1_200)
  for (const number of ['X-60', 'X-110']) {
    await page.getByRole('button', { name: 'Load more' }).click()
    const link = page.getByRole('link', { name: number, exact: true })
    // Only visible rows are in the document.
    while (!(await link.isVisible())) {
      await page.evaluate(() => window.scrollBy({ top: 400, behavior: 'instant' }))
      await pause(100)
    }
  }
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/'))
      sent.push(`${request.method()} ${pathname.replace(`/api${shop.path}`, '')}${search}`)
  })
  const onThirdPage = '110'.padStart(20, '0')
  await rename(onThirdPage, 'X-110', 'Grace Murray')
  const all = page.getByRole('link', { name: /^All/ })
  const counted = Number((await all.textContent())?.replace(/\D/g, ''))
  const added = await aQuote(shop)
  await all.getByText(`${counted + 1}`).waitFor()
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('row', { name: new RegExp(added.number) }).waitFor()
  assert.deepEqual(sent, [], 'the row and the counts are pushed')

  // Only the server can tell whether a row matches.
  await page.goto(`${shop.url}/t/${shop.team.id}/quotes?kind=buy`)
  await rename(added.id, added.number, 'Ada Lovelace')
  await pause(1_500)
  sent.length = 0
  const edited = await cian.call('GET', `${shop.path}/quotes/${added.id}`)
  const from: number = edited.body.rev
  for (let rev = from; rev < from + 6; rev += 1) {
    const edit = { rev, note: `Note ${rev}` }
    assert.equal((await cian.call('PATCH', `${shop.path}/quotes/${added.id}`, edit)).status, 200)
    await pause(150)
  }
  await pause(1_500)
  assert.equal(sent.length, 2, 'one read for the first of several changes, one for the others')
})
