import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'vitest'
import { printQuote, printReceipt, type QuoteToPrint } from '@costard/templates'
import { createCompile } from './compile.ts'
import type { PdfDocument } from './pdf-document.ts'
import { aPrintedLine, aQuoteToPrint } from './testing/quote-to-print.ts'
import { pdfIn } from './testing/read-pdf.ts'

const compile = createCompile()

function documentOf(quote: QuoteToPrint, attachment = '{}'): PdfDocument {
  return { template: 'quote', data: JSON.stringify(printQuote(quote)), attachment }
}

function fileOf(quote: QuoteToPrint, attachment = '{}'): Buffer {
  return compile(documentOf(quote, attachment))
}

function receiptOf(quote: QuoteToPrint): Buffer {
  const memberName = quote.quote.customerName
  const data = JSON.stringify(printReceipt(quote, { at: quote.sentAt, memberName }))
  return compile({ template: 'receipt', data, attachment: '{}' })
}

/** Returns a quote with this text in every field that people can write. */
function quoteSaying(text: string): QuoteToPrint {
  const line = aPrintedLine({
    deviceName: text,
    variantLabel: text,
    serial: text,
    facts: [{ question: text, answer: text }],
    offers: [{ propositionKey: 'cash', name: text, description: text, netMinor: -10_000, trace: [] }],
  })
  const quote = {
    teamName: text,
    customerName: text,
    note: text,
    number: text,
    lines: [line, { ...line, id: 'b' }],
  }
  return aQuoteToPrint(quote, { contacts: [text], productName: text })
}

test('the same quote gives the same bytes', () => {
  assert.deepEqual(fileOf(aQuoteToPrint()), fileOf(aQuoteToPrint()))
})

const hostile: readonly string[] = [
  '#panic("x")',
  '#{ while true {} }',
  '#read("/etc/passwd")',
  '#include "paper.typ"',
  '#import "@preview/x:1.0.0"',
  '$ integral $',
  '@label <label>',
  '*bold* _emphasis_ `raw` ```raw```',
  '= Heading\n- item\n+ item\n/ term: x',
  '\\u{202e} \\ \\\\ "quoted" \'single\'',
  '{page} {pages} {0} {name, plural, other {#}}',
  ']]>]]&gt;</rdf:RDF></x:xmpmeta><?xpacket end="w"?><pdfaid:part>1</pdfaid:part>',
  '</rdf:li> xmlns:pdfaid= <pdfaExtension:schemas><rdf:Bag>',
  'endstream endobj trailer << /Root 1 0 R >> startxref 0 %%EOF',
  ') /JS (app.alert(1)) /S /JavaScript (',
  '<svg onload="alert(1)">',
]

test('texts are never template code, markup or PDF objects', async () => {
  for (const text of hostile) {
    const file = fileOf(quoteSaying(text), JSON.stringify({ text }))
    assert.ok((await pdfIn(receiptOf(quoteSaying(text)))).text.length > 0)
    const { text: printed, title, metadata, attachments, hasActions } = await pdfIn(file)
    const words = (from: string): string => from.replace(/\s+/g, '')
    assert.ok(words(printed).includes(words(text)), `${text} is not in ${printed}`)
    assert.ok(words(title).includes(words(text)), title)
    assert.equal(metadata.match(/<pdfaid:part>3</g)?.length, 1, text)
    assert.deepEqual(JSON.parse(attachments['quote.json'] ?? ''), { text })
    assert.equal(hasActions, false)
  }
})

const odd: Readonly<Record<string, readonly [given: string, printed: string]>> = {
  emoji: ['Ada 🎉👩‍💻🇮🇪 Byron', 'Ada Byron'],
  'only emoji': ['🎉', '\ufffd'],
  Armenian: ['Արամ', '\ufffd\ufffd\ufffd\ufffd'],
  Greek: ['Ελένη Παπαδοπούλου', 'Ελένη Παπαδοπούλου'],
  Cyrillic: ['Іван Щорс', 'Іван Щорс'],
  Vietnamese: ['Nguyễn Thị Hường', 'Nguyễn Thị Hường'],
  Polish: ['Łukasz Żółć', 'Łukasz Żółć'],
  'overrides of the direction': ['\u202egnp.exe\u202c', 'gnp.exe'],
  'control characters': ['A\u0007\u0000b', 'Ab'],
  'half a character': ['A\ud800', 'A\ufffd'],
  'private use': ['A\ue000', 'A\ufffd'],
  rupees: ['₹ 100', '₹ 100'],
}

test('prints what the fonts have, and never a missing glyph', async () => {
  for (const [name, [given, expected]] of Object.entries(odd)) {
    const { text } = await pdfIn(fileOf(aQuoteToPrint({ customerName: given })))
    assert.match(text, new RegExp(`^For\n${expected.replace(/\s+/g, '\\s+')}$`, 'm'), name)
  }
})

