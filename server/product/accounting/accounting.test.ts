import assert from 'node:assert/strict'
import papa from 'papaparse'
import { expect, test, vi } from 'vitest'
import {
  acceptance,
  aLine,
  aMember,
  aSentQuote,
  aShop,
  copyQuotes,
  ok,
  type Shop,
  startTestProduct,
} from '#testing'
import { publishVersion } from '../testing/publish-version.ts'
import { datevColumns } from './datev-columns.ts'

const product = await startTestProduct()

const period = `from=2020-01-01&to=2099-12-31`
const account = { account: '3200', counterAccount: '1200', taxCode: '', taxAccount: '1776' }
const settings = {
  program: 'datev' as 'datev' | 'xero' | 'quickbooks' | 'sage',
  consultant: 29_098,
  client: 55_003,
  accountLength: 4,
  yearStartsIn: 1,
  accounts: [] as object[],
}

/** Settles every line of a quote for several devices. */
async function aDeal(shop: Shop, kind: 'buy' | 'repair' | 'sell' = 'buy', name = 'Priya Raman', devices = 1) {
  const customer = { kind: 'private', name, email: 'priya@customer.example' } as const
  const lines = Array.from({ length: devices }, () => aLine(shop, {}, kind))
  const { quote, token } = await aSentQuote(shop, { lines, customer })
  await ok(product.call('POST', `/public/quotes/${token}/accept`, acceptance))
  const at = `${shop.path}/quotes/${quote.id}`
  const steps = {
    buy: ['received', 'inspecting', 'matched', 'paid'],
    repair: ['received', 'diagnosing', 'done', 'handedOver'],
    sell: ['handedOver'],
  }
  for (const { id } of quote.lines)
    for (const to of steps[kind]) {
      const { rev } = await ok(shop.owner.call('GET', at))
      await ok(shop.owner.call('POST', `${at}/lines/${id}/fulfilment`, { rev, to, note: '' }))
    }
  return ok(shop.owner.call('GET', at))
}

const codeOf = async (answer: Promise<Response>): Promise<string> =>
  ((await (await answer).json()) as { code: string }).code

async function map(shop: Shop, program: (typeof settings)['program']): Promise<void> {
  const { groups } = (await shop.owner.call('GET', `${shop.path}/accounting/deals?${period}`)).body
  const accounts = groups.map(({ kind, tax }: { kind: string; tax: string }) => ({ kind, tax, ...account }))
  const saved = await shop.owner.call('PUT', `${shop.path}/accounting/settings`, {
    ...settings,
    program,
    accounts,
  })
  assert.equal(saved.status, 200, JSON.stringify(saved.body))
}

async function fileOf(shop: Pick<Shop, 'owner' | 'path'>, query = period): Promise<Response> {
  const headers = { authorization: `Bearer ${await shop.owner.idToken()}` }
  return fetch(`${product.url}/api${shop.path}/accounting/file?${query}`, { headers })
}

/** Returns the rows of a file as objects, with amounts as written. */
async function rowsOf(shop: Shop): Promise<Record<string, string>[]> {
  const answer = await fileOf(shop)
  const text = await answer.text()
  assert.equal(answer.status, 200, text)
  return papa.parse<Record<string, string>>(text.trim(), { header: true }).data
}

async function datevOf(shop: Shop): Promise<{ header: string[]; rows: Record<string, string>[] }> {
  const answer = await fileOf(shop)
  assert.equal(answer.status, 200)
  const text = new TextDecoder('windows-1252').decode(await answer.arrayBuffer())
  const [header = '', ...lines] = text.split('\r\n')
  const { data } = papa.parse<Record<string, string>>(lines.join('\r\n').trim(), {
    header: true,
    delimiter: ';',
  })
  return { header: header.split(';'), rows: data }
}

