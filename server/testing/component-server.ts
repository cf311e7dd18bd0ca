import { setAtEnd } from './after.ts'
import { ofTest } from './kept-statements.ts'
import { startTestServer } from './start-test-server.ts'

/** Address of the server that a component test's screen calls. */
export interface ScreenServer {
  readonly url: string
  /** For statements of the test itself. */
  readonly databaseUrl: string
}

/** One server without limits, and one with limited plans and rates. */
export type ScreenServers = Readonly<Record<'free' | 'limited', ScreenServer>>

// Run as a program: starts the servers, prints their addresses as one line of JSON, and stops them when its
// input ends.
const ends: (() => unknown)[] = []
setAtEnd((end) => void ends.push(end))
const servers: ScreenServers = { free: await start('off'), limited: await start('on') }
console.log(JSON.stringify(servers))
process.stdin.resume().once('end', async () => {
  for (const end of ends.toReversed()) await end()
  process.exit()
})

async function start(limits: 'on' | 'off'): Promise<ScreenServer> {
  const { url, config } = await startTestServer({ env: { APP_CHECK: 'off', RATE_LIMITS: limits } })
  return { url, databaseUrl: ofTest(config.databaseUrl ?? '') }
}
