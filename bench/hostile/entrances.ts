import { encode } from 'fast-png'
import { customerLimits, deviceLimits, widgetLimits } from '@costard/contract'
import { contentLimits } from '../../server/content/content-limits.ts'
import { copyQuotes } from '../../server/testing/copy-quotes.ts'
import { aLine, anApiKey, type Shop } from '../../server/testing/product-builders.ts'
import { fillDraft } from '../catalogs/draft.ts'
import type { OurServer } from '../our-server.ts'
import type { Call, Measure, Query } from './worst-requests.ts'

/** Size of a phone's photo, in pixels. */
const [photoWidth, photoHeight] = [4_032, 3_024]
/** Limited, since each takes the client a second or two. */
const fileRounds = 2
const listedQuotes = 10_000
/** IMEI of the copied quotes. */
const usualImei = '356938035643809'

/** Measures signing up and in. A new email address for each account. */
export async function measureIdentity(server: OurServer, measure: Measure): Promise<void> {
  const post = (method: string, body: object) =>
    fetch(`http://127.0.0.1:${server.port}/v1/accounts:${method}?key=${server.apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    })
  const password = 'correct horse'.padEnd(1_000, '!')
  const email = 'somebody@mail.example'
  let signedUp = 0
  await post('signUp', { email, password })
  await measure('without an account', 'signing up with a password of 1,000 characters', () =>
    post('signUp', { email: `somebody${(signedUp += 1)}@mail.example`, password }),
  )
  await measure('without an account', 'signing in with it', () =>
    post('signInWithPassword', { email, password }),
  )
  await measure('without an account', 'signing in with a wrong one', () =>
    post('signInWithPassword', { email, password: `${password}?` }),
  )
}

/** Measures a widget from its frame to the visitor's request. */
export async function measureWidget(server: OurServer, shop: Shop, measure: Measure): Promise<void> {
  const origin = `http://127.0.0.1:${server.port}`
  const body = { name: 'Bench', catalogId: shop.catalogs.buy.pricing.id, mode: 'page' }
  const { id } = (await shop.owner.call('POST', `${shop.path}/widgets`, body)).body
  await shop.owner.call('POST', `${shop.path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  const page = await (await fetch(`${origin}/w/${id}`)).text()
  const [, token = ''] = /"token":"([^"]+)"/.exec(page) ?? []
  const post = (what: string, given: object) =>
    fetch(`${origin}/api/public/widget/${what}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...given }),
    })
  const said = { variantId: 'iphone-15-256', answers: aLine(shop).answers }
  let sent = 0
  await measure('without an account', 'the frame of a widget', () => fetch(`${origin}/w/${id}`))
  await measure('without an account', `a search in it of ${widgetLimits.maxSearch} characters`, () =>
    post('find', { text: 'iphone pro max '.repeat(20).slice(0, widgetLimits.maxSearch) }),
  )
  await measure('without an account', 'a price in it', () => post('price', said))
  await measure('without an account', 'a request by it', () =>
    post('submit', { ...said, email: `visitor${(sent += 1)}@mail.example`, name: '', wantsNews: false }),
  )
}

/** Measures a search with the maximum number of predicates. */
export async function measureContent({ port }: OurServer, measure: Measure): Promise<void> {
  const origin = `http://127.0.0.1:${port}`
  const endpoint = `${origin}/content/api/v2`
  const settings = await (await fetch(`${origin}/__/firebase/init.json`)).json()
  const token = (settings as { costard: { contentToken: string } }).costard.contentToken // server/app.test.ts checks the shape
  const { refs } = (await (await fetch(`${endpoint}?access_token=${token}`)).json()) as {
    refs: { ref: string }[]
  } // as declared in the protocol
  const words = 'how do I scan the number of a device'
  const predicates = Array.from(
    { length: contentLimits.maxPredicates },
    () => `[fulltext(document, "${words}")]`,
  )
  const query = new URLSearchParams({
    access_token: token,
    ref: refs[0]?.ref ?? '',
    q: `[${predicates.join('')}]`,
    pageSize: String(contentLimits.maxPageSize),
  })
  await measure('without an account', `a content search of ${contentLimits.maxPredicates} predicates`, () =>
    fetch(`${endpoint}/documents/search?${query}`),
  )
}

