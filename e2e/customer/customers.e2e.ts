import assert from 'node:assert/strict'
import { acceptance, aSentQuote } from '../../server/testing/product-builders.ts'
import { axeDialog } from '../steps/axe-check.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { setUp, test } from '../steps/story.ts'
import type { Account } from '../steps/signed-in.ts'

let shop: LiveShop
let owner: Account
let path: string

setUp(async () => {
  shop = await openLiveShop()
  ;({ owner, path } = shop)
})

async function add(customer: object): Promise<{ readonly id: string }> {
  return (await owner.call('POST', `${path}/customers`, customer)).body
}

test('a customer with the same email can be merged, and an old link leads to the one that stays', async () => {
  const email = 'busy@harbour.example'
  const { quote } = await aSentQuote(shop, { customer: { kind: 'private', name: 'Busy', email } })
  const { id } = await add({ name: 'Busy Bee', email })
  const page = await shop.browserOf(owner, `/customers/${id}`)
  await page.getByText('No quotes yet for Busy Bee.').waitFor()
  await page.getByRole('button', { name: 'Merge Busy' }).click()
  await page.getByText('Which one stays?').waitFor()
  await axeDialog(page, 'merge')
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await page.getByRole('link', { name: quote.number }).first().waitFor()
  await page.goto(`${shop.url}/t/${shop.team.id}/customers/${quote.customerId}`)
  await page.getByRole('heading', { name: 'Busy Bee', level: 1, exact: true }).waitFor()
})

test('a quote started from a customer is for this customer', async () => {
  const { id } = await add({ name: 'Grace Hopper', phone: '+353855550199' })
  const page = await shop.browserOf(owner, `/customers/${id}`)
  await page.getByRole('main').getByRole('link', { name: 'New quote' }).click()
  await page.getByText('For Grace Hopper').waitFor()
  await page.getByRole('textbox', { name: /Scan, IMEI/ }).fill('iphone 13')
  await page.getByRole('button', { name: /^iPhone 13 2021/ }).click()
  await page.getByRole('radio', { name: '128 GB' }).check({ force: true })
  await page.getByRole('button', { name: 'Add device' }).click()
  await page.getByRole('button', { name: 'Choose catalogs' }).click()
  await page.getByRole('radio', { name: /Trade-in/ }).check()
  await page.getByRole('button', { name: 'Set up' }).click()
  await page.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
  assert.equal(await page.getByRole('combobox', { name: 'Name' }).inputValue(), 'Grace Hopper')
  const { body } = await owner.call('GET', `${path}/customers/${id}`)
  assert.equal(body.quotes, 1)
})

test('the list has pages, and follows what colleagues do', async () => {
  for (let n = 0; n < 51; n++) await add({ name: `Guest ${n}`, tags: ['Guests'] })
  const page = await shop.browserOf(owner, '/customers?tag=Guests')
  await page.getByText('51 customers').waitFor()
  await page.getByText('50 listed').waitFor()
  await page.getByRole('button', { name: 'Show more' }).click()
  await page.getByRole('link', { name: 'Guest 0', exact: true }).waitFor()
  await add({ name: 'Late guest', tags: ['Guests'] })
  await page.getByText('52 customers').waitFor()
  // Only visible rows are in the document.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('link', { name: 'Late guest' }).waitFor()
})

test('a customer is erased after a list of what is kept, and has a data file before', async () => {
  const customer = { kind: 'private' as const, name: 'Erin Erased', email: 'erin@erased.example' }
  const { quote, token } = await aSentQuote(shop, { customer })
  await owner.call('POST', `/public/quotes/${token}/accept`, acceptance)
  const page = await shop.browserOf(owner, `/customers/${quote.customerId}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Data file' }).click()
  assert.match((await download).suggestedFilename(), /^customer-\d{4}-\d\d-\d\d\.json$/)
  await page.getByRole('button', { name: 'Erase' }).click()
  await page.getByText(`Acceptance of ${quote.number} with its document, until`).waitFor()
  await axeDialog(page, 'erase')
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
  await page.getByRole('heading', { name: 'Erased customer', level: 1, exact: true }).waitFor()
  await page.getByText('Personal data was erased on').waitFor()
  await page.getByText(`Acceptance of ${quote.number} with its document, until`).waitFor()
  assert.equal(await page.getByText('Erin Erased').count(), 0)
  await page.goto(`${shop.url}/t/${shop.team.id}/quotes/${quote.id}`)
  await page.getByText('Erased customer').first().waitFor()
  assert.equal(await page.getByText('Erin Erased').count(), 0)
})

test('customers are imported after a look at what the file has, and exported', async () => {
  const page = await shop.browserOf(owner, '/customers')
  await page.getByRole('link', { name: 'Import' }).click()
  const csv =
    'Customer,E-Mail,Tel,Remark\nIvy Import,ivy@import.example,085 555 0101,Rings twice\nBad,bad@,,\n'
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose a file' }).click()
  await (await chooser).setFiles({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByText('1 row can’t be read').waitFor()
  await page.getByText('Row 3: Email “bad@”').waitFor()
  const remark = page.getByRole('combobox', { name: 'Remark' })
  assert.equal(await remark.inputValue(), 'Leave out')
  await remark.click()
  await page.getByRole('option', { name: 'Notes' }).click()
  await page.getByRole('button', { name: 'Import 1 customer' }).click()
  await page.getByText('1 customer was added.').waitFor()
  await page.getByRole('link', { name: 'All customers' }).click()
  await page.getByRole('link', { name: 'Ivy Import' }).click()
  await page.getByText('Rings twice').waitFor()
  await page.getByText('+353 85 555 0101').waitFor()
  await page.goBack()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'CSV, for other programs' }).click()
  assert.match((await download).suggestedFilename(), /^customers-\d{4}-\d\d-\d\d\.csv$/)
})

test('a consent, the declaration of a seller and an ID check are recorded with their day', async () => {
  const { id } = await add({ name: 'Sal Seller' })
  const page = await shop.browserOf(owner, `/customers/${id}`)
  const record = page.getByRole('button', { name: 'Record: May email' })
  const label = page.getByText('May email', { exact: true })
  const middles = [record, label].map(async (one) => {
    const { y = 0, height = 0 } = (await one.boundingBox()) ?? {}
    return y + height / 2
  })
  const [ofButton = 0, ofLabel = 100] = await Promise.all(middles)
  assert.ok(Math.abs(ofButton - ofLabel) < 4, 'on one line')
  await record.click()
  await axeDialog(page, 'consent')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Yes, since').waitFor()
  await page.getByRole('button', { name: 'Record: Owner, of age' }).click()
  await page.getByRole('button', { name: 'Yes, today' }).click()
  await page.getByText(/^Declared/).waitFor()
  await page.getByRole('button', { name: 'Record: ID seen' }).click()
  await page.getByLabel('Last four characters').fill('12')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Enter four letters or digits.').waitFor()
  await page.getByLabel('Last four characters').fill('9z3k')
  await axeDialog(page, 'ID check')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^Passport …9Z3K/).waitFor()
  await page.getByRole('button', { name: 'Remove: ID seen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText(/^Passport …9Z3K/).waitFor({ state: 'detached' })
})
