import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { CodedError, type Log } from '#http'
import { createOwnerQueue } from '../owner-queue.ts'
import type { PdfDocument } from './pdf-document.ts'
import { pdfLimits } from './pdf-limits.ts'
import { templateVersion } from './template-version.ts'

export interface PdfPrinter {
  /**
   * Returns the document as PDF. Its content is created when its turn comes, so only one waiting document is
   * in memory. owner: of the document; owners take turns. Throws document/busy, document/unavailable, and
   * errors of `makeContent`.
   */
  readonly print: (owner: string, makeContent: MakeContent) => Promise<Buffer>
  /** Hash that changes with the templates. */
  readonly version: string
  readonly close: () => Promise<void>
}

type Limits = { readonly [Name in keyof typeof pdfLimits]: number }

export type MakeContent = () => Promise<PdfDocument>

interface Waiting {
  readonly makeContent: MakeContent
  readonly since: number
  readonly resolve: (file: Buffer) => void
  readonly reject: (error: unknown) => void
}

const Answer = z.object({
  file: z.instanceof(Uint8Array).optional(),
  problem: z.string().optional(),
  isUnavailable: z.boolean().optional(),
  residentBytes: z.number(),
})

/**
 * Makes PDFs one after another in a separate process, which is started when there is something to print.
 * Teams take turns, so that a team that prints continuously delays others by one document at most.
 */
export function createPdfPrinter({
  log,
  limits = pdfLimits,
}: {
  readonly log: Log
  readonly limits?: Limits
}): PdfPrinter {
  const queue = createOwnerQueue<Waiting>({
    maxWaiting: limits.waitingDocuments,
    maxOfOwner: limits.waitingDocumentsOfTeam,
  })
  let child: ChildProcess | undefined
  let running: { readonly job: Waiting; readonly deadline: NodeJS.Timeout } | undefined
  let idle: NodeJS.Timeout | undefined
  let isClosed = false

  function next(): void {
    clearTimeout(idle)
    while (!running) {
      const job = queue.take()
      if (!job) break
      if (performance.now() - job.since > limits.waitingMs) job.reject(busy())
      else run(job)
    }
    if (!running) idle = setTimeout(stop, limits.idleMs).unref()
  }

  function run(job: Waiting): void {
    const deadline = setTimeout(() => {
      log.warn({ limitMs: limits.compileMs }, 'making a PDF took too long')
      stop()
      settle()?.job.reject(busy())
      next()
    }, limits.compileMs)
    running = { job, deadline }
    job.makeContent().then(
      (document) => {
        if (running?.job === job) compile(document)
      },
      (error: unknown) => {
        if (running?.job === job) fail(error)
      },
    )
  }

  function compile(document: PdfDocument): void {
    if (document.data.length + document.attachment.length > limits.documentLength)
      return fail(new Error('the document is too long to print'))
    const process = (child ??= start())
    process.ref()
    process.send(document)
  }

  function fail(error: unknown): void {
    settle()?.job.reject(error)
    next()
  }

  function start(): ChildProcess {
    const started = fork(fileURLToPath(new URL('./compiler-process.ts', import.meta.url)), [], {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('message', (message) => {
      const { file, problem, isUnavailable, residentBytes } = Answer.parse(message)
      const job = settle()?.job
      if (file) job?.resolve(Buffer.from(file))
      else if (isUnavailable) job?.reject(new CodedError({ code: 'document/unavailable', status: 501 }))
      else job?.reject(new Error(`the PDF could not be made: ${problem}`))
      if (residentBytes > limits.residentBytes) stop()
      else started.unref()
      next()
    })
    const onEnd = (): void => {
      if (child !== started) return
      child = undefined
      settle()?.job.reject(new Error('the process that makes PDFs ended'))
      next()
    }
    started.on('exit', onEnd)
    started.on('error', onEnd)
    started.channel?.unref()
    return started
  }

  function settle(): typeof running {
    const ended = running
    clearTimeout(ended?.deadline)
    running = undefined
    return ended
  }

  function stop(): void {
    const stopped = child
    child = undefined
    stopped?.kill('SIGKILL')
  }

  return {
    version: templateVersion(),
    print(owner, makeContent) {
      if (isClosed) return Promise.reject(busy())
      return new Promise((resolve, reject) => {
        const job = { makeContent, since: performance.now(), resolve, reject }
        queue.add(owner, job)?.reject(busy())
        next()
      })
    },
    async close() {
      isClosed = true
      clearTimeout(idle)
      for (const { reject } of queue.clear()) reject(busy())
      stop()
      settle()?.job.reject(busy())
    },
  }
}

const retryAfterSeconds = 5

function busy(): CodedError {
  return new CodedError({ code: 'document/busy', status: 503, retryAfterSeconds })
}