/** Measures files, documents and exports. */
export async function measureFiles(call: Call, quotePath: string, measure: Measure): Promise<void> {
  const photo = aPhoto()
  const ids: string[] = []
  await measure(
    'member',
    `adding a picture of ${(photo.length / 1e6).toFixed(1)} MB`,
    async () => {
      const answer = await call('POST', `${quotePath}/files?name=${ids.length}.png`, photo)
      ids.push(((await answer.clone().json()) as { id: string }).id) // as declared in the contract
      return answer
    },
    fileRounds,
  )
  let made = 0
  await measure(
    'member',
    `the small picture of one of ${photoWidth} x ${photoHeight} pixels, teams in turns`,
    () => call('GET', `${quotePath}/files/${ids[made++]}/content?size=small`),
    fileRounds,
    true,
  )
  await measure(
    'member',
    'the first PDF of a quote of 200 lines, with the start of its process, teams in turns',
    () => call('GET', `${quotePath}/document`),
    1,
    true,
  )
  await measure('member', 'the export of an account', () => call('GET', '/account/data'), fileRounds)
}

/**
 * Measures requests of a team with very many quotes and customers. query: runs SQL in the server's database.
 */
export async function measureLists(
  call: Call,
  shop: Shop,
  quoteId: string,
  query: Query,
  measure: Measure,
): Promise<void> {
  await copyQuotes({ query }, quoteId, { teamId: shop.team.id, copies: listedQuotes })
  await query('analyze product.quotes, product.quote_revisions, product.quote_lines', [])
  const some = listedQuotes.toLocaleString('en')
  const get = (what: string) => () => call('GET', `${shop.path}/${what}`)
  await measure('member', `a search that fits ${some} quotes`, get('quotes?search=iphone%20ada'))
  await measure('member', 'a page of their file', get('quotes/csv'), fileRounds)
  await measure('member', 'their figures of a year', get('dashboard?days=365'))
  await measure(
    'member',
    'the history of a device that all of them have',
    get(`devices/history?imei=${usualImei}`),
  )
  const backtest = `${shop.path}/catalogs/${shop.catalogs.buy.pricing.id}/draft/backtest`
  await measure(
    'member',
    'their prices with a draft, in a thread, two at once, teams in turns',
    () => call('POST', backtest, {}),
    fileRounds,
    true,
  )
  const { maxImportRows } = customerLimits
  const rows = Array.from(
    { length: maxImportRows },
    (_, at) => `Ada Customer ${at},ada${at}@import.example,+35387${1_000_000 + at},"Quay ${at}, Dublin"`,
  )
  const csv = ['Name,Email,Phone,Address', ...rows].join('\n')
  await measure(
    'member',
    `the import of ${maxImportRows.toLocaleString('en')} customers`,
    () => call('POST', `${shop.path}/customers/import`, { csv, isDryRun: false, known: 'add' }),
    fileRounds,
  )
}

/** Measures requests by programs: the API document, and assistants. */
export async function measurePrograms(server: OurServer, shop: Shop, measure: Measure): Promise<void> {
  const origin = `http://127.0.0.1:${server.port}`
  const document = () => fetch(`${origin}/api/openapi.json`)
  // A process builds it only once.
  await (await document()).arrayBuffer()
  await measure('without an account', 'the document of the API', document)
  const key = await anApiKey(shop, ['catalogs.read', 'quotes.draft'])
  const ask = (method: string, params: object) => () =>
    fetch(`${origin}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
  await measure('member', 'the list of tools of an assistant', ask('tools/list', {}))
  const text = 'iphone 15 pro max 256 '.repeat(200).slice(0, deviceLimits.maxText).trim()
  await measure(
    'member',
    `a device that an assistant names in ${deviceLimits.maxText} characters`,
    ask('tools/call', { name: 'identify_device', arguments: { text } }),
  )
}

/**
 * Measures requests that identify devices, and a catalog with as many changes as a long editing session
 * makes.
 */
export async function measureCatalogs(call: Call, shop: Shop, measure: Measure): Promise<void> {
  const text = 'iphone 15 pro max 256 '.repeat(200).slice(0, deviceLimits.maxText).trim()
  await measure('member', `a device named in ${deviceLimits.maxText} characters`, () =>
    call('POST', `${shop.path}/devices/identify`, { text }),
  )
  const draft = `${shop.path}/catalogs/${shop.catalogs.buy.pricing.id}/draft`
  const variants = await fillDraft(shop)
  const changed = `a draft with ${variants.toLocaleString('en')} new variants`
  await measure('member', changed, () => call('GET', draft))
  await measure('member', `the check of ${changed}`, () => call('GET', `${draft}/check`))
}

/** Returns a grey picture of the size of a phone's photo that compresses badly. */
function aPhoto(): Buffer {
  const data = new Uint8Array(photoWidth * photoHeight)
  let state = 1
  for (let at = 0; at < data.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    data[at] = (state >> 16) & 0xf0
  }
  return Buffer.from(encode({ width: photoWidth, height: photoHeight, data, channels: 1, depth: 8 }))
}
