import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { CatalogSummary, QuoteList } from '@costard/contract'
import { freePort } from '../../server/testing/start-test-server.ts'
import { setUp, test } from '../steps/story.ts'
import { after } from '../../server/testing/after.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'costard-saving-'))
let port: number
let url: string

setUp(async () => {
  port = await freePort()
  url = `http://localhost:${port}`
  after(async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  })
})
let server: ChildProcess

async function startServer(): Promise<void> {
  const env = { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  server = spawn(process.execPath, [main], { env, stdio: 'ignore' })
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const deadline = performance.now() + 60_000; !(await isReady()); await pause(50))
    assert.ok(performance.now() < deadline, 'the server did not come up')
}

async function call<T>(path: string, idToken: string, body?: object): Promise<T> {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  assert.ok(response.ok, `${path} answered ${response.status}`)
  return (await response.json()) as T
}

test('a server killed in the middle of saving quotes loses none that it acknowledged', async () => {
  test.setTimeout(180_000)
  await startServer()
  const { apiKey } = (await (await fetch(`${url}/__/firebase/init.json`)).json()) as { apiKey: string }
  const { idToken } = await call<{ idToken: string }>(`/v1/accounts:signUp?key=${apiKey}`, '', {
    returnSecureToken: true,
  })
  const team = await call<{ id: string }>('/api/teams', idToken, {
    name: 'Quay',
    country: 'IE',
    language: 'en',
  })
  const [tradeIn] = await call<CatalogSummary[]>(`/api/teams/${team.id}/catalogs`, idToken)
  const line = {
    catalogId: tradeIn?.id,
    variantId: 'iphone-13-256',
    device: { name: 'iPhone 13' },
    answers: {},
  }

  const acknowledged: string[] = []
  const save = async () => {
    for (;;) {
      const { number } = await call<{ number: string }>(`/api/teams/${team.id}/quotes`, idToken, {
        lines: [line],
      })
      acknowledged.push(number)
    }
  }
  const savers = Array.from({ length: 6 }, () => assert.rejects(save))
  while (acknowledged.length < 60) await pause(5)
  server.kill('SIGKILL')
  await Promise.all(savers)
  assert.equal(new Set(acknowledged).size, acknowledged.length, 'two quotes share a number')

  await startServer()
  const kept = new Set<string>()
  let cursor: string | null = ''
  while (cursor !== null) {
    const page: QuoteList = await call(
      `/api/teams/${team.id}/quotes${cursor && `?cursor=${encodeURIComponent(cursor)}`}`,
      idToken,
    )
    for (const { number } of page.quotes) kept.add(number)
    cursor = page.nextCursor
  }
  assert.deepEqual(
    acknowledged.filter((number) => !kept.has(number)),
    [],
  )
  // Quotes being saved when the server died may have been saved or not, but never partly.
  assert.ok(kept.size - acknowledged.length <= savers.length)
  const { number } = await call<{ number: string }>(`/api/teams/${team.id}/quotes`, idToken, {
    lines: [line],
  })
  assert.ok(!kept.has(number))
})
