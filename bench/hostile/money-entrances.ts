import { labelLimits, payoutLimits, purchaseBookLimits } from '@costard/contract'
import { fillBook } from '../../server/testing/fill-book.ts'
import { copyQuotes } from '../../server/testing/copy-quotes.ts'
import { acceptance, aLine, type Shop, withOwnNumbers } from '../../server/testing/product-builders.ts'
import { aLargeSentQuote, sentLines } from './large-quote.ts'
import type { Call, Measure, Query } from './worst-requests.ts'

const iban = 'DE89370400440532013000'
/** Limited, since each takes the client a second or two. */
const fileRounds = 2
/** Number of the first copy of the large quote; copies from 1 on belong to other quotes. */
const firstCopy = 200_000
/** Number of entries in a purchase book kept for years. */
const longBook = 20_000
const period = 'from=2020-01-01&to=2099-12-31'

/**
 * Measures labels, payouts and accounting for quotes with the maximum number of lines, all of which they
 * read.
 */
export async function measureMoney(
  publicApi: string,
  call: Call,
  shop: Shop,
  query: Query,
  measure: Measure,
): Promise<void> {
  const { id, first } = await aMatchedQuote(publicApi, shop, query)
  const copies = Array.from({ length: payoutLimits.maxListed }, (_, at) =>
    String(firstCopy + at + 1).padStart(20, '0'),
  )
  await copyQuotes({ query }, id, {
    teamId: shop.team.id,
    after: firstCopy,
    copies: copies.length,
  })
  await query('analyze product.quotes, product.quote_revisions, product.quote_lines', [])
  await measureLabels(call, shop, { id, copies }, query, measure)
  await query(
    `update product.quote_lines set fulfilment = fulfilment || '{"state":"returned"}'
     where quote_id = any($1) and line_id <> $2`,
    [copies, first],
  )
  await measurePayouts(call, shop, { copies, first }, measure)
  await measureAccounting(call, shop, measure)
  await measureBook(call, shop, query, measure)
}

/** Creates an accepted purchase with the maximum number of devices, all found to be as described. */
async function aMatchedQuote(
  publicApi: string,
  shop: Shop,
  query: Query,
): Promise<{ readonly id: string; readonly first: string }> {
  const devices = withOwnNumbers(Array.from({ length: sentLines }, () => aLine(shop)))
  const { id, token, lineIds } = await aLargeSentQuote(shop, devices)
  await fetch(`${publicApi}/quotes/${token}/accept`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(acceptance),
  })
  const [first = ''] = lineIds
  const path = `${shop.path}/quotes/${id}`
  for (const to of ['received', 'inspecting', 'matched']) {
    const { rev } = (await shop.owner.call('GET', path)).body
    const step = { rev, to, note: '' }
    const { status, code } = await shop.owner.call('POST', `${path}/lines/${first}/fulfilment`, step)
    if (status !== 200) throw new Error(`not ${to}: ${status} ${code}`)
  }
  await query(
    `update product.quote_lines l set fulfilment = f.fulfilment from product.quote_lines f
     where f.quote_id = $1 and f.line_id = $2 and l.quote_id = $1`,
    [id, first],
  )
  return { id, first }
}

async function measureLabels(
  call: Call,
  shop: Shop,
  { id, copies }: { readonly id: string; readonly copies: readonly string[] },
  query: Query,
  measure: Measure,
): Promise<void> {
  const { maxLabels, maxQuotes } = labelLimits
  const labels = (ids: readonly string[], file = '') =>
    call('GET', `${shop.path}/labels${file}?quoteIds=${ids.join(',')}&size=62x46`)
  await measure('member', `${maxLabels} labels for a printer`, () => labels([id]), fileRounds)
  await measure('member', 'the same as PDF, teams in turns', () => labels([id], '/file'), fileRounds, true)
  const some = copies.slice(0, maxQuotes)
  await query(
    `update product.quote_revisions set snapshot = jsonb_set(snapshot, '{lines}', (
       select jsonb_agg(line || '{"imei":null,"serial":null}') from jsonb_array_elements(snapshot -> 'lines') line))
     where quote_id = any($1)`,
    [some],
  )
  await measure(
    'member',
    `labels of ${maxQuotes} quotes of ${sentLines} devices, none with a number`,
    () => labels(some),
    fileRounds,
  )
}

