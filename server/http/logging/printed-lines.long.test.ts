import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test } from 'vitest'

test('all that a server process prints is JSON, one object a line', { timeout: 60_000 }, async () => {
  const script = `
    import { consoleToLog, createLog } from '#http'
    consoleToLog(createLog({ logLevel: 'info' }))
    console.log('two\\nlines')
    console.error(new Error('of a library'))
    process.emitWarning('old')
    setTimeout(() => { throw new Error('uncaught') }, 50)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (chunk) => (stdout += String(chunk)))
  child.stderr.on('data', (chunk) => (stderr += String(chunk)))
  const [code] = await once(child, 'close')
  assert.equal(stderr, '')
  assert.equal(code, 1)
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { level: number; msg: string })
  assert.deepEqual(
    lines.map(({ level }) => level),
    [30, 40, 40, 60],
  )
  assert.equal(lines[0]?.msg, 'two\nlines')
})

test('a start that is refused prints one line of JSON', { timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, ['main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { PATH: process.env.PATH, PORT: 'high' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  const [code] = await once(child, 'close')
  assert.equal(code, 78)
  assert.match((JSON.parse(printed) as { msg: string }).msg, /^PORT: "high" .*accepted/)
})

const fullDisk = '/dev/full' // of Linux

test.runIf(existsSync(fullDisk))('a full disk for the log stops neither the server nor its end', async () => {
  const script = `
    import { createLog } from '#http'
    const log = createLog({ logLevel: 'info' })
    const { rss } = process.memoryUsage()
    for (let line = 0; line < 50_000; line++) log.info('a line of some length')
    process.send(process.memoryUsage().rss - rss)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', openSync(fullDisk, 'w'), 'inherit', 'ipc'],
  })
  const [[grown], [code]] = await Promise.all([once(child, 'message'), once(child, 'exit')])
  assert.equal(code, 0)
  assert.ok(grown < 100_000_000, `${grown} bytes`)
})
