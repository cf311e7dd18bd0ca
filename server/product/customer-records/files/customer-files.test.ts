import assert from 'node:assert/strict'
import { test } from 'vitest'
import { customerLimits, ImportReport } from '@costard/contract'
import { type Answer, aShop, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct()

function send({ owner, path }: Shop, csv: string, others: object = {}): Promise<Answer> {
  return owner.call('POST', `${path}/customers/import`, { csv, isDryRun: false, ...others })
}

async function importFile(shop: Shop, csv: string, others: object = {}): Promise<ImportReport> {
  const { status, body } = await send(shop, csv, others)
  assert.equal(status, 200, JSON.stringify(body))
  assert.deepEqual(ImportReport.parse(body), body)
  return body
}

async function namesOf({ owner, path }: Shop): Promise<string[]> {
  const { body } = await owner.call('GET', `${path}/customers`)
  return body.customers.map(({ name }: any) => name).toSorted()
}

async function exported({ owner, path }: Shop, cursor?: string): Promise<any> {
  const query = cursor === undefined ? '' : `?${new URLSearchParams({ cursor })}`
  return (await owner.call('GET', `${path}/customers/csv${query}`)).body
}

test('a dry run says what an import does, and the import does it', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const csv = [
    'Customer name;E-Mail;Tel.;Colour',
    'Ada;ada@x.example;085 555 0142;red',
    'Bob;bob@;;blue',
    '"Harbour ""Hotels""; Dublin";fleet@harbour.example;00353 1 555 0190;',
    ';nameless@x.example;;',
    'Twin;ADA@x.example;;',
  ].join('\n')
  const expected = {
    columns: [
      { heading: 'Customer name', column: 'name' },
      { heading: 'E-Mail', column: 'email' },
      { heading: 'Tel.', column: 'phone' },
      { heading: 'Colour', column: null },
    ],
    rows: 5,
    added: 2,
    known: 1,
    rejected: [
      { row: 3, column: 'email', text: 'bob@' },
      { row: 5, column: 'name', text: '' },
    ],
  }
  const dry = await importFile(shop, csv, { isDryRun: true })
  assert.partialDeepStrictEqual(dry, expected)
  assert.deepEqual(
    dry.sample.map(({ phone }) => phone),
    ['+353855550142', '+35315550190'],
  )
  assert.deepEqual(await namesOf(shop), [])
  assert.deepEqual(await importFile(shop, csv), dry)
  assert.deepEqual(await namesOf(shop), ['Ada', 'Harbour "Hotels"; Dublin'])
  const again = await importFile(shop, csv)
  assert.deepEqual([again.added, again.known], [0, 3])
  const { added } = await importFile(shop, csv, { known: 'add' })
  assert.equal(added, 3)
})

test('columns can be chosen, and the parts of a name are joined', async () => {
  const shop = await aShop(product)
  const csv = 'A,First name,Surname,B\nx,Ada,Lovelace,Ring twice'
  const report = await importFile(shop, csv, { columns: { B: 'notes', A: null } })
  assert.deepEqual(
    report.columns.map(({ column }) => column),
    [null, 'firstName', 'lastName', 'notes'],
  )
  assert.partialDeepStrictEqual(report.sample[0], { name: 'Ada Lovelace', notes: 'Ring twice' })
})

test('names the column that cannot be read', async () => {
  const shop = await aShop(product, { country: 'IE' })
  for (const [column, heading, text] of [
    ['kind', 'kind', 'robot'],
    ['phone', 'phone', 'none'],
    ['country', 'country', 'Ireland'],
    ['language', 'language', 'Klingon'],
    ['vatId', 'VAT', 'IE12'],
    ['notes', 'notes', 'x'.repeat(customerLimits.maxNotes + 1)],
  ] as const) {
    const { rejected } = await importFile(shop, `name,${heading}\nAda,"${text}"`)
    assert.deepEqual(rejected, [{ row: 2, column, text: text.slice(0, 100) }], column)
  }
})

test('what was exported can be imported, and no cell is a formula', async () => {
  const [shop, other] = [await aShop(product), await aShop(product)]
  const whole = {
    kind: 'business',
    name: '=HYPERLINK("x")',
    contactName: 'Paul',
    email: 'fleet@harbour.example',
    phone: '+35315550190',
    address: '1 Quay\nDublin',
    country: 'IE',
    vatId: 'IE9876543B',
    language: 'en',
    tags: ['Fleet', 'VIP'],
    notes: '-1, "quoted"\nand a second line',
  }
  await shop.owner.call('POST', `${shop.path}/customers`, whole)
  const { csv, nextCursor } = await exported(shop)
  assert.equal(nextCursor, null)
  for (const cell of csv.split(/[,\n]/)) assert.doesNotMatch(cell, /^(?!\+\d{7,15}$)"?[=+\-@]/, cell)
  const { sample, rejected } = await importFile(other, csv)
  assert.deepEqual(rejected, [])
  assert.deepEqual(sample, [whole])
})

test('exports in pages that follow each other', async () => {
  const shop = await aShop(product)
  const { maxExportedPerPage } = customerLimits
  const names = Array.from({ length: maxExportedPerPage + 1 }, (_, n) => `Customer ${n}`)
  await importFile(shop, ['name', ...names].join('\n'))
  const first = await exported(shop)
  const second = await exported(shop, first.nextCursor)
  assert.equal(second.nextCursor, null)
  const lines = `${first.csv}${second.csv}`.trim().split('\r\n').slice(1)
  const found = lines.map((line) => line.split(',')[1])
  assert.deepEqual(found.toSorted(), names.toSorted())
})

test('refuses one more than each limit, and what is no table', async () => {
  const shop = await aShop(product)
  const { maxImportRows, maxColumns, maxImportLength } = customerLimits
  const rows = (count: number) => ['name', ...Array.from({ length: count }, (_, n) => `N${n}`)].join('\n')
  assert.equal((await importFile(shop, rows(maxImportRows), { isDryRun: true })).rows, maxImportRows)
  const more = await send(shop, rows(maxImportRows + 1), { isDryRun: true })
  assert.deepEqual([more.code, more.body.error.detail], ['customer/file-unreadable', { maxImportRows }])
  const wide = (count: number) => `name${',x'.repeat(count - 1)}\nAda`
  assert.equal((await send(shop, wide(maxColumns), { isDryRun: true })).status, 200)
  assert.deepEqual((await send(shop, wide(maxColumns + 1))).body.error.detail, { maxColumns })
  const long = (length: number) => `name\n${'x'.repeat(length - 5)}`
  assert.equal((await send(shop, long(maxImportLength))).status, 200)
  assert.equal((await send(shop, long(maxImportLength + 1))).code, 'request/invalid')
  for (const csv of ['name', '\n\n', ' '])
    assert.equal((await send(shop, csv)).code, 'customer/file-unreadable', csv)
})
