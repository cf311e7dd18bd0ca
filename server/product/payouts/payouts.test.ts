import assert from 'node:assert/strict'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
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
import { removeOldFiles } from './payout-store.ts'
import { sepaText } from './sepa-text.ts'

const product = await startTestProduct()

const iban = 'DE89370400440532013000'
const account = { name: 'Fix & Co Größe', iban: 'IE29 AIBK 9311 5212 3456 78' }

/** Creates an accepted purchase whose device was found as described. */
async function aMatched(shop: Shop, name = 'Priya Raman') {
  const customer = { kind: 'private', name, email: 'priya@customer.example' } as const
  const { quote, token } = await aSentQuote(shop, { lines: [aLine(shop)], customer })
  await ok(product.call('POST', `/public/quotes/${token}/accept`, acceptance))
  const at = `${shop.path}/quotes/${quote.id}`
  const lineId = quote.lines[0]?.id ?? ''
  for (const to of ['received', 'inspecting', 'matched']) {
    const { rev } = await ok(shop.owner.call('GET', at))
    await ok(shop.owner.call('POST', `${at}/lines/${lineId}/fulfilment`, { rev, to, note: '' }))
  }
  return { quoteId: quote.id, lineId, number: quote.number }
}

async function aPayingShop(): Promise<Shop> {
  const shop = await aShop(product, { country: 'IE' })
  await ok(shop.owner.call('PUT', `${shop.path}/payouts/account`, account))
  return shop
}

const stateOf = async (shop: Shop, quoteId: string) =>
  (await ok(shop.owner.call('GET', `${shop.path}/quotes/${quoteId}`))).state

const asked = ({ quoteId, lineId }: { quoteId: string; lineId: string }, name = 'Priya Raman') => ({
  quoteId,
  lineId,
  name,
  iban,
})

/** Returns the texts of all elements with a name, in their order. */
function textsIn(xml: string, name: string): string[] {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml')
  return [...document.getElementsByTagName(name)].map(({ textContent }) => textContent)
}

/** Returns the names of the children of the first element with a name. */
function childrenOf(xml: string, name: string): string[] {
  const document = new new Window().DOMParser().parseFromString(xml, 'application/xml')
  return [...(document.getElementsByTagName(name)[0]?.children ?? [])].map(({ tagName }) => tagName)
}

