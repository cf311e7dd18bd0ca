import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { backupPlace, checkBackup, scheduledBackup } from '#backup'
import { findSealer } from '#secrets'
import { after, startS3Service, startTestProduct } from '#testing'

const folder = mkdtempSync(join(tmpdir(), 'costard-scheduled-'))
afterAll(() => rmSync(folder, { recursive: true }))
const product = await startTestProduct({ BACKUP_TO: folder, BACKUP_KEEP: '2', BACKUP_AT: '03:05' })
const logged: [level: string, fields: any, text: string][] = []
const log = {
  info: (fields: object, text: string) => logged.push(['info', fields, text]),
  error: (fields: object, text: string) => logged.push(['error', fields, text]),
  warn: () => {},
} as never
const backups = product.config.backups!
const job = scheduledBackup({ ...product.config, backups }, log, product.clock.now)

test('writes whole backups, keeps the newest, and touches no other file', async () => {
  assert.equal(job.schedule, '5 3 * * *')
  writeFileSync(join(folder, 'costard-notes.txt'), 'kept')
  const ofKilled = join(folder, 'costard-20200101T030500Z.tar.part')
  writeFileSync(ofKilled, 'half')
  for (let day = 0; day < 3; day += 1) {
    await job.run()
    product.clock.advanceSeconds(86_400)
  }
  const files = readdirSync(folder).filter((name) => name.endsWith('.tar'))
  assert.equal(files.length, 2)
  assert.ok(readdirSync(folder).includes('costard-notes.txt'))
  assert.ok(!existsSync(ofKilled))
  const sealer = await findSealer(product.config)
  for (const name of files) await checkBackup(backupPlace(folder).read(name), sealer)
  assert.deepEqual(
    logged.map(([level, , text]) => `${level} ${text}`),
    Array.from({ length: 3 }, () => 'info backup taken'),
  )
})

test('the last success is among the figures', async () => {
  const text = await (await fetch(`${product.url}/metrics`)).text()
  assert.match(text, /costard_backup_last\{figure="bytes"\} [1-9]\d+\n/)
  const [, at] = /costard_backup_last\{figure="at"\} (\d+)\n/.exec(text) ?? []
  assert.equal(Number(at), Math.floor(product.clock.now().getTime() / 1000) - 86_400)
})

test('a failure is logged and leaves nothing', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const failing = scheduledBackup(
    { ...product.config, backups: { ...backups, to: file } },
    log,
    product.clock.now,
  )
  await assert.rejects(failing.run())
  assert.equal(logged.at(-1)?.[2], 'backup failed')
})

test('backups in a bucket are kept, counted and shown as those in a folder', async () => {
  const service = await startS3Service('backups')
  after(service.stop)
  const other = await startTestProduct({ BACKUP_TO: service.url, BACKUP_KEEP: '2' })
  const settings = { ...other.config, backups: other.config.backups! }
  const inBucket = scheduledBackup(settings, log, other.clock.now)
  service.objects.set('costard-notes.txt', Buffer.from('kept'))
  for (let day = 0; day < 3; day += 1) {
    await inBucket.run()
    other.clock.advanceSeconds(86_400)
  }
  assert.match(logged.at(-1)?.[1].path, /^s3:\/\/backups\/costard-\d{8}T\d{6}Z\.tar$/)
  assert.equal(service.objects.size, 3)
  assert.ok(service.objects.has('costard-notes.txt'))
  const names = [...service.objects.keys()].filter((name) => name.endsWith('.tar'))
  const place = backupPlace(settings.backups.to)
  for (const name of names) await checkBackup(place.read(name), await findSealer(other.config))
  const lists = (): number => service.requests.filter(({ url }) => url.includes('list-type')).length
  const before = lists()
  for (let read = 0; read < 3; read += 1) {
    const text = await (await fetch(`${other.url}/metrics`)).text()
    assert.match(text, /costard_backup_last\{figure="bytes"\} [1-9]\d+\n/)
  }
  assert.equal(lists() - before, 1)
})
