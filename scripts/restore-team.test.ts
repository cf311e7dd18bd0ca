import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import {
  aPaidPurchase,
  aQuote,
  aSentQuote,
  aShop,
  samples,
  startTestProduct,
} from '../server/testing/testing.ts'
import { connectAssistant, listTools } from '../server/product/assistants/testing/connect-assistant.ts'
import { teamTables } from '../server/testing/team-tables.ts'
import { removeTeam } from '../server/product/team-lifecycle/remove-team.ts'
import { runBackup } from './run-backup.ts'
import { runRestore } from './run-restore.ts'

const product = await startTestProduct()
const { database, config } = product
const other = await aShop(product)
const folder = mkdtempSync(join(tmpdir(), 'costard-team-'))
afterAll(() => rmSync(folder, { recursive: true }))
const env = { DATABASE_URL: config.databaseUrl ?? '', DATA_DIR: config.dataDir, LOG_LEVEL: 'silent' }

async function outcomeOf(run: typeof runBackup, words: readonly string[]): Promise<string> {
  let output = ''
  const write = (text: string): void => void (/^[\d.]+ [kM]B (of|restored)/.test(text) || (output += text))
  return `${await run(words, { env, stdout: write, stderr: write })} ${output}`
}

test('a removed team comes back from a backup, beside the living ones', async () => {
  const shop = await aShop(product)
  // A draft, since it does not change by itself.
  const quote = await aQuote(shop)
  const path = `${shop.path}/quotes/${quote.id}`
  const authorization = `Bearer ${await shop.owner.idToken()}`
  const added = await fetch(`${product.url}/api${path}/files?name=front.jpg`, {
    method: 'POST',
    headers: { authorization },
    body: new Uint8Array(samples.jpeg),
  })
  const { id: fileId } = (await added.json()) as { readonly id: string }
  const before = (await shop.owner.call('GET', path)).body
  await aPaidPurchase(shop)
  const bookOf = async () => (await shop.owner.call('GET', `${shop.path}/purchase-book/check`)).body
  const book = await bookOf()
  assert.equal(book.entries, 1)
  const assistant = await connectAssistant(product, shop, shop.owner)
  const backup = join(folder, `${shop.team.id}.tar`)
  assert.match(await outcomeOf(runBackup, [backup]), /^0 /)
  assert.match(
    await outcomeOf(runRestore, [backup, '--team', shop.team.id]),
    /^73 The database has the team .* already; accepted: a team that was removed\n$/,
  )
  await database.transaction((tx) => removeTeam(tx, teamTables, shop.team.id))
  assert.notEqual((await shop.owner.call('GET', path)).status, 200)
  const { quote: living } = await aSentQuote(other)
  assert.match(
    await outcomeOf(runRestore, [backup, '--team', shop.team.id]),
    /^0 Restored team \w+: \d+ rows and 1 files as of /,
  )
  assert.deepEqual((await shop.owner.call('GET', path)).body, before)
  assert.deepEqual({ ...(await bookOf()), checkedAt: null }, { ...book, checkedAt: null })
  assert.equal((await listTools(product, assistant.token)).status, 401, 'what gives access is not restored')
  const content = await fetch(`${product.url}/api${path}/files/${fileId}/content`, {
    headers: { authorization },
  })
  assert.equal(content.status, 200)
  await content.body?.cancel()
  assert.equal((await other.owner.call('GET', `${other.path}/quotes/${living.id}`)).status, 200)
  assert.match(await outcomeOf(runRestore, [backup, '--team', 'nobody']), /^66 The backup has no team nobody/)
  assert.match(await outcomeOf(runRestore, [backup, '--team', 'a', '--deliver-events']), /^64 Usage/)
})
