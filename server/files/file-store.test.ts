import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test } from 'vitest'
import { after, startS3Service } from '#testing'
import { createFileStore } from './create-file-store.ts'
import type { FileStore } from './file-store.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'costard-files-'))
after(() => rm(dataDir, { recursive: true }))
const key = 'team1/file1'
const content = Buffer.from([0, 1, 2, 255])

async function keepsFiles(store: FileStore): Promise<void> {
  assert.equal(await store.get(key), undefined)
  await store.put(key, content)
  const stored = await store.get(key)
  assert.ok(stored && content.equals(await buffer(stored)))
  await store.remove(key)
  await store.remove(key)
  assert.equal(await store.get(key), undefined)
}

test('keeps files on disk, with nothing beside them', async () => {
  const store = createFileStore({ dataDir, s3: undefined })
  await keepsFiles(store)
  assert.deepEqual(await readdir(join(dataDir, 'files/team1')), [])
})

test('refuses keys that are paths', async () => {
  const store = createFileStore({ dataDir, s3: undefined })
  for (const path of ['../secret', 'team/../../secret', '/etc/passwd', 'team', 'team/a/b', 'team/a.b'])
    await assert.rejects(store.put(path, content), /not a key/)
})

test('keeps files in a bucket, with signed requests', async () => {
  const service = await startS3Service('photos')
  after(service.stop)
  const s3 = service.address
  await keepsFiles(createFileStore({ dataDir, s3 }))
  for (const { signature } of service.requests)
    assert.match(signature, /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request/)
})
