import assert from 'node:assert/strict'
import { test, vi } from 'vitest'
import { storedExportLimits, type StoredExportId } from '@costard/contract'
import { publish } from '#outbox'
import { aMember, aShop, ok, startTestProduct } from '#testing'
import { usageLimits } from '../../usage/usage-limits.ts'
import { exportAsked, exportQueue } from './events.ts'
import { deleteOldExports } from './export-store.ts'
import { aPurchase } from './testing/a-purchase.ts'

const product = await startTestProduct()
const { clock, database } = product
const { pool } = database
const shop = await aShop(product, { country: 'IE' })
const { owner, path, team } = shop
const [from, to] = ['2020-01-01', '2035-12-31']
const entries = 5_001

/** Copies the first entry; the copies break the hash chain, which exports report. */
async function copyEntry(after: number, copies: number): Promise<void> {
  const { rowCount } = await pool.query(
    `insert into product.purchase_book select b.team_id, 1 + n, b.number || n, b.at,
       case when n <= 1001 then '2021-01-15' else b.day end, b.by, b.kind, b.quote_id,
       b.quote_number, b.line_id, b.site_id, b.device, b.imei, b.serial, b.quantity, b.currency, b.amount_minor, b.paid_by,
       b.corrects, b.correction, b.customer_id, b.seller, b.seller_salt, b.seller_hash, b.kept_until, b.previous_hash, b.hash
     from product.purchase_book b, generate_series($2::int + 1, $2::int + $3::int) n where team_id = $1 and seq = 1`,
    [team.id, after, copies],
  )
  assert.equal(rowCount, copies)
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
  await aPurchase(product, shop)
  await copyEntry(0, entries - 1)
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

test('a file has so many entries, and comes whole in its parts', async () => {
  const { maxEntries } = storedExportLimits
  await copyEntry(entries - 1, maxEntries - entries)
  const csv = await made({ kind: 'purchaseBookCsv' })
  assert.deepEqual([csv.state, csv.done, csv.total], ['ready', maxEntries, maxEntries])
  const { rows } = await pool.query('select parts from product.stored_exports where export_id = $1', [csv.id])
  assert.ok(rows[0].parts > 1, `${csv.size} bytes`)
  const bytes = await (await contentOf(csv.id)).arrayBuffer()
  assert.equal(bytes.byteLength, csv.size)
  assert.equal(new Set(Buffer.from(bytes).toString().trimEnd().split('\r\n')).size, maxEntries + 1)
  await copyEntry(maxEntries - 1, 1)
  const more = await ask({ kind: 'purchaseBookCsv' })
  assert.deepEqual(
    [more.status, more.code, more.body.error.detail],
    [422, 'export/too-large', { max: maxEntries }],
  )
})

test('a team asks for so many files a day', async () => {
  const limited = await startTestProduct({ RATE_LIMITS: 'on' })
  const busy = await aShop(limited, { country: 'IE' })
  await aPurchase(limited, busy)
  const [{ uses }] = usageLimits['exports-per-team']
  const askFor = () => busy.owner.call('POST', `${busy.path}/exports`, { kind: 'purchaseBookCsv', from, to })
  for (let count = 0; count < uses; count += 1) assert.equal((await askFor()).status, 201, `${count}`)
  const more = await askFor()
  assert.deepEqual([more.status, more.code], [429, 'export/too-many'])
  const { body: listed } = await busy.owner.call('GET', `${busy.path}/exports`)
  assert.equal(listed.length, storedExportLimits.maxListed)
})

test('who asked gets a mail with the way to the file, never the file', async () => {
  const { id, fileName } = await made({ kind: 'purchaseBookCsv', from: '2021-01-01', to: '2021-01-31' })
  const { mailbox } = product
  const mail = await vi.waitFor(async () => {
    const found = await mailbox.next(owner.email ?? '')
    assert.ok(found.subject?.includes(fileName))
    return found
  })
  assert.deepEqual(
    mail.attachments.map(({ disposition }) => disposition),
    ['inline'],
    'only the mark',
  )
  assert.ok(mail.text?.includes(`/t/${team.id}/purchase-book`), mail.text)
  assert.ok(!mail.text?.includes(id))
})

test('a file outlives neither the role nor the membership of who asked', async () => {
  const { email = '', ...admin } = await product.aPerson()
  const at = `${path}/members/${admin.userId}`
  const join = async () => {
    const [{ id }] = await ok(
      owner.call('POST', `${path}/invitations`, { emails: [email], role: 'admin', language: 'en' }),
    )
    const { url } = await ok(owner.call('GET', `${path}/invitations/${id}/link`))
    await ok(admin.call('POST', `/invitations/${new URL(url).pathname.split('/').at(-1)}/accept`))
  }
  await join()
  const period = { from: '2021-01-01', to: '2021-01-31' }
  const { id } = await ok(admin.call('POST', `${path}/exports`, { kind: 'purchaseBookCsv', ...period }))
  const read = async () => [
    (await contentOf(id, { ...admin, email })).status,
    ((await admin.call('GET', `${path}/exports`)).body.length ?? 0) as number,
  ]
  await vi.waitFor(async () => assert.deepEqual(await read(), [200, 1]), { timeout: 20_000, interval: 50 })
  await ok(owner.call('PATCH', at, { role: 'agent' }))
  assert.deepEqual(await read(), [403, 0])
  await ok(owner.call('PATCH', at, { role: 'admin' }))
  assert.deepEqual(await read(), [200, 1], 'the role has it again')
  await ok(owner.call('POST', `${at}/suspend`))
  assert.deepEqual(await read(), [403, 0])
  await ok(owner.call('DELETE', at))
  assert.deepEqual(await read(), [404, 0])
  clock.advanceSeconds(1)
  await join()
  assert.deepEqual(await read(), [404, 0], 'a new membership has no files of the one before')
})

test('a file is not made for a member who may not have it any more, and no mail is sent', async () => {
  const agent = await aMember(product, shop, 'agent')
  await pool.query(`update product.members set email = 'agent@shop.example' where user_id = $1`, [
    agent.userId,
  ])
  const exportId = 'askedasmanager000000' as StoredExportId
  await pool.query(
    `insert into product.stored_exports (team_id, export_id, kind, from_day, to_day, state, done, total, file_name, parts,
       asked_at, asked_by) values ($1, $2, 'purchaseBookCsv', $3, $4, 'making', 0, 1, 'book.csv', 0, $5, $6)`,
    [team.id, exportId, from, to, clock.now(), agent.userId],
  )
  await database.transaction((tx) =>
    publish(tx, exportAsked, { teamId: team.id, exportId }, { queue: exportQueue }),
  )
  const row = await vi.waitFor(
    async () => {
      const { rows } = await pool.query('select * from product.stored_exports where export_id = $1', [
        exportId,
      ])
      assert.notEqual(rows[0].state, 'making')
      return rows[0]
    },
    { timeout: 20_000, interval: 50 },
  )
  assert.deepEqual([row.state, row.parts, row.size], ['failed', 0, null])
  // Mails are sent in the order of their events, so that of the next file comes later.
  const { fileName } = await made({ kind: 'purchaseBookCsv', from: '2021-01-01', to: '2021-01-31' })
  await vi.waitFor(async () =>
    assert.ok((await product.mailbox.next(owner.email ?? '')).subject?.includes(fileName)),
  )
  assert.ok(!product.mailbox.mails.some(({ recipients }) => recipients.includes('agent@shop.example')))
})
