import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopProcess, waitForAnswer } from '../../child-process.ts'
import { jsonCalls, succeed } from './json-call.ts'
import { packageOf } from './package-of.ts'
import { type Peer, pageSize } from './peer.ts'
import { fields, type FieldType, listedNames } from './quote-row.ts'

const keys = { appId: 'bench', masterKey: 'master-key-of-the-benchmark' }
const types: Readonly<Record<FieldType, string>> = {
  boolean: 'Boolean',
  integer: 'Number',
  json: 'Array',
  text: 'String',
}

/** Starts Parse Server by its command line. The master key, which skips all permissions, is its cheapest access. */
export async function startParseServer(port: number, databaseURI: string): Promise<Peer> {
  const { folder: from, title: name } = packageOf('parse-server')
  const folder = mkdtempSync(join(tmpdir(), 'costard-bench-'))
  const origin = `http://127.0.0.1:${port}/parse`
  const settings = {
    ...keys,
    databaseURI,
    port,
    host: '127.0.0.1',
    mountPath: '/parse',
    serverURL: origin,
    logLevel: 'error',
    allowClientClassCreation: false,
  }
  writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings))
  const child = spawn(process.execPath, [join(from, 'bin/parse-server'), join(folder, 'settings.json')], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  const stop = async () => {
    await stopProcess(child)
    rmSync(folder, { recursive: true, force: true })
  }
  const call = jsonCalls(origin, {
    'x-parse-application-id': keys.appId,
    'x-parse-master-key': keys.masterKey,
  })
  try {
    await waitForAnswer(`${origin}/health`, child)
    const typed = Object.entries(fields).map(([field, type]) => [field, { type: types[type] }])
    await succeed(call('POST', '/schemas/Quote', { className: 'Quote', fields: Object.fromEntries(typed) }))
  } catch (error) {
    await stop()
    throw error
  }
  return {
    name,
    pid: child.pid!, // it answered
    list: (team, text) => call('GET', `/classes/Quote?${query(team, text)}`),
    open: (id) => call('GET', `/classes/Quote/${id}`),
    create: (row) => call('POST', '/classes/Quote', row),
    edit: (id, note) => call('PUT', `/classes/Quote/${id}`, { note }),
    quotesIn: (body) => body.results,
    idIn: (body) => body.objectId,
    stop,
  }
}

/** SQL that an operator of Parse Server adds for lists. */
export const parseServerIndex = 'create index on "Quote" (team, "createdAt" desc)'

function query(team: string, text: string | undefined): string {
  const has = { $regex: text, $options: 'i' }
  const where = text === undefined ? { team } : { team, $or: [{ number: has }, { customerName: has }] }
  return new URLSearchParams({
    where: JSON.stringify(where),
    order: '-createdAt',
    limit: String(pageSize),
    keys: listedNames.join(','),
  }).toString()
}
