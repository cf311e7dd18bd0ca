import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chooseRunAs } from '../database/embedded/run-as.ts'
import { freePort } from './start-test-server.ts'

const program = '/usr/sbin/pgbouncer'

/** Reason why tests with PgBouncer are skipped; false if it is installed. */
export const noPgbouncer: string | false = existsSync(program) ? false : 'PgBouncer is not installed'

/** Starts PgBouncer in front of a database. settings: lines for its section [pgbouncer]. */
export async function startPgbouncer(
  databaseUrl: string,
  settings: readonly string[],
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'costard-pgbouncer-'))
  const port = await freePort()
  const { pathname, searchParams, hostname, port: serverPort, username } = new URL(databaseUrl)
  const server = `host=${searchParams.get('host') ?? hostname} ${serverPort && `port=${serverPort}`}`
  const user = searchParams.get('user') ?? username
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = ${server} user=${user}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      ...settings,
      '',
    ].join('\n'),
  )
  const [command, ...prefix] = [...chooseRunAs(folder, program).prefix, program]
  const child = spawn(command, [...prefix, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  await untilOpen(port, child)
  return {
    url: `postgresql://${user}@127.0.0.1:${port}${pathname}`,
    stop: async () => {
      if (child.exitCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function untilOpen(port: number, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 10_000
  while (performance.now() < deadline && child.exitCode === null) {
    const socket = connect(port, '127.0.0.1')
    try {
      await once(socket, 'connect')
      return
    } catch {
      await pause(50)
    } finally {
      socket.destroy()
    }
  }
  throw new Error('PgBouncer did not start')
}