test('DATEV gets a booking batch in Windows-1252 with its header, 125 columns and a row per deal', async () => {
  const shop = await aShop(product, { country: 'DE' })
  const quote = await aDeal(shop, 'buy', 'Jürgen „Müller“ Łuczak')
  await map(shop, 'datev')
  const answer = await fileOf(shop)
  assert.match(
    answer.headers.get('content-disposition') ?? '',
    /EXTF_Buchungsstapel_2020-01-01_2099-12-31\.csv/,
  )
  const { header, rows } = await datevOf(shop)
  assert.deepEqual(header.slice(0, 5), ['"EXTF"', '700', '21', '"Buchungsstapel"', '13'])
  assert.match(header[5] ?? '', /^\d{17}$/)
  assert.deepEqual(header.slice(10, 16), ['29098', '55003', '20200101', '4', '20200101', '20991231'])
  assert.deepEqual([header.length, header[21]], [31, '"EUR"'])
  assert.equal(datevColumns.length, 125)
  assert.equal(rows.length, 1)
  const amount = (Math.abs(quote.totals.netMinor) / 100).toFixed(2).replace('.', ',')
  expect(rows[0]).toMatchObject({
    'Umsatz (ohne Soll/Haben-Kz)': amount,
    'Soll/Haben-Kennzeichen': 'S',
    'WKZ Umsatz': 'EUR',
    Konto: '3200',
    'Gegenkonto (ohne BU-Schlüssel)': '1200',
    Belegdatum: expect.stringMatching(/^\d{4}$/),
    'Belegfeld 1': quote.number,
  })
  assert.match(rows[0]?.['Buchungstext'] ?? '', /Jürgen „Müller“ Luczak$/)
})

/** Countries with 0, 2 and 3 decimals: price of one of two devices, and their total rounded to cash. */
const cases = [
  { country: 'JP', decimals: 0, step: 10, priceMinor: 1002, net: 2000 },
  { country: 'CA', decimals: 2, step: 5, priceMinor: 10_001, net: 20_000 },
  { country: 'KW', decimals: 3, step: 5, priceMinor: 100_001, net: 200_000 },
] as const

test.each(cases)('sums of each program are those of the papers ($country)', async (one) => {
  const { country, decimals, step, priceMinor, net } = one
  const shop = await aShop(product, { country })
  for (const kind of ['buy', 'sell'] as const) {
    const { pricing, ...rest } = shop.catalogs[kind]
    const models = pricing.models.map((model) => ({
      ...model,
      variants: model.variants.map((variant) => ({ ...variant, priceMinor })),
    }))
    const exact = { models, rounding: { stepMinor: 1, mode: 'nearest' as const }, priceIncludesTax: true }
    const document = { ...rest, pricing: { ...pricing, ...exact } }
    await publishVersion(product.database, shop, document, (minor) => minor)
  }
  await ok(shop.owner.call('PATCH', `${shop.path}/tax`, { cashStepMinor: step }))
  const bought = await aDeal(shop, 'buy', 'Ada Customer', 2)
  const sold = await aDeal(shop, 'sell', 'Ada Customer', 2)
  assert.deepEqual([bought.totals.netMinor, sold.totals.netMinor], [-net, net])
  await aDeal(shop, 'sell', 'Ada Customer', 2)
  const minorOf = (text = '') => Math.round(Number(text.replace(',', '.')) * 10 ** decimals)
  const total = (
    rows: readonly Record<string, string>[],
    amountOf: (row: Record<string, string>) => number,
  ) => rows.reduce((sum, row) => sum + amountOf(row), 0)
  await map(shop, 'datev')
  if (decimals < 3) {
    const signed = (row: Record<string, string>) =>
      minorOf(row['Umsatz (ohne Soll/Haben-Kz)']) * (row['Soll/Haben-Kennzeichen'] === 'S' ? -1 : 1)
    assert.equal(total((await datevOf(shop)).rows, signed), net)
  } else assert.equal(await codeOf(fileOf(shop)), 'accounting/decimals')
  const ofMoney = (field: string) => (row: Record<string, string>) => row[field] === '1200'
  const sides = {
    xero: ['*AccountCode', (row: Record<string, string>) => minorOf(row['*Amount'])],
    quickbooks: [
      'Account Name',
      (row: Record<string, string>) => minorOf(row['Debits']) - minorOf(row['Credits']),
    ],
    sage: [
      'Nominal A/C Ref',
      (row: Record<string, string>) => minorOf(row['Net Amount']) * (row['Type'] === 'JD' ? 1 : -1),
    ],
  } as const
  for (const program of ['xero', 'quickbooks', 'sage'] as const) {
    const [field, amountOf] = sides[program]
    await map(shop, program)
    const rows = await rowsOf(shop)
    assert.equal(total(rows, amountOf), 0, program)
    assert.equal(total(rows.filter(ofMoney(field)), amountOf), net, program)
  }
})

test('the tax of a sale is a line of its own, as its paper shows it', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const { totals } = await aDeal(shop, 'sell')
  await map(shop, 'xero')
  const [group] = (await shop.owner.call('GET', `${shop.path}/accounting/deals?${period}`)).body.groups
  expect(group).toMatchObject({
    kind: 'sell',
    tax: '23',
    deals: 1,
    isMapped: true,
    netMinor: totals.netMinor,
  })
  assert.equal(group.taxMinor, Math.round((totals.netMinor * 23) / 123))
  const tax = (await rowsOf(shop)).find((row) => row['*AccountCode'] === '1776')
  assert.equal(Number(tax?.['*Amount']), -group.taxMinor / 100)
})

