import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { test } from 'vitest'
import { after, startS3Service } from '#testing'
import { bucketPlace } from './bucket-place.ts'

const service = await startS3Service('backups')
after(service.stop)
const place = bucketPlace(service.address, 1_000)
const content = randomBytes(2_500)

async function* inChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += 333) yield bytes.subarray(from, from + 333)
}

const contentOf = (name: string): Promise<Buffer> => buffer(place.read(name))

test('a file is written and read in pieces, and nothing is overwritten', async () => {
  assert.equal(await place.write('a.tar', inChunks(content)), 2_500)
  const parts = service.requests.filter(({ url }) => url.includes('partNumber'))
  assert.equal(parts.length, 3)
  assert.ok(content.equals(await contentOf('a.tar')))
  await assert.rejects(place.write('a.tar', inChunks(content)), { code: 'EEXIST' })
  await assert.rejects(place.requireFile('none.tar'), { code: 'ENOENT', message: /backups has no none\.tar/ })
  assert.equal(place.addressOf('a.tar'), 's3://backups/a.tar')
})

test('an upload and a download go on after a cut connection, with the piece that was cut', async () => {
  const cutOnce = new Set(['partNumber=2', 'bytes'])
  service.cuts = (method, url) => {
    if (method === 'PUT' && url.includes('partNumber=2')) return cutOnce.delete('partNumber=2')
    return method === 'GET' && cutOnce.delete('bytes')
  }
  const before = service.requests.length
  assert.equal(await place.write('cut.tar', inChunks(content)), 2_500)
  const parts = service.requests.slice(before).filter(({ url }) => url.includes('partNumber'))
  assert.equal(parts.length, 4)
  assert.ok(content.equals(await contentOf('cut.tar')))
  assert.equal(cutOnce.size, 0)
  service.cuts = () => false
})

test('an upload whose source fails leaves nothing', async () => {
  async function* failing(): AsyncGenerator<Buffer> {
    yield content
    throw new Error('the database is gone')
  }
  await assert.rejects(place.write('failed.tar', failing()), /the database is gone/)
  assert.ok(!service.objects.has('failed.tar'))
  assert.equal(service.uploads.size, 0)
})

test('uploads of killed processes are removed after a day, others stay', async () => {
  const now = new Date('2026-11-27T12:00:00Z')
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000)
  const uploads = [
    ['old', 'costard-20261125T023000Z.tar', 48],
    ['running', 'costard-20261127T113000Z.tar', 1],
    ['foreign', 'photos.zip', 48],
  ] as const
  for (const [id, key, hours] of uploads)
    service.uploads.set(id, { key, parts: new Map(), initiated: hoursAgo(hours) })
  await place.prepare(now)
  assert.deepEqual([...service.uploads.keys()], ['running', 'foreign'])
  // In the response, a single upload is not in a list, and no upload is represented by nothing.
  service.uploads.delete('running')
  await place.prepare(now)
  service.uploads.clear()
  await place.prepare(now)
})

test('a bucket that does not exist is named', async () => {
  const other = bucketPlace({
    ...service.address,
    endpoint: service.address.endpoint.replace('backups', 'none'),
  })
  await assert.rejects(other.scheduled(), /there is no bucket none/)
})
