import sharp from 'sharp'
import { assistantLimits, selfInspectionLimits } from '@costard/contract'
import { realtimeLimits } from '../../server/realtime/limits.ts'
import {
  aClient,
  allow,
  askTokens,
  codeForm,
  redirectUri,
} from '../../server/product/assistants/testing/connect-assistant.ts'
import { aLine, type Shop } from '../../server/testing/product-builders.ts'
import { connect } from '../realtime/live-client.ts'
import type { OurServer } from '../our-server.ts'
import type { Call, Measure } from './worst-requests.ts'

/** Maximum; larger ones are refused. */
const guestRounds = 2
/** Number of paths in an update. Each costs extra work, and more would have to wait too long. */
const updatedPaths = 1_000

/** Measures the calls of an assistant that connects, from its registration to the end of its grant. */
export async function measureOAuth(
  { port }: OurServer,
  call: Call,
  shop: Shop,
  measure: Measure,
): Promise<void> {
  const product = { url: `http://localhost:${port}` }
  const post = (path: string, body: string | URLSearchParams, type?: string) =>
    fetch(`${product.url}/oauth/${path}`, {
      method: 'POST',
      body,
      ...(type !== undefined && { headers: { 'content-type': type } }),
    })
  const { maxRedirectUris, maxRedirectUri, maxClientName, registrationBytes } = assistantLimits
  const uris = Array.from({ length: maxRedirectUris }, (_, at) =>
    `${redirectUri}/${at}/`.padEnd(maxRedirectUri, 'a'),
  )
  const metadata = { client_name: 'A'.repeat(maxClientName), redirect_uris: uris }
  const filled = { ...metadata, more: '' }
  const more = '"'.repeat((registrationBytes - JSON.stringify(filled).length) / 2)
  await measure('without an account', 'registering an assistant with all that is allowed', () =>
    post('register', JSON.stringify({ ...filled, more }), 'application/json'),
  )
  await measure('without an account', 'what the server says about connecting', () =>
    fetch(`${product.url}/.well-known/oauth-authorization-server`),
  )
  const wrong = new URLSearchParams({
    grant_type: 'refresh_token',
    client_id: 'a',
    refresh_token: 'a'.repeat(8_000),
  })
  await measure('without an account', 'tokens for a refresh token that is wrong', () => post('token', wrong))
  const client = await aClient(product)
  await measure('member', 'what an assistant asks for', () =>
    call('POST', '/assistant-requests', client.request),
  )
  let code = ''
  const { status } = await call('POST', `${shop.path}/assistants`, {
    ...client.request,
    scopes: ['catalogs.read', 'quotes.read'],
  })
  if (status !== 201) throw new Error(`not allowed: ${status}`)
  const back = await allow(shop, shop.owner, client, ['catalogs.read', 'quotes.read'])
  code = back.searchParams.get('code') ?? ''
  const { body: tokens } = await askTokens(product, codeForm(client, code))
  let refreshToken: string = tokens.refresh_token
  await measure('without an account', 'tokens for a good one', async () => {
    const form = { grant_type: 'refresh_token', client_id: client.clientId, refresh_token: refreshToken }
    const answer = await post('token', new URLSearchParams(form))
    refreshToken = ((await answer.clone().json()) as { refresh_token: string }).refresh_token // as declared in the protocol
    return answer
  })
}