test('what has no account is refused with its kind and tax, and each deal is in a file once', async () => {
  const shop = await aShop(product, { country: 'IE' })
  assert.equal((await fileOf(shop)).status, 409)
  await aDeal(shop)
  await aDeal(shop)
  const refused: any = await (await fileOf(shop)).json()
  assert.equal(refused.code, 'accounting/not-mapped')
  assert.deepEqual(refused.error.detail ?? refused.detail, { missing: [{ kind: 'buy', tax: 'none' }] })
  await map(shop, 'sage')
  const rows = await rowsOf(shop)
  assert.equal(new Set(rows.map((row) => row['Reference'])).size, 2)
  assert.equal(rows.length, 4)
  assert.equal(await codeOf(fileOf(shop, 'from=2020-01-01&to=2020-12-31')), 'accounting/none')
  assert.equal(await codeOf(fileOf(shop, 'from=2026-02-01&to=2026-01-01')), 'accounting/period-invalid')
})

test('a name that looks like a formula is a text in every program', async () => {
  const shop = await aShop(product, { country: 'IE' })
  await aDeal(shop, 'buy', '=1+1')
  for (const program of ['xero', 'quickbooks', 'sage'] as const) {
    await map(shop, program)
    for (const row of await rowsOf(shop))
      for (const cell of Object.values(row)) assert.doesNotMatch(cell, /^[=+@\t]|^-(?!\d)/, cell)
  }
})

test('DATEV is refused without the numbers of consultant and client, and with accounts that are no numbers', async () => {
  const shop = await aShop(product, { country: 'DE' })
  await aDeal(shop)
  const accounts = [{ kind: 'buy', tax: 'none', ...account }]
  const save = (change: object) =>
    shop.owner.call('PUT', `${shop.path}/accounting/settings`, { ...settings, accounts, ...change })
  await save({ consultant: null })
  assert.equal(await codeOf(fileOf(shop)), 'accounting/settings-missing')
  await save({ accounts: [{ ...accounts[0], account: 'Wareneingang' }] })
  assert.equal(await codeOf(fileOf(shop)), 'accounting/settings-missing')
  assert.equal((await save({ accounts: [accounts[0], accounts[0]] })).status, 400)
  assert.equal((await save({ accounts: [{ ...accounts[0], account: '=1+1' }] })).status, 400)
  const many = Array.from({ length: 101 }, (_, place) => ({ ...accounts[0], tax: String(place) }))
  assert.equal((await save({ accounts: many })).status, 400)
  assert.equal((await save({ accounts: many.slice(1) })).status, 200)
})

test('a file has at most 1,000 deals, one for Xero at most 300 lines', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const { id } = await aDeal(shop)
  await map(shop, 'xero')
  const copy = (after: number, copies: number) =>
    copyQuotes(product.database.pool, id, { teamId: shop.team.id, copies, after })
  await copy(0, 149)
  assert.equal((await rowsOf(shop)).length, 300)
  await copy(149, 1)
  assert.equal(await codeOf(fileOf(shop)), 'accounting/too-many')
  const days = { from: '2020-01-01', to: '2035-12-31' }
  const background = () => shop.owner.call('POST', `${shop.path}/exports`, { kind: 'accounting', ...days })
  const parted = await background()
  assert.deepEqual([parted.status, parted.body.total, parted.body.fileName.slice(-4)], [201, 151, '.zip'])
  await map(shop, 'quickbooks')
  await copy(150, 849)
  assert.equal((await rowsOf(shop)).length, 2000)
  await copy(999, 1)
  assert.equal(await codeOf(fileOf(shop)), 'accounting/too-many')
  const { body: asked } = await background()
  assert.deepEqual([asked.total, asked.fileName], [1001, 'quickbooks-2020-01-01-2035-12-31.csv'])
  const text = await vi.waitFor(
    async () => {
      const headers = { authorization: `Bearer ${await shop.owner.idToken()}` }
      const at = `${product.url}/api${shop.path}/exports/${asked.id}/content`
      const response = await fetch(at, { headers })
      assert.equal(response.status, 200)
      return response.text()
    },
    { timeout: 60_000, interval: 100 },
  )
  assert.equal(text.trimEnd().split('\r\n').length, 2003)
})

test('an agent exports nothing', async () => {
  const shop = await aShop(product)
  const agent = await aMember(product, shop, 'agent')
  assert.equal((await fileOf({ ...shop, owner: agent })).status, 403)
})
