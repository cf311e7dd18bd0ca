import { selfInspectionLimits } from '@costard/contract'
import { z } from 'zod'
import { createPictureProcess } from '#files'
import type { Log } from '#http'
import { createOwnerQueue } from '../../owner-queue.ts'
import { apiError } from '../calls/api-error.ts'

const retrySeconds = 5
const { maxPixels, wholeBytes, readMs, residentBytes, readsWaiting, readsWaitingOfTeam } =
  selfInspectionLimits
/** Time to start the process, in addition to that of the first photo. Milliseconds. */
const startMs = 10_000
/** Time until an idle process is ended. Milliseconds. */
const idleMs = 30_000

interface Waiting {
  readonly photo: Uint8Array
  readonly resolve: (texts: readonly string[]) => void
  readonly reject: (error: unknown) => void
}

/** Reads codes in one photo after the other, in a separate process. */
export interface CodeReader {
  /**
   * Returns the texts of the QR codes in a photo; an empty list on a time-out. owner: the team, for the order
   * of turns. Throws file/too-often.
   */
  readonly read: (owner: string, photo: Uint8Array) => Promise<readonly string[]>
  readonly close: () => void
}

const Texts = z.array(z.string())

export function createCodeReader({ log }: { readonly log: Pick<Log, 'warn'> }): CodeReader {
  const queue = createOwnerQueue<Waiting>({ maxWaiting: readsWaiting, maxOfOwner: readsWaitingOfTeam })
  const child = createPictureProcess({
    script: new URL('./code-process.ts', import.meta.url),
    does: 'reading the code in a photo',
    log,
    limits: { jobMs: readMs, startMs, residentBytes, idleMs },
  })
  let isRunning = false

  async function runAll(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = queue.take(); next; next = queue.take()) {
      const { data: texts = [] } = Texts.safeParse(
        await child.ask({ photo: next.photo, maxPixels, wholeBytes }),
      )
      next.resolve(texts)
    }
    isRunning = false
  }

  return {
    read: (owner, photo) =>
      new Promise((resolve, reject) => {
        queue
          .add(owner, { photo, resolve, reject })
          ?.reject(apiError('file/too-often', { retryAfterSeconds: retrySeconds }, retrySeconds))
        void runAll()
      }),
    close: () => child.close(),
  }
}
