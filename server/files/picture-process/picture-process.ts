import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import type { Log } from '#http'

/** A separate process that does one job at a time, started for the first job. */
export interface PictureProcess {
  /** Returns the answer; undefined if the process exited, or took too long and was killed. */
  readonly ask: (job: object) => Promise<unknown>
  readonly close: () => void
}

/** Time limit in milliseconds, and memory limits in bytes. */
export interface PictureProcessLimits {
  readonly jobMs: number
  /** Additional time for starting the process, before its first job. */
  readonly startMs: number
  /** Memory above which the process is replaced after a job. */
  readonly residentBytes: number
  readonly idleMs: number
}

const Answer = z.object({ answer: z.unknown(), residentBytes: z.number() })

/**
 * Reads strangers' pictures outside of the server: native code can only be stopped by killing its process,
 * and its memory is freed when the process exits. script: calls answerJobs. does: description for the log,
 * such as "making a picture small".
 */
export function createPictureProcess({
  script,
  does,
  log,
  limits,
}: {
  readonly script: URL
  readonly does: string
  readonly log: Pick<Log, 'warn'>
  readonly limits: PictureProcessLimits
}): PictureProcess {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): ChildProcess {
    const started = fork(script, [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    // An `exit` event follows, which resolves those who wait.
    started.on('error', (error) => log.warn({ err: error }, `the process for ${does} failed`))
    started.channel?.unref()
    return started
  }

  function stop(): void {
    const stopped = child
    child = undefined
    stopped?.kill('SIGKILL')
  }

  return {
    async ask(job) {
      if (isClosed) return undefined
      clearTimeout(idle)
      const limitMs = limits.jobMs + (child ? 0 : limits.startMs)
      const running = (child ??= start())
      running.ref()
      const ended = new AbortController()
      const end = (): void => ended.abort()
      const deadline = setTimeout(() => {
        log.warn({ limitMs }, `${does} took too long`)
        end()
      }, limitMs)
      try {
        const answers = once(running, 'message', { signal: ended.signal })
        running.once('exit', end)
        running.send(job, (error) => error && end())
        const [message]: unknown[] = await answers
        const { answer, residentBytes } = Answer.parse(message)
        if (residentBytes > limits.residentBytes) stop()
        return answer
      } catch {
        if (child === running) stop()
        return undefined
      } finally {
        clearTimeout(deadline)
        running.off('exit', end)
        running.unref()
        idle = setTimeout(stop, limits.idleMs).unref()
      }
    },
    close() {
      isClosed = true
      clearTimeout(idle)
      stop()
    },
  }
}
