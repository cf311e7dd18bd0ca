import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { test } from 'vitest'
import { after } from '#testing'
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
  const objects = new Map<string, Buffer>()
  const signatures: string[] = []
  // Stands for a service that speaks S3.
  const service = createServer(async (request, response) => {
    signatures.push(request.headers.authorization ?? '')
    const path = request.url ?? ''
    if (request.method === 'PUT') objects.set(path, await buffer(request))
    const object = objects.get(path)
    if (request.method === 'DELETE') objects.delete(path)
    const status = request.method === 'DELETE' ? 204 : object ? 200 : 404
    response.writeHead(status).end(request.method === 'GET' ? object : undefined)
  })
  await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
  after(() => service.close())
  const address = service.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const endpoint = `http://127.0.0.1:${port}/photos`
  const s3 = { endpoint, accessKeyId: 'key', secretAccessKey: 'secret', region: 'eu-west-1' }
  await keepsFiles(createFileStore({ dataDir, s3 }))
  for (const signature of signatures)
    assert.match(signature, /^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-west-1\/s3\/aws4_request/)
})
