import { Worker } from 'node:worker_threads'
import { selfInspectionLimits } from '@costard/contract'
import { apiError } from '../api-error.ts'

const retrySeconds = 5
/** A thread without work ends after this. */
const idleMs = 30_000

interface Waiting {
  readonly photo: Uint8Array
  readonly resolve: (texts: readonly string[]) => void
}

/** Looks for codes in one photo after the other, in a thread, so that no other request waits for it. */
export class CodeReader {
  readonly #waiting: Waiting[] = []
  #worker: Worker | undefined
  #running: Waiting | undefined
  #timer: NodeJS.Timeout | undefined

  /** Returns the texts of the QR codes in a photo; none for one that takes too long. Throws file/too-often. */
  read(photo: Uint8Array): Promise<readonly string[]> {
    if (this.#waiting.length >= selfInspectionLimits.readsWaiting)
      return Promise.reject(apiError('file/too-often', { retryAfterSeconds: retrySeconds }, retrySeconds))
    return new Promise((resolve) => {
      this.#waiting.push({ photo, resolve })
      this.#next()
    })
  }

  #next(): void {
    if (this.#running) return
    clearTimeout(this.#timer)
    const next = this.#waiting.shift()
    if (!next) {
      this.#timer = setTimeout(() => this.#stop(), idleMs).unref()
      return
    }
    this.#running = next
    this.#timer = setTimeout(() => this.#giveUp(), selfInspectionLimits.readMs)
    this.#worker ??= this.#start()
    this.#worker.ref()
    this.#worker.postMessage(next.photo)
  }

  #start(): Worker {
    const worker = new Worker(new URL('./code-worker.ts', import.meta.url))
    worker.on('message', (texts: readonly string[]) => {
      const done = this.#running
      this.#running = undefined
      worker.unref()
      done?.resolve(texts)
      this.#next()
    })
    worker.on('error', () => {
      if (this.#worker === worker) this.#giveUp()
    })
    return worker
  }

  /** The photo that runs has no code then; its thread ends with it. */
  #giveUp(): void {
    const ended = this.#running
    this.#running = undefined
    this.#stop()
    ended?.resolve([])
    this.#next()
  }

  #stop(): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
  }
}