test('chosen payouts become a file with their sum, their count and the order of the schema, and are paid', async () => {
  const shop = await aPayingShop()
  const [one, other] = [await aMatched(shop), await aMatched(shop, 'Łucja Ørsted')]
  const listed = await ok(shop.owner.call('GET', `${shop.path}/payouts`))
  expect(listed).toMatchObject({
    account: { name: account.name, iban: 'IE ▪▪▪ 5678' },
    ready: [
      { ...one, customer: 'Priya Raman', amountMinor: 30_500 },
      { ...other, amountMinor: 30_500 },
    ],
    files: [],
  })
  const file = await ok(
    shop.owner.call('POST', `${shop.path}/payouts/files`, {
      payouts: [asked(one), asked(other, 'Łucja Ørsted')],
    }),
  )
  expect(file).toMatchObject({ payouts: 2, sumMinor: 61_000, isKept: true })
  const { xml } = await ok(shop.owner.call('GET', `${shop.path}/payouts/files/${file.id}`))
  assert.match(xml, /xmlns="urn:iso:std:iso:20022:tech:xsd:pain\.001\.001\.09"/)
  assert.deepEqual(textsIn(xml, 'NbOfTxs'), ['2', '2'])
  assert.deepEqual(textsIn(xml, 'CtrlSum'), ['610.00', '610.00'])
  assert.deepEqual(textsIn(xml, 'InstdAmt'), ['305.00', '305.00'])
  assert.deepEqual(textsIn(xml, 'IBAN'), ['IE29AIBK93115212345678', iban, iban])
  assert.deepEqual(textsIn(xml, 'Nm'), ['Fix + Co Grosse', 'Fix + Co Grosse', 'Priya Raman', 'Lucja Orsted'])
  assert.deepEqual(textsIn(xml, 'EndToEndId'), [`${one.number} 1`, `${other.number} 2`])
  assert.deepEqual(childrenOf(xml, 'CstmrCdtTrfInitn'), ['GrpHdr', 'PmtInf'])
  assert.deepEqual(childrenOf(xml, 'GrpHdr'), ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'])
  assert.deepEqual(childrenOf(xml, 'PmtInf'), [
    'PmtInfId',
    'PmtMtd',
    'BtchBookg',
    'NbOfTxs',
    'CtrlSum',
    'PmtTpInf',
    'ReqdExctnDt',
    'Dbtr',
    'DbtrAcct',
    'DbtrAgt',
    'ChrgBr',
    'CdtTrfTxInf',
    'CdtTrfTxInf',
  ])
  assert.deepEqual(childrenOf(xml, 'CdtTrfTxInf'), ['PmtId', 'Amt', 'Cdtr', 'CdtrAcct', 'RmtInf'])
  for (const text of ['Nm', 'Ustrd', 'EndToEndId'].flatMap((name) => textsIn(xml, name)))
    assert.match(text, /^[A-Za-z0-9/\-?:().,'+ ]+$/)
  assert.deepEqual(
    [await stateOf(shop, one.quoteId), await stateOf(shop, other.quoteId)],
    ['completed', 'completed'],
  )
  const book = await ok(shop.owner.call('GET', `${shop.path}/purchase-book`))
  assert.equal(book.entries.length, 2)
})

test('a payout is never in two files, a lost file can be fetched again, and a refused one pays nothing', async () => {
  const shop = await aPayingShop()
  const [one, other] = [await aMatched(shop), await aMatched(shop)]
  const exported = (payouts: object[]) => shop.owner.call('POST', `${shop.path}/payouts/files`, { payouts })
  const twice = await exported([asked(one), asked(one)])
  assert.deepEqual([twice.status, twice.code], [409, 'quote/wrong-state'])
  assert.equal(await stateOf(shop, one.quoteId), 'accepted')
  const racing = await Promise.all([exported([asked(one)]), exported([asked(one)])])
  assert.deepEqual(racing.map(({ status }) => status).toSorted(), [201, 409])
  assert.equal((await exported([asked(other), asked(one)])).status, 409)
  assert.equal(await stateOf(shop, other.quoteId), 'accepted')
  const { files, ready } = await ok(shop.owner.call('GET', `${shop.path}/payouts`))
  assert.deepEqual([files.length, ready.length], [1, 1])
  const again = () => shop.owner.call('GET', `${shop.path}/payouts/files/${files[0].id}`)
  assert.equal((await ok(again())).xml, (await ok(again())).xml)
  await removeOldFiles(product.database.orm, new Date('2060-01-01T00:00:00Z'))
  assert.equal((await again()).code, 'payout/file-not-found')
})

/** Returns a status report as banks write it, in a namespace with a prefix. */
function aReport(
  fileId: string,
  { group = '', transfers = '' }: { group?: string; transfers?: string },
): string {
  return `<?xml version="1.0"?><p:Document xmlns:p="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><p:CstmrPmtStsRpt>
    <p:GrpHdr><p:MsgId>BANK-1</p:MsgId><p:CreDtTm>2026-11-28T08:00:00Z</p:CreDtTm></p:GrpHdr>
    <p:OrgnlGrpInfAndSts><p:OrgnlMsgId>${fileId}</p:OrgnlMsgId><p:OrgnlMsgNmId>pain.001.001.09</p:OrgnlMsgNmId>${group}</p:OrgnlGrpInfAndSts>
    <p:OrgnlPmtInfAndSts><p:OrgnlPmtInfId>${fileId}</p:OrgnlPmtInfId>${transfers}</p:OrgnlPmtInfAndSts>
  </p:CstmrPmtStsRpt></p:Document>`
}

const aStatus = (endToEndId: string, status: string, reason = '') =>
  `<p:TxInfAndSts><p:OrgnlEndToEndId>${endToEndId}</p:OrgnlEndToEndId><p:TxSts>${status}</p:TxSts>${
    reason === '' ? '' : `<p:StsRsnInf><p:Rsn>${reason}</p:Rsn></p:StsRsnInf>`
  }</p:TxInfAndSts>`

test('a report of the bank says what was rejected and why; that is paid once more, and never twice', async () => {
  const shop = await aPayingShop()
  const path = `${shop.path}/payouts`
  const [one, other] = [await aMatched(shop), await aMatched(shop)]
  const exported = (payouts: object[]) => shop.owner.call('POST', `${path}/files`, { payouts })
  const { id } = await ok(exported([asked(one), asked(other)]))
  const transfers =
    aStatus(`${one.number} 1`, 'RJCT', '<p:Cd>AC04</p:Cd>') +
    aStatus(`${other.number} 2`, 'ACSC') +
    aStatus('another 3', 'RJCT')
  const report = () => shop.owner.call('POST', `${path}/reports`, { xml: aReport(id, { transfers }) })
  const said = { fileId: id, rejected: 1, accepted: 1, pending: 0, unknown: 1 }
  assert.deepEqual(await ok(report()), said)
  assert.deepEqual(await ok(report()), said, 'read again it changes nothing')
  const { rejected } = await ok(shop.owner.call('GET', path))
  expect(rejected).toMatchObject([
    { ...one, amountMinor: 30_500, code: 'AC04', kind: 'closed', iban: 'DE ▪▪▪ 3000' },
  ])
  assert.equal((await exported([asked(other)])).code, 'quote/wrong-state')
  const racing = await Promise.all([exported([asked(one)]), exported([asked(one)])])
  assert.deepEqual(racing.map(({ status }) => status).toSorted(), [201, 409])
  await ok(report())
  assert.equal((await exported([asked(one)])).status, 409, 'the report about the first file is no second one')
  const after = await ok(shop.owner.call('GET', path))
  assert.deepEqual([after.rejected, after.files.length], [[], 2])
  assert.equal((await ok(shop.owner.call('GET', `${shop.path}/purchase-book`))).entries.length, 2)
})

test('a whole file can be rejected; other files, other teams and other documents are refused', async () => {
  const [shop, stranger] = [await aPayingShop(), await aPayingShop()]
  const one = await aMatched(shop)
  const { id } = await ok(shop.owner.call('POST', `${shop.path}/payouts/files`, { payouts: [asked(one)] }))
  const read = (xml: string, by = shop) => by.owner.call('POST', `${by.path}/payouts/reports`, { xml })
  const group = '<p:GrpSts>RJCT</p:GrpSts><p:StsRsnInf><p:Rsn><p:Prtry>X9</p:Prtry></p:Rsn></p:StsRsnInf>'
  const whole = aReport(id, { group })
  assert.equal((await read(whole, stranger)).code, 'payout/report-unknown')
  assert.equal((await read(aReport('another', { group }))).code, 'payout/report-unknown')
  for (const xml of ['<Document/>', 'no xml', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'])
    assert.equal((await read(xml)).code, 'payout/report-unreadable', xml)
  assert.equal((await ok(read(whole))).rejected, 1)
  const { rejected } = await ok(shop.owner.call('GET', `${shop.path}/payouts`))
  expect(rejected).toMatchObject([{ code: 'X9', kind: 'other' }])
})

test('at most 200 devices are listed, the longest waiting first', async () => {
  const shop = await aPayingShop()
  const { quoteId } = await aMatched(shop)
  await copyQuotes(product.database.pool, quoteId, { teamId: shop.team.id, copies: 200 })
  const { ready } = await ok(shop.owner.call('GET', `${shop.path}/payouts`))
  assert.equal(ready.length, 200)
  assert.deepEqual([ready[0].number, ready[199].number], ['X-200', 'X-1'])
  assert.deepEqual(new Set(ready.map((one: { amountMinor: number }) => one.amountMinor)), new Set([30_500]))
})

test('accounts are sealed, checked and needed, and agents pay nothing out', async () => {
  const shop = await aShop(product, { country: 'IE' })
  const one = await aMatched(shop)
  const body = { payouts: [asked(one)] }
  const path = `${shop.path}/payouts/files`
  assert.equal((await shop.owner.call('POST', path, body)).code, 'payout/no-account')
  const wrong = { ...account, iban: 'IE29AIBK93115212345679' }
  assert.equal((await shop.owner.call('PUT', `${shop.path}/payouts/account`, wrong)).status, 400)
  await ok(shop.owner.call('PUT', `${shop.path}/payouts/account`, account))
  const { rows } = await product.database.pool.query(
    'select * from product.payout_accounts where team_id = $1',
    [shop.team.id],
  )
  assert.ok(!JSON.stringify(rows).includes('AIBK93115212345678'))
  const foreign = { payouts: [{ ...asked(one), iban: 'BR1800360305000010009795493C1' }] }
  assert.equal((await shop.owner.call('POST', path, foreign)).status, 400)
  const many = { payouts: Array.from({ length: 101 }, () => asked(one)) }
  assert.equal((await shop.owner.call('POST', path, many)).status, 400)
  const agent = await aMember(product, shop, 'agent')
  assert.equal((await agent.call('POST', path, body)).code, 'team/not-allowed')
  await ok(shop.owner.call('POST', path, body))
  const kept = await product.database.pool.query(
    'select row_to_json(f) as file from product.payout_files f where team_id = $1',
    [shop.team.id],
  )
  assert.ok(!JSON.stringify(kept.rows).includes(iban))
})

test('texts have only what every SEPA bank takes', () => {
  assert.equal(sepaText('Müller & Söhne “Größe” <1>', 70), 'Muller + Sohne Grosse 1')
  assert.equal(sepaText('/a//b/', 70), 'a/b')
  assert.equal(sepaText('abc / def', 5), 'abc', 'no slash where the text was cut')
  assert.equal(sepaText('佐藤', 70), 'NOTPROVIDED')
  assert.equal(sepaText('x'.repeat(71), 70).length, 70)
})
