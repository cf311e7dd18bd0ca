import { z } from 'zod'
import type { Log } from '#http'
import { createOwnerQueue } from '../../owner-queue.ts'
import { createPictureProcess } from '../picture-process/picture-process.ts'
import { shrinkLimits } from './shrink-limits.ts'

export interface Shrinker {
  /**
   * Returns a picture as WebP, at most smallWidth wide and high; undefined if it cannot be scaled down. It is
   * read when its turn comes, so only one waiting picture is in memory. owner: the team, for the order of
   * turns. Throws ShrinkerBusy.
   */
  readonly shrink: (owner: string, read: ReadPicture, maxPixels: number) => Promise<Buffer | undefined>
  readonly close: () => void
}

export type ReadPicture = () => Promise<Buffer | undefined>

/** Thrown if too many pictures wait, of all teams or of this one. */
export class ShrinkerBusy extends Error {}

interface Waiting {
  readonly read: ReadPicture
  readonly maxPixels: number
  readonly resolve: (small: Buffer | undefined) => void
  readonly reject: (error: unknown) => void
}

const Small = z.instanceof(Uint8Array)

/** Makes thumbnails one after another in a separate process; teams take turns. */
export function createShrinker({
  log,
  limits = shrinkLimits,
}: {
  readonly log: Pick<Log, 'warn'>
  readonly limits?: { readonly [Name in keyof typeof shrinkLimits]: number }
}): Shrinker {
  const queue = createOwnerQueue<Waiting>({
    maxWaiting: limits.waitingPictures,
    maxOfOwner: limits.waitingPicturesOfTeam,
  })
  const child = createPictureProcess({
    script: new URL('./shrink-process.ts', import.meta.url),
    does: 'making a picture small',
    log,
    limits: { ...limits, jobMs: limits.shrinkMs },
  })
  let isRunning = false
  let isClosed = false

  async function runAll(): Promise<void> {
    if (isRunning) return
    isRunning = true
    for (let next = queue.take(); next; next = queue.take()) {
      const { read, maxPixels, resolve, reject } = next
      await shrunk(read, maxPixels).then(resolve, reject)
    }
    isRunning = false
  }

  async function shrunk(read: ReadPicture, maxPixels: number): Promise<Buffer | undefined> {
    const picture = isClosed ? undefined : await read()
    const { data: small } = Small.safeParse(picture && (await child.ask({ picture, maxPixels })))
    return small && Buffer.from(small)
  }

  return {
    shrink: (owner, read, maxPixels) =>
      new Promise((resolve, reject) => {
        queue.add(owner, { read, maxPixels, resolve, reject })?.reject(new ShrinkerBusy())
        void runAll()
      }),
    close() {
      isClosed = true
      child.close()
    },
  }
}
