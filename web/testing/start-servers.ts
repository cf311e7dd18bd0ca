import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import type { ScreenServers } from '../../server/testing/component-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    readonly servers: ScreenServers
  }
}

const program = fileURLToPath(new URL('../../server/testing/component-server.ts', import.meta.url))
const loading = new URL('../../server/module-loading.ts', import.meta.url).href

/** Starts the servers for the screens of all files, in a separate process, loaded as in production. */
export default async function startServers(project: TestProject): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [`--import=${loading}`, program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const first = once(createInterface({ input: child.stdout }), 'line')
  const line = await Promise.race([first, ended.then(() => undefined)])
  if (!line) throw new Error('The servers of the screens did not start')
  project.provide('servers', JSON.parse(String(line[0])) as ScreenServers)
  return async () => {
    child.stdin.end()
    await ended
  }
}
