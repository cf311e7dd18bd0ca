import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitForAnswer } from '../child-process.ts'
import type { OurServer } from '../our-server.ts'

/** Starts HAProxy with the example configuration in ops/, without TLS. Returns a function that stops it. */
export async function startBalancer(
  folder: string,
  port: number,
  servers: readonly OurServer[],
): Promise<() => void> {
  const example = readFileSync(new URL('../../ops/proxies/haproxy.cfg', import.meta.url), 'utf8')
  const lines = servers.map((server, at) => `  server process${at} 127.0.0.1:${server.port}`)
  const text = example
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace(/( {2}server .*\n?)+/, `${lines.join('\n')}\n`)
  writeFileSync(join(folder, 'haproxy.cfg'), text)
  const child = spawn('/usr/sbin/haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' })
  await waitForAnswer(`http://127.0.0.1:${port}/readyz`, child)
  return () => void child.kill('SIGKILL')
}
