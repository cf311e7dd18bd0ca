import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { Log } from '#http'
import { shrinkLimits } from './shrink-limits.ts'

export interface Shrinker {
  /**
   * Returns a picture as WebP, no larger than smallWidth; undefined if it cannot be made small. It is read when its
   * turn comes: of all that wait there is only one in memory.
   */
  readonly shrink: (read: ReadPicture, maxPixels: number) => Promise<Buffer | undefined>
  /** Whether more pictures wait than should. */
  readonly isBusy: () => boolean
  readonly close: () => void
}

export type ReadPicture = () => Promise<Buffer | undefined>

const Answer = z.object({ small: z.instanceof(Uint8Array).optional(), residentBytes: z.number() })

/** Makes pictures small one after another in a process of its own, which is started when there is one. */
export function createShrinker({
  log,
  limits = shrinkLimits,
}: {
  readonly log: Pick<Log, 'warn'>
  readonly limits?: { readonly [Name in keyof typeof shrinkLimits]: number }
}): Shrinker {
  const limit = pLimit(1)
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('./shrink-process.ts', import.meta.url)), [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('exit', () => {
      if (child === started) child = undefined
    })
    // Told by exit too, for those who wait.
    started.on('error', (error) => log.warn({ err: error }, 'the process that makes pictures small failed'))
    started.channel?.unref()
    return started
  }

  function stop(): void {
    const stopped = child
    child = undefined
    stopped?.kill('SIGKILL')
  }

  async function shrunk(read: ReadPicture, maxPixels: number): Promise<Buffer | undefined> {
    const picture = isClosed ? undefined : await read()
    if (!picture) return undefined
    clearTimeout(idle)
    const running = (child ??= start())
    running.ref()
    const ended = new AbortController()
    const end = (): void => ended.abort()
    const deadline = setTimeout(() => {
      log.warn({ limitMs: limits.shrinkMs }, 'making a picture small took too long')
      end()
    }, limits.shrinkMs)
    try {
      const answers = once(running, 'message', { signal: ended.signal })
      running.once('exit', end)
      running.send({ picture, maxPixels }, (error) => error && end())
      const [message]: unknown[] = await answers
      const { small, residentBytes } = Answer.parse(message)
      if (residentBytes > limits.residentBytes) stop()
      return small && Buffer.from(small)
    } catch {
      if (child === running) stop()
      return undefined
    } finally {
      clearTimeout(deadline)
      running.off('exit', end)
      running.unref()
      idle = setTimeout(stop, limits.idleMs).unref()
    }
  }

  return {
    isBusy: () => limit.pendingCount >= limits.waitingPictures,
    shrink: (read, maxPixels) => limit(() => shrunk(read, maxPixels)),
    close() {
      isClosed = true
      clearTimeout(idle)
      stop()
    },
  }
}