async function measurePayouts(
  call: Call,
  shop: Shop,
  { copies, first }: { readonly copies: readonly string[]; readonly first: string },
  measure: Measure,
): Promise<void> {
  const payouts = `${shop.path}/payouts`
  const { maxListed, maxPayouts, maxReport } = payoutLimits
  await call('PUT', `${payouts}/account`, { name: 'Bench', iban })
  const ofLarge = `of quotes of ${sentLines} devices`
  await measure('member', `${maxListed} payouts ${ofLarge}`, () => call('GET', payouts), fileRounds)
  let fileId = ''
  const asked = copies.slice(0, maxPayouts).map((quoteId) => ({ quoteId, lineId: first, name: 'Ada', iban }))
  // Called once: the mails of one round would be measured in the next.
  await measure(
    'member',
    `a file of ${maxPayouts} of them`,
    async () => {
      const answer = await call('POST', `${payouts}/files`, { payouts: asked })
      fileId = ((await answer.clone().json()) as { id: string }).id // as declared in the contract
      return answer
    },
    1,
  )
  await measure('member', 'that file, read again', () => call('GET', `${payouts}/files/${fileId}`))
  const start = `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${fileId}</OrgnlMsgId></OrgnlGrpInfAndSts>`
  const [item, end] = ['<TxInfAndSts/>', '</CstmrPmtStsRpt></Document>']
  const items = item.repeat((maxReport - start.length - end.length) / item.length)
  await measure('member', `a report of ${maxReport.toLocaleString('en')} characters about it`, () =>
    call('POST', `${payouts}/reports`, { xml: start + items + end }),
  )
}

async function measureAccounting(call: Call, shop: Shop, measure: Measure): Promise<void> {
  const preview = () => call('GET', `${shop.path}/accounting/deals?${period}`)
  const deals = `${payoutLimits.maxPayouts} deals of quotes of ${sentLines} lines`
  await measure('member', `${deals}, summed up`, preview, fileRounds)
  const { groups } = (await (await preview()).json()) as { groups: { kind: string; tax: string }[] } // as declared in the contract
  const account = { account: '3200', counterAccount: '1200', taxCode: '', taxAccount: '1776' }
  await call('PUT', `${shop.path}/accounting/settings`, {
    program: 'datev',
    consultant: 29_098,
    client: 55_003,
    accountLength: 4,
    yearStartsIn: 1,
    accounts: groups.map(({ kind, tax }) => ({ kind, tax, ...account })),
  })
  await measure(
    'member',
    'the same as a file for DATEV',
    () => call('GET', `${shop.path}/accounting/file?${period}`),
    fileRounds,
  )
}

async function measureBook(call: Call, shop: Shop, query: Query, measure: Measure): Promise<void> {
  const book = `${shop.path}/purchase-book`
  const { maxPrinted, maxExported } = purchaseBookLimits
  const asked = `${period}&reason=authority`
  await fillBook(query, shop.team.id, maxPrinted)
  await measure('member', 'a page of the purchase book', () => call('GET', book))
  await measure(
    'member',
    `${maxPrinted.toLocaleString('en')} entries of it as PDF, teams in turns`,
    () => call('GET', `${book}/document?${asked}`),
    fileRounds,
    true,
  )
  await fillBook(query, shop.team.id, maxExported)
  await measure(
    'member',
    `${maxExported.toLocaleString('en')} entries of it as CSV`,
    () => call('GET', `${book}/csv?${asked}`),
    fileRounds,
  )
  await fillBook(query, shop.team.id, longBook)
  await measure(
    'member',
    `the check of ${longBook.toLocaleString('en')} entries`,
    () => call('GET', `${book}/check`),
    fileRounds,
  )
}
