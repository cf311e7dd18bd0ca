import { execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { stopProcess, waitForAnswer } from '../../child-process.ts'
import { jsonCalls, succeed } from './json-call.ts'
import { packageOf } from './package-of.ts'
import { type Peer, pageSize } from './peer.ts'
import { fields, type FieldType, listedNames } from './quote-row.ts'

const token = 'static-token-of-the-benchmark'
const types: Readonly<Record<FieldType, string>> = {
  boolean: 'boolean',
  integer: 'integer',
  json: 'json',
  text: 'string',
}
const preload = ['--import', fileURLToPath(new URL('without-isolated-vm.ts', import.meta.url))]
const shown = ['id', 'createdAt', 'updatedAt', ...listedNames].join(',')

/**
 * Starts Directus by its command line. The static token of an administrator, whom no permission limits, is its
 * cheapest access; no activity or revision of a quote is recorded, and the limit that answers 503 under load is off.
 */
export async function startDirectus(port: number, databaseUrl: string): Promise<Peer> {
  const { folder: from, title: name } = packageOf('directus')
  const folder = mkdtempSync(join(tmpdir(), 'costard-bench-'))
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    DB_CLIENT: 'pg',
    DB_CONNECTION_STRING: databaseUrl,
    SECRET: 'a secret of the benchmark that is long enough',
    ADMIN_EMAIL: 'owner@example.com',
    ADMIN_PASSWORD: 'correct horse battery',
    ADMIN_TOKEN: token,
    TELEMETRY: 'false',
    SERVE_APP: 'false',
    PRESSURE_LIMITER_ENABLED: 'false',
    LOG_LEVEL: 'error',
  }
  const command = [...preload, join(from, 'cli.js')]
  await promisify(execFile)(process.execPath, [...command, 'bootstrap'], { cwd: folder, env })
  const child = spawn(process.execPath, [...command, 'start'], { cwd: folder, env, stdio: 'ignore' })
  const stop = async () => {
    await stopProcess(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const call = jsonCalls(origin, { authorization: `Bearer ${token}` })
  try {
    await waitForAnswer(`${origin}/server/ping`, child)
    await succeed(call('POST', '/collections', collection()))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    name,
    pid: child.pid!, // it answered
    list: (team, text) => call('GET', `/items/quotes?${query(team, text)}`),
    open: (id) => call('GET', `/items/quotes/${id}`),
    create: (row) => call('POST', '/items/quotes', row),
    edit: (id, note) => call('PATCH', `/items/quotes/${id}`, { note }),
    quotesIn: (body) => body.data,
    idIn: (body) => String(body.data.id),
    stop,
  }
}

/** SQL that an operator of Directus adds for lists. */
export const directusIndex = 'create index on quotes (team, "createdAt" desc)'

function collection(): object {
  const key = { field: 'id', type: 'integer', schema: { is_primary_key: true, has_auto_increment: true } }
  const timeOf = (field: string, special: string) => ({
    field,
    type: 'timestamp',
    meta: { special: [special] },
  })
  const others = Object.entries(fields).map(([field, type]) => ({
    field,
    type: types[type],
    ...(type === 'json' && { meta: { special: ['cast-json'] } }),
  }))
  return {
    collection: 'quotes',
    schema: {},
    meta: { accountability: null },
    fields: [key, timeOf('createdAt', 'date-created'), timeOf('updatedAt', 'date-updated'), ...others],
  }
}

function query(team: string, text: string | undefined): string {
  const isOf = { team: { _eq: team } }
  const has = { _icontains: text }
  const filter = text === undefined ? isOf : { ...isOf, _or: [{ number: has }, { customerName: has }] }
  return new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: '-createdAt',
    limit: String(pageSize),
    fields: shown,
  }).toString()
}