/** Measures a visitor's photos in the process that searches them for a code. */
export async function measurePhotos(server: OurServer, shop: Shop, measure: Measure): Promise<void> {
  const origin = `http://127.0.0.1:${server.port}`
  const body = { name: 'Photos', catalogId: shop.catalogs.buy.pricing.id, mode: 'page' }
  const { id } = (await shop.owner.call('POST', `${shop.path}/widgets`, body)).body
  await shop.owner.call('POST', `${shop.path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  const page = await (await fetch(`${origin}/w/${id}`)).text()
  const [, token = ''] = /"token":"([^"]+)"/.exec(page) ?? []
  const request = { token, variantId: 'iphone-15-256', answers: aLine(shop).answers }
  const contact = { email: 'photos@mail.example', name: '', wantsNews: false }
  const submitted = await fetch(`${origin}/api/public/widget/submit`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...request, ...contact }),
  })
  const { showUrl } = (await submitted.json()) as { showUrl: string } // as declared in the contract
  const { pathname } = new URL(showUrl)
  const photo = await aBusyPhoto()
  await measure(
    'without an account',
    `a photo of ${(selfInspectionLimits.maxPixels / 1e6).toFixed(0)} million pixels full of corners of codes, teams in turns`,
    () => fetch(`${origin}${pathname}?shot=front`, { method: 'POST', body: Uint8Array.from(photo) }),
    guestRounds,
    true,
  )
}

/** Nested squares, as in the corners of a QR code, in a picture of the maximum size. */
async function aBusyPhoto(): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(selfInspectionLimits.maxPixels))
  const corner = (size: number) =>
    `<rect width="${7 * size}" height="${7 * size}"/><rect x="${size}" y="${size}" width="${5 * size}" height="${5 * size}" fill="#fff"/><rect x="${2 * size}" y="${2 * size}" width="${3 * size}" height="${3 * size}"/>`
  const tile = await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#fff"/>${corner(10)}</svg>`,
    ),
  )
    .png()
    .toBuffer()
  return sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .composite([{ input: tile, tile: true }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}

interface Signed {
  readonly localId: string
  readonly idToken: string
}

/** Measures reads and writes of live documents. guest: an account without an email address. */
export async function measureLive(
  server: OurServer,
  guest: Signed,
  member: Signed,
  measure: Measure,
): Promise<void> {
  const live = ({ localId, idToken }: Signed, query = '', path = '') =>
    `http://127.0.0.1:${server.port}/preferences/${localId}${path}.json?ns=costard&auth=${idToken}${query}`
  const values = realtimeLimits.guestWriteValues - 10
  const some = values.toLocaleString('en')
  const children = Object.fromEntries(Array.from({ length: values }, (_, at) => [`c${at}`, at]))
  const write = (who: Signed, method: string, body: unknown) => () =>
    fetch(live(who, '&print=silent'), { method, body: JSON.stringify(body) })
  const get = (who: Signed, query: string) => () => fetch(live(who, query))
  await measure(
    'guest',
    `a live write of ${some} values, and of as many again`,
    write(guest, 'PUT', children),
    guestRounds,
  )
  const few = Object.fromEntries(Object.entries(children).slice(0, updatedPaths))
  await measure(
    'guest',
    `an update of ${updatedPaths.toLocaleString('en')} of them`,
    write(guest, 'PATCH', few),
    guestRounds,
  )
  await measure('guest', 'reading them', get(guest, ''), guestRounds)
  await measure(
    'guest',
    'one of them by its value',
    get(guest, '&orderBy="$value"&limitToFirst=1'),
    guestRounds,
  )
  await measure(
    'guest',
    'all of them by the value of a child',
    get(guest, '&orderBy="a/b/c"&startAt=null'),
    guestRounds,
  )
  await measure('guest', 'their keys', get(guest, '&shallow=true'), guestRounds)
  await measureListens(server, guest, measure)
  const many = realtimeLimits.jsonValues - 10
  const large = Object.fromEntries(Array.from({ length: many }, (_, at) => [`c${at}`, 'x'.repeat(300)]))
  await measure(
    'member',
    `a live write of ${many.toLocaleString('en')} values and 6 MB, and of as many again`,
    write(member, 'PUT', large),
    guestRounds,
  )
  await measure('member', 'reading them by their value', get(member, '&orderBy="$value"'), guestRounds)
}

/** Measures small writes under the maximum number of filtered listens per connection. */
async function measureListens({ port }: OurServer, guest: Signed, measure: Measure): Promise<void> {
  const client = await connect(port, guest.idToken)
  const p = `/preferences/${guest.localId}`
  let listens = 0
  try {
    for (; listens < 20; listens += 1)
      await client.ask('q', { p, q: { i: '.value', sp: listens, l: 10, vf: 'l' }, t: listens + 1 })
  } catch {
    // The largest value within the limits.
  }
  let at = 0
  await measure('guest', `a small write under ${listens} filtered listens to them`, async () => {
    await client.ask('p', { p: `${p}/c${(at += 1)}`, d: -at })
    return new Response()
  })
  client.close()
}
