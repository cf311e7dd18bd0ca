import { Worker } from 'node:worker_threads'
import type { CatalogDocument } from '@costard/contract'
import type { PublishFinding } from '@costard/pricing'
import { apiError } from '../../calls/api-error.ts'

export interface CheckJob {
  readonly pricing: CatalogDocument['pricing']
  readonly date: string
}

export interface CheckResult {
  readonly errors: readonly PublishFinding[]
  readonly warnings: readonly PublishFinding[]
}

interface Waiting {
  readonly job: CheckJob
  readonly resolve: (result: CheckResult) => void
  readonly reject: (error: unknown) => void
}

export const checkLimits = {
  /** Maximum number of waiting checks. */
  maxWaiting: 20,
  /** Time limit of a check; 20,000 variants take about 2 s. */
  jobMs: 15_000,
  /** Time until a thread without work ends. */
  idleMs: 30_000,
} as const

/** Checks catalogs one after another in a thread, so that a large one never delays other requests. */
export class CatalogChecker {
  readonly #waiting: Waiting[] = []
  #worker: Worker | undefined
  #running: Waiting | undefined
  #timer: NodeJS.Timeout | undefined

  /** Returns the findings of compileCatalog. Throws catalog/busy. */
  check(job: CheckJob): Promise<CheckResult> {
    if (this.#waiting.length >= checkLimits.maxWaiting) return Promise.reject(apiError('catalog/busy'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    if (this.#running) return
    clearTimeout(this.#timer)
    const next = this.#waiting.shift()
    if (!next) {
      this.#timer = setTimeout(() => this.#stop(), checkLimits.idleMs).unref()
      return
    }
    this.#running = next
    this.#timer = setTimeout(() => this.#end(apiError('catalog/busy')), checkLimits.jobMs)
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage(next.job)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./catalog-worker.ts', import.meta.url))
    worker.on('message', (result: CheckResult) => {
      const done = this.#running
      this.#running = undefined
      worker.unref()
      done?.resolve(result)
      this.#next()
    })
    worker.on('error', (error) => {
      if (this.#worker === worker) this.#end(error)
    })
    return worker
  }

  /** Aborts the running check and ends its thread. */
  #end(error: unknown): void {
    const ended = this.#running
    this.#running = undefined
    this.#stop()
    ended?.reject(error)
    this.#next()
  }

  #stop(): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
  }
}
