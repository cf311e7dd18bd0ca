import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { root } from '../run.mjs'
import type { FileResult, TestResult } from './file-result.ts'
import { openHandles } from './worker-words.ts'

export interface FileWorker {
  runFile: (file: string) => Promise<FileResult>
  close: () => Promise<void>
}

type Message =
  | { type: 'ready' }
  | { type: 'test' | 'done'; result: TestResult }
  | { type: 'holding'; holds: string }

const timeoutMs = 300_000
/** How long the process of a file that takes too long may think about what it waits for. */
const sayMs = 5_000
const worker = fileURLToPath(new URL('worker.ts', import.meta.url))
const reporter = new URL('report-results.ts', import.meta.url).href
const testContext = new URL('test-context.ts', import.meta.url).href

/** A process that runs test files one after the other. It is replaced when a file ends it or exceeds five minutes. */
export function openFileWorker(env: NodeJS.ProcessEnv): FileWorker {
  let child: ChildProcess | undefined

  async function start(): Promise<ChildProcess> {
    const started = fork(worker, {
      cwd: root,
      env,
      execArgv: [
        `--import=${testContext}`,
        `--test-reporter=${reporter}`,
        // Most of what a test allocates is garbage soon: fewer and larger collections of the young generation.
        '--max-semi-space-size=64',
        '--disable-warning=ExperimentalWarning',
      ],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    await once(started, 'message')
    return started
  }

  async function runFile(file: string): Promise<FileResult> {
    const running = (child ??= await start())
    const startedAt = performance.now()
    const tests: TestResult[] = []
    return new Promise((resolve) => {
      let holding = ''
      const end = (reason: string | undefined): void => {
        clearTimeout(timeout)
        clearTimeout(kill)
        running.off('message', onMessage).off('exit', onExit)
        const durationMs = performance.now() - startedAt
        resolve({ file, durationMs, tests, ...(reason !== undefined && { reason }) })
      }
      const onMessage = (message: unknown): void => {
        const said = message as Exclude<Message, { type: 'ready' }>
        if (said.type === 'holding') {
          holding = `; it took longer than five minutes and waits for ${said.holds}`
          running.kill('SIGKILL')
        } else if (said.type === 'done') end(said.result.reason)
        else tests.push(said.result)
      }
      const onExit = (code: number | null, signal: string | null): void => {
        child = undefined
        end(`the process of the tests ended early (${signal ?? `exit code ${code}`})${holding}`)
      }
      const timeout = setTimeout(() => running.send(openHandles), timeoutMs)
      const kill = setTimeout(() => running.kill('SIGKILL'), timeoutMs + sayMs)
      running.on('message', onMessage).once('exit', onExit).send(`${root}/${file}`)
    })
  }

  return {
    runFile,
    async close() {
      if (!child) return
      const exited = once(child, 'exit')
      if (child.connected) child.disconnect()
      await exited
    },
  }
}
