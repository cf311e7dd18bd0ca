import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { buildWeb } from './build-web.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { pinnedNode, root } from './run.mjs'

/** The server's exit code for invalid settings, for which a restart would not help. */
const badConfigExitCode = 78
const shortestPauseMs = 250
const longestPauseMs = 15_000
/** After a run of this length, the pause before a restart is short again. */
const stableAfterMs = 60_000
/** Number of failed starts in a row after which the script exits. */
const maxFailedStarts = 6

let child
let isStopping = false
// A terminal sends Ctrl+C to the server too; the second signal has no effect.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isStopping = true
    child?.kill('SIGTERM')
  })
}

await ensureInstalled()
await buildWeb()
process.exitCode = await keepRunning()

async function keepRunning() {
  let pauseMs = shortestPauseMs
  let failedStarts = 0
  while (true) {
    const { code, signal, uptimeMs, wasReady } = await runServer()
    if (isStopping || code === 0 || code === badConfigExitCode) return code ?? 0
    failedStarts = wasReady ? 0 : failedStarts + 1
    if (failedStarts === maxFailedStarts) {
      console.error('The server does not start; see the reason above')
      return 1
    }
    if (uptimeMs > stableAfterMs) pauseMs = shortestPauseMs
    console.error(`The server ended unexpectedly (${signal ?? `exit code ${code}`}), restarting`)
    await pause(pauseMs)
    if (isStopping) return 0
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

function runServer() {
  const startedAt = performance.now()
  let wasReady = false
  // The closed channel notifies the server when this process exits, even by SIGKILL.
  child = spawn(pinnedNode, [`${root}/server/main.ts`], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('message', (message) => (wasReady ||= message === 'ready'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      resolve({ code, signal, uptimeMs: performance.now() - startedAt, wasReady })
    })
  })
}
