import assert from 'node:assert/strict'
import { test, vi } from 'vitest'
import { storedExportLimits } from '@costard/contract'
import { acceptance, aMember, aSentQuote, aShop, startTestProduct } from '#testing'
import { deleteOldExports } from './export-store.ts'

const product = await startTestProduct()
const { clock, database } = product
const { pool } = database
const shop = await aShop(product, { country: 'IE' })
const { owner, path, team } = shop
const [from, to] = ['2020-01-01', '2035-12-31']
const entries = 5_001

/** Adds a purchase and copies of it: the chain is broken by them, which exports say. */
async function fillBook(): Promise<void> {
  const { quote, token } = await aSentQuote(shop)
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  const at = `${path}/quotes/${quote.id}`
  for (const step of ['received', 'inspecting', 'matched', 'paid']) {
    const { rev, lines } = (await owner.call('GET', at)).body
    const answer = await owner.call('POST', `${at}/lines/${lines[0].id}/fulfilment`, {
      rev,
      to: step,
      note: '',
    })
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
  }
  const { rowCount } = await pool.query(
    `insert into product.purchase_book select b.team_id, 1 + n, b.number || n, b.at,
       case when n <= 1001 then '2021-01-15' else b.day end, b.by, b.kind, b.quote_id,
       b.quote_number, b.line_id, b.site_id, b.device, b.imei, b.serial, b.quantity, b.currency, b.amount_minor, b.paid_by,
       b.corrects, b.correction, b.customer_id, b.seller, b.seller_salt, b.seller_hash, b.kept_until, b.previous_hash, b.hash
     from product.purchase_book b, generate_series(1, $2) n where team_id = $1 and seq = 1`,
    [team.id, entries - 1],
  )
  assert.equal(rowCount, entries - 1)
}

const ask = (body: object, by = owner) => by.call('POST', `${path}/exports`, { from, to, ...body })

async function made(body: object): Promise<any> {
  const asked = await ask(body)
  assert.equal(asked.status, 201, JSON.stringify(asked.body))
  const find = async () =>
    (await owner.call('GET', `${path}/exports`)).body.find(({ id }: { id: string }) => id === asked.body.id)
  return vi.waitFor(
    async () => {
      const found = await find()
      assert.notEqual(found.state, 'making')
      return found
    },
    { timeout: 60_000, interval: 50 },
  )
}

async function contentOf(id: string, person = owner): Promise<Response> {
  return fetch(`${product.url}/api${path}/exports/${id}/content`, {
    headers: { authorization: `Bearer ${await person.idToken()}` },
  })
}

test('a purchase book that is too long for a request is made in the background', async () => {
  await fillBook()
  const atOnce = await owner.call('GET', `${path}/purchase-book/csv?from=${from}&to=${to}&reason=authority`)
  assert.equal(atOnce.code, 'book/too-many')
  const csv = await made({ kind: 'purchaseBookCsv' })
  assert.deepEqual([csv.state, csv.done, csv.total], ['ready', entries, entries])
  const lines = (await (await contentOf(csv.id)).text()).trimEnd().split('\r\n')
  assert.equal(lines.length, entries + 1)
  assert.ok(lines[0]?.startsWith('number,date,'))
  assert.equal(new Set(lines).size, entries + 1, 'each entry once')
  const admin = await aMember(product, shop, 'admin')
  assert.equal((await contentOf(csv.id, admin)).status, 404, 'it is for who asked')
  assert.deepEqual((await admin.call('GET', `${path}/exports`)).body, [])
})

test('the PDFs of a purchase book have a thousand entries each', async () => {
  const pdf = await made({ kind: 'purchaseBookPdf', from: '2021-01-01', to: '2021-01-31' })
  assert.deepEqual([pdf.state, pdf.done, pdf.fileName.slice(-4)], ['ready', 1001, '.zip'])
  const zip = Buffer.from(await (await contentOf(pdf.id)).arrayBuffer())
  const names = [...zip.toString('latin1').matchAll(/purchase-book-[\d-]+\.pdf/g)].map(([name]) => name)
  assert.equal(new Set(names).size, 2)
  assert.ok(zip.includes('%PDF-'))
})

test('a file is kept for a day', async () => {
  const { id } = await made({ kind: 'purchaseBookCsv', from: '2021-01-01', to: '2021-01-31' })
  clock.advanceSeconds(storedExportLimits.keptHours * 3600 - 1)
  assert.equal((await contentOf(id)).status, 200)
  clock.advanceSeconds(2)
  assert.equal((await contentOf(id)).status, 404)
  assert.deepEqual((await owner.call('GET', `${path}/exports`)).body, [])
  await deleteOldExports(database.orm, clock.now())
  const { rows } = await pool.query('select count(*)::int as count from product.stored_exports')
  assert.equal(rows[0].count, 0)
})

test('a period without rows, of too many, or of another role starts nothing', async () => {
  const count = async () => (await pool.query('select from product.stored_exports')).rowCount
  const before = await count()
  assert.equal((await ask({ kind: 'purchaseBookCsv', from: to, to: from })).code, 'export/period-invalid')
  assert.equal((await ask({ kind: 'purchaseBookCsv', to: '2020-01-31' })).code, 'export/none')
  assert.equal((await ask({ kind: 'purchaseBookCsv', siteId: 'x'.repeat(20) })).code, 'export/none')
  assert.equal((await ask({ kind: 'accounting' })).code, 'accounting/not-mapped')
  assert.equal((await ask({ kind: 'accounting', to: '2020-01-31' })).code, 'export/none')
  const agent = await aMember(product, shop, 'agent')
  assert.equal((await ask({ kind: 'accounting' }, agent)).code, 'team/not-allowed')
  assert.equal(await count(), before)
})
