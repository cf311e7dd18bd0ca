import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'vitest'
import { getTableName } from 'drizzle-orm'
import { sealedColumns } from '../server/product/product.ts'
import { startFakeLookUpService } from '../server/product/device-checks/testing/fake-look-up-service.ts'
import { aShop, type Shop, startTestProduct } from '../server/testing/testing.ts'
import { runSecretKey } from './run-secret-key.ts'

const old = randomBytes(32).toString('hex')
const next = randomBytes(32).toString('base64')
const product = await startTestProduct({
  SECRET_KEY: old,
  SECRET_KEYS_ACCEPTED: next,
  LOOK_UP_PRIVATE_ADDRESSES: 'on',
})
const register = await startFakeLookUpService()
const { databaseUrl: DATABASE_URL = '', dataDir: DATA_DIR } = product.config

interface Outcome {
  readonly code: number
  readonly output: string
}

async function run(word: string, settings: Readonly<Record<string, string>>): Promise<Outcome> {
  let output = ''
  const write = (text: string): void => void (output += text)
  const env = { DATABASE_URL, DATA_DIR, LOG_LEVEL: 'silent', ...settings }
  return { code: await runSecretKey([word], { env, stdout: write, stderr: write }), output }
}

/** Creates a shop that has entered one secret of each kind. */
async function aShopWithSecrets(): Promise<Shop> {
  const shop = await aShop(product)
  const { owner, path } = shop
  const saved = [
    await owner.call('POST', `${path}/webhooks`, { url: 'https://erp.example/hook', events: ['quote.sent'] }),
    await owner.call('PUT', `${path}/look-up-service`, {
      name: 'Own register',
      urlTemplate: `${register.url}/v1/{number}`,
      headerName: 'X-Api-Key',
      mappings: { blacklist: { pointer: '/data/listed', clear: ['false'], flagged: ['true'] } },
      secret: 'secret of the register',
    }),
    await owner.call('POST', `${path}/price-sources`, {
      name: 'Supplier',
      catalogId: shop.catalogs.buy.pricing.id,
      url: 'https://lists.example/prices.csv',
      header: { name: 'X-Key', secret: 'secret of the supplier' },
      jsonPath: null,
      fills: 'hint',
      hint: 'Supplier',
      readAt: null,
      maxMoveBp: 2000,
      maxFewerBp: 200,
      inForceBp: null,
      isOn: true,
    }),
  ]
  for (const { status, body } of saved) assert.ok(status < 300, JSON.stringify(body))
  assert.equal((await owner.call('POST', `${path}/webhooks/${saved[0]!.body.id}/secret`)).status, 200)
  return shop
}

test('every column of sealed texts is renewed', async () => {
  const { rows } = await product.database.pool.query<{ name: string }>(
    `select table_schema || '.' || table_name || '.' || column_name as name from information_schema.columns
     where column_name like 'sealed%' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const known = new Set([
    'secrets.secret.sealed',
    // Sign-ins through a provider last minutes, so their secrets are not renewed.
    'identity.provider_sign_ins.sealed_secrets',
    ...sealedColumns.map(({ column }) => `product.${getTableName(column.table)}.${column.name}`),
  ])
  assert.deepEqual(new Set(rows.map(({ name }) => name)), known)
})

test('a new key replaces the old one while servers run', async () => {
  const shop = await aShopWithSecrets()
  const both = { SECRET_KEY: next, SECRET_KEYS_ACCEPTED: old }
  const before = await run('check', both)
  assert.match(before.output, /^0 secrets are encrypted with SECRET_KEY, (?:[5-9]|\d\d) with a key of/)
  const [count] = /(?<=, )\d+/.exec(before.output) ?? []
  assert.deepEqual(await run('renew', both), {
    code: 0,
    output: `${count} secrets are encrypted with SECRET_KEY now, 0 were before\n`,
  })
  assert.equal(
    (await run('renew', both)).output,
    `0 secrets are encrypted with SECRET_KEY now, ${count} were before\n`,
  )
  // The server that encrypts with the old key accepts the new one.
  const imei = '356938035643809'
  assert.equal((await shop.owner.call('POST', `${shop.path}/device-checks`, { imei })).status, 200)
  assert.equal(register.requests.at(-1)?.headers['x-api-key'], 'secret of the register')
  const alone = await run('check', { SECRET_KEY: next })
  assert.equal(
    alone.output,
    `${count} secrets are encrypted with SECRET_KEY, 0 with a key of SECRET_KEYS_ACCEPTED\n`,
  )
  const { code, output } = await run('check', { SECRET_KEY: old })
  assert.equal(code, 78)
  assert.match(output, /^SECRET_KEY: the secrets of this database were encrypted with another key/)
})

test('secrets that no key opens are counted and left as they are', async () => {
  const { rows } = await product.database.pool.query(
    `update product.look_up_services set sealed_secret = 'v1.' || repeat('A', 60) returning team_id`,
  )
  const refused = await run('renew', { SECRET_KEY: next, SECRET_KEYS_ACCEPTED: old })
  assert.equal(refused.code, 65)
  assert.match(refused.output, new RegExp(`^${rows.length} secrets were encrypted with none of these keys`))
})

test('says how it is called, and which keys it takes', async () => {
  assert.deepEqual(await run('replace', {}), {
    code: 64,
    output: 'Usage: npm run secret-key -- check, or npm run secret-key -- renew\n',
  })
  const { code, output } = await run('check', { SECRET_KEY: next, SECRET_KEYS_ACCEPTED: `${old},short` })
  assert.equal(code, 78)
  assert.match(output, /^SECRET_KEYS_ACCEPTED: /)
  assert.doesNotMatch(output, new RegExp(old))
})