/** Names by script. Each reader must find the name as written, so that it can be searched and copied. */
const names: Readonly<Record<string, readonly string[]>> = {
  Arabic: ['محمد عبد الله', 'فاطمة الزهراء', 'لأحمد إلا الآن', 'مؤسسة شئون', 'بيت ثقيل غصن', 'ڈاکٹر ہاجرہ بڑے'],
  Hebrew: ['דוד בן־גוריון', 'שרה כהן', 'חברה בע"מ'],
  Han: ['王小明', '陳怡君', '髙橋', '刘云龙', '佐々木'],
  kana: ['やまだ たろう', 'ヴィンセント', 'がぎぐげご'],
  Hangul: ['김철수', '박 지성', '\u1100\u1161\u11a8'],
}

test('prints names that pdf.js and poppler read as they were written', async () => {
  for (const [script, written] of Object.entries(names)) {
    for (const name of written) {
      const file = fileOf(aQuoteToPrint({ customerName: name }))
      for (const text of [(await pdfIn(file)).text, ...poppler(file)])
        assert.ok(linesIn(text).includes(name.normalize('NFKC')), `${script} ${name} is not in ${text}`)
    }
  }
})

test('prints Thai names; readers may repeat a syllable with a mark above it', async () => {
  const { text } = await pdfIn(fileOf(aQuoteToPrint({ customerName: 'สมชาย ใจดี' })))
  assert.match(text, /^สมชาย ใจดี/m)
})

test('a name beside words in another script stays whole', async () => {
  for (const name of ['محمد عبد الله', 'שרה כהן', '김철수', '王小明']) {
    const line = aPrintedLine({ deviceName: name })
    const { text } = await pdfIn(
      fileOf(aQuoteToPrint({ teamName: `Repair ${name}`, note: name, lines: [line] })),
    )
    assert.ok(text.normalize('NFKC').split(name).length > 3, `${name} is not in ${text}`)
  }
})

test('draws shared characters as the region does, the same each time', () => {
  const inRegion = (country: string): Buffer => fileOf(aQuoteToPrint({ customerName: '直樹', country }))
  const [japan, ireland] = [inRegion('JP'), inRegion('IE')]
  assert.ok(japan.includes('NotoSansJP') && !japan.includes('NotoSansHans'))
  assert.ok(ireland.includes('NotoSansHans') && !ireland.includes('NotoSansJP'))
  assert.deepEqual(inRegion('JP'), japan)
})

test('fonts that other documents needed change nothing', () => {
  const quote = aQuoteToPrint()
  assert.deepEqual(createCompile()(documentOf(quote)), fileOf(quote))
})

/** Returns the text as extracted by pdftotext; nothing if it is not installed. */
function poppler(file: Buffer): readonly string[] {
  const { stdout, error } = spawnSync('pdftotext', ['-', '-'], { input: file, encoding: 'utf8' })
  return error ? [] : [stdout]
}

/** Returns the lines without direction marks. */
function linesIn(text: string): readonly string[] {
  const plain = text.replace(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/g, '').normalize('NFKC')
  return plain.split('\n').map((line) => line.trim())
}

test('breaks the longest words and notes into lines on the page', async () => {
  const long = 'W'.repeat(120)
  const note = `${'word '.repeat(700)}\n${'x'.repeat(400)}`
  const { text, pages } = await pdfIn(fileOf(quoteSaying(long)))
  assert.ok(text.replace(/[\s\u200b]/g, '').includes(long))
  assert.ok(pages.length < 4)
  const withNote = await pdfIn(fileOf(aQuoteToPrint({ note })))
  assert.ok(withNote.pages.length < 4)
})

test('prints hundreds of lines, the short form', async () => {
  const lines = Array.from({ length: 100 }, (_, index) =>
    aPrintedLine({ id: `l${index}`, deviceName: `iPad ${index}` }),
  )
  const { text, pages } = await pdfIn(fileOf(aQuoteToPrint({ lines, netMinor: -1_000_000 })))
  for (const { deviceName } of lines) assert.ok(text.includes(`${deviceName}, 128 GB`))
  assert.match(text, /^€10,000\.00$/m)
  assert.match(pages.at(-1) ?? '', /Customer, date/)
  pages.forEach((page, index) => assert.ok(page.includes(`Page ${index + 1} of ${pages.length}`)))
})

test('never leaves the signatures alone on a page', async () => {
  for (let count = 0; count < 40; count += 2) {
    const note = Array.from({ length: count }, () => 'One more line').join('\n')
    const { pages } = await pdfIn(fileOf(aQuoteToPrint({ note })))
    const signed = pages.find((page) => page.includes('Customer, date'))
    assert.match(signed ?? '', /^€100\.00$/m)
  }
})

test('refuses data of another shape instead of printing half of it', () => {
  assert.throws(() => compile({ template: 'quote', data: '{}', attachment: '{}' }), /not compiled/)
})
