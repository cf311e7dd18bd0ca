import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { pino } from 'pino'
import { readConfig } from '../server/config/config.ts'
import { startServer } from '../server/start-server.ts'
import { aQuote, aShop, freePort, samples, startTestProduct } from '../server/testing/testing.ts'
import { runFiles } from './run-files.ts'

const SECRET_KEY = 'ab'.repeat(32)
const product = await startTestProduct({ SECRET_KEY })
const shop = await aShop(product)
const { id } = await aQuote(shop)
const authorization = `Bearer ${await shop.owner.idToken()}`
const path = `/api${shop.path}/quotes/${id}/files`
const added = await fetch(`${product.url}${path}?name=front.jpg`, {
  method: 'POST',
  headers: { authorization },
  body: new Uint8Array(samples.jpeg),
})
const file = (await added.json()) as { readonly id: string }
const { publicUrl, dataDir, databaseUrl: DATABASE_URL = '' } = product.config
const env = { SECRET_KEY, DATABASE_URL, PUBLIC_URL: publicUrl, LOG_LEVEL: 'silent' }
const elsewhere = mkdtempSync(join(tmpdir(), 'costard-files-'))
afterAll(() => rmSync(elsewhere, { recursive: true }))

/** Starts another process of the installation, uses it, and stops it. */
async function withSecond(
  settings: Readonly<Record<string, string>>,
  ask: (origin: string) => Promise<void> = async () => {},
): Promise<void> {
  const port = await freePort()
  const config = readConfig({ ...env, ...settings, PORT: String(port) })
  const second = await startServer(config, pino({ level: 'silent' }), product.clock.now)
  try {
    await ask(`http://127.0.0.1:${port}`)
  } finally {
    await second.close()
  }
}

async function files(word: string, DATA_DIR: string): Promise<string> {
  let output = ''
  const write = (text: string): void => void (output += text)
  return `${await runFiles([word], { env: { ...env, DATA_DIR }, stdout: write, stderr: write })} ${output}`
}

test('a second process with the same folder has the files of the first', async () => {
  await withSecond({ DATA_DIR: dataDir }, async (origin) => {
    const content = await fetch(`${origin}${path}/${file.id}/content`, { headers: { authorization } })
    assert.equal(content.status, 200)
    await content.body?.cancel()
  })
})

test('a second process with another folder, or a bucket, does not start', async () => {
  await assert.rejects(withSecond({ DATA_DIR: elsewhere }), {
    message: /^DATA_DIR: photos and attachments of this database are stored elsewhere.*; accepted: /,
  })
  const S3_URL = 'http://key:secret@127.0.0.1:1/photos'
  await assert.rejects(withSecond({ DATA_DIR: elsewhere, S3_URL }), { message: /^S3_URL: .*; accepted: / })
})

test('a folder is adopted once it has every file', async () => {
  assert.match(await files('adopt', elsewhere), /^65 1 of 1 files are missing: /)
  cpSync(join(dataDir, 'files', shop.team.id), join(elsewhere, 'files', shop.team.id), { recursive: true })
  assert.equal(await files('check', elsewhere), '0 All 1 files are there\n')
  await assert.rejects(withSecond({ DATA_DIR: elsewhere }), /stored elsewhere/)
  assert.equal(
    await files('adopt', elsewhere),
    '0 All 1 files are there; servers use this place from now on\n',
  )
  await withSecond({ DATA_DIR: elsewhere })
  assert.match(await files('', elsewhere), /^64 Usage/)
})
