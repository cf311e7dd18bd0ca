import assert from 'node:assert/strict'
import { test } from 'vitest'
import { teamArchiveLimits } from '@costard/contract'
import { strFromU8, unzipSync } from 'fflate'
import { acceptance, aMember, aSentQuote, aShop, samples, type Shop, startTestProduct } from '#testing'

const product = await startTestProduct({ RATE_LIMITS: 'on' })
const { clock, database, mailbox } = product

const last = async ({ owner, path }: Shop) => (await owner.call('GET', `${path}/archives/last`)).body

async function made(
  shop: Shop,
): Promise<{ readonly id: string; readonly size: number; readonly state: string }> {
  assert.equal((await shop.owner.call('POST', `${shop.path}/archives`)).status, 201)
  for (;;) {
    const archive = await last(shop)
    if (archive.state !== 'making') return archive
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function download(shop: Shop, id: string): Promise<Response> {
  const headers = { authorization: `Bearer ${await shop.owner.idToken()}` }
  return fetch(`${product.url}/api${shop.path}/archives/${id}/content`, { headers })
}

test('an archive has everything of the team, and nothing of another', async () => {
  const shop = await aShop(product)
  const other = await aShop(product)
  await aSentQuote(other, { customer: { kind: 'private', name: 'Stranger', email: 's@customer.example' } })
  const site = { name: 'Cork', street: '12 Patrick Street', town: '', directions: '', phone: '', hours: null }
  await shop.owner.call('POST', `${shop.path}/sites`, site)
  const { quote, token } = await aSentQuote(shop)
  await product.call('POST', `/public/quotes/${token}/accept`, acceptance)
  await shop.owner.call('POST', `${shop.path}/customers`, { name: '=1+1' })
  const noted = `${shop.path}/customers/${quote.customerId}/notes`
  await shop.owner.call('POST', noted, { text: 'Ask for Paul' })
  const headers = { authorization: `Bearer ${await shop.owner.idToken()}` }
  const photo = await fetch(`${product.url}/api${shop.path}/quotes/${quote.id}/files?name=../Front.png`, {
    method: 'POST',
    headers,
    body: new Uint8Array(samples.png),
  })
  assert.equal(photo.status, 201)
  const archive = await made(shop)
  assert.partialDeepStrictEqual(archive, { state: 'ready', quotes: 1, customers: 2 })
  const response = await download(shop, archive.id)
  assert.equal(response.headers.get('content-type'), 'application/zip')
  assert.match(response.headers.get('content-disposition') ?? '', /filename="fix-co-\d{4}-\d\d-\d\d\.zip"/)
  const zip = new Uint8Array(await response.arrayBuffer())
  assert.equal(zip.length, archive.size)
  const files = unzipSync(zip)
  const textOf = (name: string) => strFromU8(files[name] ?? new Uint8Array())
  const names = Object.keys(files)
  assert.ok(textOf('quotes.csv').includes(quote.number))
  assert.ok(textOf('customers.csv').includes("'=1+1"))
  const [stored] = JSON.parse(textOf('data/quotes.json'))
  assert.equal(stored.quote_id, quote.id)
  assert.equal(JSON.parse(textOf('data/quote-lines.json')).length, quote.lines.length)
  assert.equal(JSON.parse(textOf('data/customer-team-notes.json'))[0].text, 'Ask for Paul')
  assert.equal(JSON.parse(textOf('data/members.json'))[0].role, 'owner')
  assert.equal(JSON.parse(textOf('data/sites.json'))[0].site_id, stored.site_id)
  assert.equal(names.filter((name) => name.startsWith('catalogs/')).length, 3)
  const photos = names.filter((name) => name.startsWith(`files/${quote.number}/`))
  assert.match(photos[0] ?? '', /Front\.png$/)
  assert.ok(names.every((name) => !name.includes('..')))
  assert.match(textOf('README.txt'), new RegExp(shop.team.id))
  const all = names.map(textOf).join('\n')
  assert.ok(!all.includes('Stranger') && !all.includes('token_hash'))
})

test('the requester gets a mail, and the archive stays while the team is closed', async () => {
  const shop = await aShop(product)
  const { id } = await made(shop)
  const mailed = () => mailbox.mails.find(({ subject }) => /^Archive of .* is ready$/.test(subject ?? ''))
  while (!mailed()) await new Promise((resolve) => setTimeout(resolve, 20))
  const mail = mailed()
  assert.match(mail?.text ?? '', /\/settings\/close/)
  await shop.owner.call('POST', `${shop.path}/close`, { name: shop.team.name })
  assert.equal((await last(shop)).id, id)
  assert.equal((await download(shop, id)).status, 200)
})

test('an archive that cannot be made is reported at once, by its state and a mail, and counted', async () => {
  const shop = await aShop(product)
  await database.pool.query('alter table product.widgets rename column widget_id to widget_id_of_later')
  try {
    assert.equal((await made(shop)).state, 'failed')
  } finally {
    await database.pool.query('alter table product.widgets rename column widget_id_of_later to widget_id')
  }
  const mailed = () =>
    mailbox.mails.find(({ subject }) => /^Archive of .* could not be created$/.test(subject ?? ''))
  while (!mailed()) await new Promise((resolve) => setTimeout(resolve, 20))
  assert.match(mailed()?.text ?? '', /\/settings\/close/)
  const metrics = await (await fetch(`${product.url}/metrics`)).text()
  assert.match(metrics, /costard_events_failed_total\{type="team-archive-asked"\} 1\n/)
  clock.advanceSeconds(1)
  assert.equal((await made(shop)).state, 'ready')
})

test('it is for owners, for seven days', async () => {
  const shop = await aShop(product)
  const admin = await aMember(product, shop, 'admin')
  assert.equal((await admin.call('POST', `${shop.path}/archives`)).code, 'team/not-allowed')
  const { id } = await made(shop)
  const stranger = await aShop(product)
  assert.equal((await download({ ...shop, owner: admin }, id)).status, 403)
  assert.equal((await download({ ...shop, owner: stranger.owner }, id)).status, 404)
  assert.equal((await download({ ...stranger, path: stranger.path }, id)).status, 404)
  clock.advanceSeconds(teamArchiveLimits.keptDays * 86_400)
  assert.equal(await last(shop), null)
  assert.equal((await download(shop, id)).status, 404)
  const { rows } = await database.pool.query(
    `select due_at <= $1 as due from product.stored_file_removals where storage_key like $2`,
    [clock.now(), `${shop.team.id}/%`],
  )
  assert.deepEqual(rows, [{ due: true }])
})

test('one at a time, and three a day', async () => {
  const shop = await aShop(product)
  const [one, other] = await Promise.all([
    shop.owner.call('POST', `${shop.path}/archives`),
    shop.owner.call('POST', `${shop.path}/archives`),
  ])
  assert.equal(one.body.id, other.body.id)
  while ((await last(shop)).state === 'making') await new Promise((resolve) => setTimeout(resolve, 20))
  await made(shop)
  await made(shop)
  const fourth = await shop.owner.call('POST', `${shop.path}/archives`)
  assert.deepEqual([fourth.status, fourth.code], [429, 'archive/too-many'])
})
