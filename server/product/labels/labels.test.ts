import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import {
  acceptance,
  aLine,
  aQuote,
  aSentQuote,
  aShop,
  pdfIn,
  startTestProduct,
  withOwnNumbers,
} from '#testing'
import { rectanglesIn, type Rectangle } from '../../pdf/testing/read-rectangles.ts'

const product = await startTestProduct()
const shop = await aShop(product, { country: 'IE' })
const dot = 72 / 300

beforeAll(() => {
  const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(wasm).buffer } })
})

const imei = '356938035643809'

async function anAcceptedQuote(lines = [aLine(shop)]): Promise<string> {
  const { quote, token } = await aSentQuote(shop, {
    lines,
    customer: { kind: 'private', name: 'Priya Raman', email: 'priya@customer.example' },
  })
  const { status } = await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  assert.equal(status, 200)
  return quote.id
}

function list(ids: readonly string[], size = '62x46', more = '') {
  return shop.owner.call('GET', `${shop.path}/labels?quoteIds=${ids.join(',')}&size=${size}${more}`)
}

async function fileOf(ids: readonly string[], size: string): Promise<Buffer> {
  const authorization = `Bearer ${await shop.owner.idToken()}`
  const path = `/api${shop.path}/labels/file?quoteIds=${ids.join(',')}&size=${size}`
  const response = await fetch(`${product.url}${path}`, { headers: { authorization } })
  assert.equal(response.status, 200)
  return Buffer.from(await response.arrayBuffer())
}

/** Draws rectangles like a printer with 300 dots per inch, and reads the picture with a scanner. */
async function scanned(rectangles: readonly Rectangle[], width: number, height: number): Promise<string[]> {
  const data = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const { x, y, w, h } of rectangles)
    for (let row = y; row < y + h; row++) data.fill(0, (row * width + x) * 4, (row * width + x + w) * 4)
  for (let index = 3; index < data.length; index += 4) data[index] = 255
  const picture = { data, width, height, colorSpace: 'srgb' }
  const found = await readBarcodes(picture as Parameters<typeof readBarcodes>[0], { formats: ['Code128'] }) // the library reads these fields
  return found.filter(({ isValid }) => isValid).map(({ text }) => text)
}

function inDots({ x, y, w, h }: Rectangle): Rectangle {
  return { x: x / dot, y: y / dot, w: w / dot, h: h / dot }
}

/** Returns the rectangles that a ZPL file draws. */
function boxesIn(zpl: string): Rectangle[] {
  return [...zpl.matchAll(/\^FO(\d+),(\d+)\^GB(\d+),(\d+),(\d+),B,0/g)].map(([, ...numbers]) => {
    const [x = 0, y = 0, w = 0, h = 0] = numbers.map(Number)
    return { x, y, w, h }
  })
}

const serialLine = () =>
  aLine(shop, { device: { key: 'iphone-15', name: 'iPhone 15', serial: 'F2LXK0ABCDEFGH' } })

test.each([
  ['62x46', 732, 543],
  ['57x32', 673, 377],
] as const)('a scanner reads the barcode of a printed label of %s', async (size, width, height) => {
  const ids = [await anAcceptedQuote(), await anAcceptedQuote([serialLine()])]
  const file = await fileOf(ids, size)
  const pages = (await rectanglesIn(file)).map((page) => page.map(inDots))
  for (const [index, code] of [imei, 'F2LXK0ABCDEFGH'].entries()) {
    const bars = (pages[index] ?? []).filter(({ h }) => Math.round(h) > 50)
    for (const value of bars.flatMap(({ x, w }) => [x, w]))
      assert.ok(Math.abs(value - Math.round(value)) < 0.02, `${value} is no whole dot`)
    const rounded = bars.map(({ x, y, w, h }) => {
      return { x: Math.round(x), y: Math.round(y), w: Math.round(w), h: Math.round(h) }
    })
    const narrowest = Math.min(...rounded.map(({ w }) => w))
    assert.ok(narrowest >= 3)
    const right = Math.max(...rounded.map(({ x, w }) => x + w))
    assert.ok(Math.min(...rounded.map(({ x }) => x)) >= 10 * narrowest, 'quiet zone at the left')
    assert.ok(width - right >= 10 * narrowest, 'quiet zone at the right')
    assert.deepEqual(await scanned(rounded, width, height), [code])
  }
  const { body } = await list(ids, size)
  const formats = body.zpl.split('^XA').slice(1)
  for (const [index, code] of [imei, 'F2LXK0ABCDEFGH'].entries())
    assert.deepEqual(await scanned(boxesIn(formats[index] ?? ''), width, height), [code])
})

