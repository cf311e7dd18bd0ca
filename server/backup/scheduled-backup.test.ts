import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, test } from 'vitest'
import { checkBackup, readBackupFile, scheduledBackup } from '#backup'
import { findSealer } from '#secrets'
import { startTestProduct } from '#testing'

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
  for (let day = 0; day < 3; day += 1) {
    await job.run()
    product.clock.advanceSeconds(86_400)
  }
  const files = readdirSync(folder).filter((name) => name.endsWith('.tar'))
  assert.equal(files.length, 2)
  assert.ok(readdirSync(folder).includes('costard-notes.txt'))
  const sealer = await findSealer(product.config)
  for (const name of files) await checkBackup(readBackupFile(join(folder, name)), sealer)
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
