import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { buildWeb } from './build-web.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { pinnedNode, root } from './run.mjs'

/** The server's word that its settings are wrong: to start it again would not help. */
const badConfigExitCode = 78
const shortestPauseMs = 250
const longestPauseMs = 15_000
/** A server that lived this long was well; its end says nothing about the next start. */
const soundLifeMs = 60_000
/** Failed starts one after the other, after which a person has to look. */
const maxFailedStarts = 6

let child
let isStopping = false
// A terminal sends Ctrl-C to the server as well; what it gets twice it does once.
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
    const { code, signal, lifeMs, wasReady } = await runServer()
    if (isStopping || code === 0 || code === badConfigExitCode) return code ?? 0
    failedStarts = wasReady ? 0 : failedStarts + 1
    if (failedStarts === maxFailedStarts) {
      console.error('The server does not start; its reason stands above')
      return 1
    }
    if (lifeMs > soundLifeMs) pauseMs = shortestPauseMs
    console.error(`The server ended unasked (${signal ?? `exit code ${code}`}), starting it again`)
    await pause(pauseMs)
    if (isStopping) return 0
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }
}

function runServer() {
  const startedAt = performance.now()
  let wasReady = false
  // The channel tells the server when this process ends in a way that it can not tell itself.
  child = spawn(pinnedNode, [`${root}/server/main.ts`], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  child.on('message', (message) => (wasReady ||= message === 'ready'))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      resolve({ code, signal, lifeMs: performance.now() - startedAt, wasReady })
    })
  })
}