test.each([
  ['62x46', 495, 367],
  ['57x32', 455, 255],
] as const)('a scanner reads a label of %s from a printer with 203 dpi', async (size, width, height) => {
  const ids = [await anAcceptedQuote(), await anAcceptedQuote([serialLine()])]
  const { body } = await list(ids, size, '&dpi=203')
  const formats: string[] = body.zpl.split('^XA').slice(1)
  for (const [index, code] of [imei, 'F2LXK0ABCDEFGH'].entries()) {
    const format = formats[index] ?? ''
    assert.ok(format.includes(`^PW${width}\n^LL${height}`), format)
    assert.deepEqual(await scanned(boxesIn(format), width, height), [code])
    for (const [, x, y] of format.matchAll(/\^FO(\d+),(\d+)/g))
      assert.ok(Number(x) < width && Number(y) < height, 'on the label')
  }
  assert.equal((await list(ids, size, '&dpi=600')).status, 400)
})

test('a label has number, device, grade and the short name; no price, address or full name', async () => {
  const file = await fileOf([await anAcceptedQuote()], '62x46')
  const { text, title, metadata } = await pdfIn(file)
  assert.match(text, /Q-\d{4}-00\d+/)
  for (const words of ['iPhone 15, 256 GB', 'P. Raman', imei, shop.team.name, 'Battery'])
    assert.ok(text.includes(words), `${words}: ${text}`)
  assert.doesNotMatch(text, /Priya|€|\d\.\d\d|@/)
  assert.equal(title, `Label of ${shop.team.name}`)
  assert.match(metadata, /<pdfuaid:part>1</)
})

test('the colour of the device stands before its battery, in the PDF and in ZPL', async () => {
  const id = await anAcceptedQuote([aLine(shop, { note: 'Black, with its box' })])
  const { text } = await pdfIn(await fileOf([id], '62x46'))
  assert.match(text, /Black · battery/)
  const { body } = await list([id])
  assert.match(body.zpl, /\^FDBlack · battery/)
  assert.doesNotMatch(body.zpl, /with its box/)
  const small = await list([id], '57x32')
  assert.doesNotMatch(small.body.zpl, /Black/, 'the smaller label has no line for it')
})

test('of a selection all labels are one job, and devices without a number are counted', async () => {
  const two = await anAcceptedQuote(withOwnNumbers([aLine(shop), aLine(shop)]))
  const many = await anAcceptedQuote([
    aLine(shop, { quantity: 2, device: { key: 'iphone-15', name: 'iPhone 15' } }),
  ])
  const draft = await aQuote(shop)
  const { status, body } = await list([two, many, draft.id])
  assert.equal(status, 200)
  expect(body).toMatchObject({ devices: 4, withoutNumber: 2 })
  assert.equal(body.labels.length, 2)
  assert.equal(body.zpl.match(/\^XA/g)?.length, 2)
  assert.equal((await pdfIn(await fileOf([two, many], '57x32'))).pages.length, 2)
})

test('texts of people cannot give commands to a printer', async () => {
  const name = 'Box ^FS^XZ~JR_5E'
  const device = { key: 'iphone-15', name, imei }
  const { body } = await list([await anAcceptedQuote([aLine(shop, { device })])])
  assert.equal(body.zpl.match(/\^XZ/g)?.length, 1)
  assert.doesNotMatch(body.zpl, /~/)
  assert.match(body.zpl, /Box _5EFS_5EXZ_7EJR_5F5E/)
})

test('refuses unknown quotes, sizes and too many', async () => {
  const unknown = await list(['x'.repeat(20)])
  assert.equal(unknown.code, 'quote/not-found')
  const id = await anAcceptedQuote()
  assert.equal((await list([id], '100x50')).status, 400)
  const many = Array.from({ length: 51 }, (_, index) => `${id.slice(0, 18)}${index + 10}`)
  assert.equal((await list(many)).status, 400)
  const draft = await aQuote(shop)
  const none = await shop.owner.call('GET', `${shop.path}/labels/file?quoteIds=${draft.id}&size=57x32`)
  assert.deepEqual([none.status, none.code], [409, 'label/none'])
})
