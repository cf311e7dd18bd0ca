import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { pino } from 'pino'
import { buildWeb } from '../../scripts/build-web.mjs'
import { makeRelease } from '../../scripts/release/make-release.ts'
import { root } from '../../scripts/run.mjs'
import { openEmbedded } from '../../server/database/embedded/embedded.ts'
import { type Row, tableOf } from '../table.ts'

const port = 3974
const starts = 5
const idleMs = 10_000
/** Maximum cost of a release, as a share of the cost of the clone. */
const targets = { cpu: 0.4, memory: 0.55, size: 0.3 }

/**
 * A folder from which the server can be started. Each has its own database, since an older program refuses
 * the database of a newer one.
 */
interface Subject {
  readonly folder: string
  readonly script: string
  readonly databaseUrl: string
}

/** Seconds and megabytes. */
interface Start {
  readonly cpu: number
  readonly memory: number
}

/**
 * Compares a release with a clone: CPU time of a start until the server is ready, and memory after ten idle
 * seconds, alternately. CLONE: folder of another clone with its packages, by default this one.
 */
export async function benchRelease(print: (line: string) => void): Promise<string> {
  const place = mkdtempSync(join(tmpdir(), 'costard-bench-'))
  await buildWeb()
  await makeRelease(root, join(place, 'release'))
  const database = await openEmbedded(join(place, 'database'), pino({ level: 'silent' }))
  const { host, user } = database.connection
  const urlOf = (name: string): string =>
    `postgresql:///${name}?host=${encodeURIComponent(host)}&user=${user}`
  const clone = { folder: process.env.CLONE ?? root, script: 'server/main.ts', databaseUrl: urlOf('clone') }
  const release = { folder: join(place, 'release'), script: 'costard.js', databaseUrl: urlOf('release') }
  const client = new pg.Client(urlOf(database.connection.database))
  await client.connect()
  try {
    for (const name of ['clone', 'release']) await client.query(`create database ${name}`)
    // Not counted: the first start of each fills its database, and a clone caches its compiled code.
    for (const subject of [clone, release]) await measureStart(subject, join(place, 'data'))
    const measured: { clone: Start; release: Start }[] = []
    for (let time = 1; time <= starts; time += 1) {
      print(`start ${time} of ${starts}`)
      const pair = { clone: await measureStart(clone, join(place, 'data')) }
      measured.push({ ...pair, release: await measureStart(release, join(place, 'data')) })
    }
    const both = (of: keyof Start): [number, number] => [
      median(measured.map((pair) => pair.clone[of])),
      median(measured.map((pair) => pair.release[of])),
    ]
    const sizes: [number, number] = [megabytesOf(clone.folder), megabytesOf(release.folder)]
    return tableOf([
      compare('CPU of a start, s', both('cpu'), targets.cpu, 2),
      compare('memory after 10 idle seconds, MB', both('memory'), targets.memory, 0),
      compare('size on disk with packages, MB', sizes, targets.size, 0),
    ])
  } finally {
    await client.end()
    await database.close()
    rmSync(place, { recursive: true, force: true })
  }
}

async function measureStart({ folder, script, databaseUrl }: Subject, dataDir: string): Promise<Start> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
  }
  const child = spawn(process.execPath, [script], {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message') // the message 'ready'
  // Clock ticks of 10 ms. Source: proc(5), fields 14 and 15 of stat.
  const [, fields = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')
  const [user = '', system = ''] = fields.split(' ').slice(11)
  await pause(idleMs)
  const [, kilobytes = ''] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? []
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
  return { cpu: (Number(user) + Number(system)) / 100, memory: Number(kilobytes) / 1024 }
}

function compare(
  what: string,
  [clone, release]: readonly [number, number],
  target: number,
  digits: number,
): Row {
  const share = release / clone
  return {
    what,
    measured: `${clone.toFixed(digits)} in a clone, ${release.toFixed(digits)} in a release: ${share.toFixed(2)}`,
    target: `at most ${target} of it`,
    isMet: share <= target,
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function megabytesOf(folder: string): number {
  return Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1024
}
