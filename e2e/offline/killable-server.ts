import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { after } from '../../server/testing/after.ts'

const main = fileURLToPath(new URL('../../server/main.ts', import.meta.url))

/** The server as a process that can be killed and started again. */
export interface KillableServer {
  /** Starts it, and waits until it accepts requests. */
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
}

export function killableServer(env: Readonly<Record<string, string>>): KillableServer {
  let running: ChildProcess | undefined

  async function kill(): Promise<void> {
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }

  after(kill)
  return {
    kill,
    async start() {
      running = spawn(process.execPath, [main], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const isReady = () =>
        fetch(`http://localhost:${env.PORT}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      for (const deadline = performance.now() + 180_000; !(await isReady()); await pause(50))
        assert.ok(performance.now() < deadline, 'the server did not come up')
    },
  }
}
