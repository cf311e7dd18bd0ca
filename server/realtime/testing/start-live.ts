import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { pino } from 'pino'
import { after, testDatabase } from '#testing'
import { createDocuments } from '../documents/create-documents.ts'
import { createOnDisconnect } from '../on-disconnect/create-on-disconnect.ts'
import { createTransports } from '../transports.ts'
import { createUsage, type Usage } from '../usage.ts'

/**
 * Starts the live documents alone, with usage limits and a stub that checks tokens, until the last test. The
 * token is the id of the account; ids of guests start with `guest`. beforeSignIn: awaited by each sign-in.
 * Returns the origin.
 */
export async function startLive({
  usage = createUsage(() => new Date()),
  beforeSignIn,
}: {
  readonly usage?: Usage
  readonly beforeSignIn?: () => Promise<void>
}): Promise<string> {
  const stops: (() => unknown)[] = []
  const database = await testDatabase()
  after(async () => {
    for (const stop of stops) await stop()
  })
  const log = pino({ level: 'silent' })
  const now = (): Date => new Date()
  const documents = await createDocuments({ database, log, now, usage })
  const { check, endSession } = documents
  const onDisconnect = createOnDisconnect({ database, processId: 'here', check, endSession })
  const verifyIdToken = async (userId: string) => {
    await beforeSignIn?.()
    return { userId, isGuest: userId.startsWith('guest'), expiresAt: new Date(Date.now() + 600_000) }
  }
  const { routes, upgrade, close } = createTransports({
    documents,
    listened: documents,
    onDisconnect,
    verifyIdToken,
    log,
    now,
  })
  const server = createAdaptorServer({ fetch: routes.fetch }) as Server // plain HTTP without options
  server.on('upgrade', upgrade)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  stops.push(close, () => server.close(), documents.close)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}` // listening on TCP
}
