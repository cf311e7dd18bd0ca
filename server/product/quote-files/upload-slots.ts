import { fileLimits } from '@costard/contract'
import pLimit from 'p-limit'
import { apiError } from '../calls/api-error.ts'

const retrySeconds = 5

/** Limits the uploads of this process: the number per account, and the number in memory at the same time. */
export interface UploadSlots {
  /** Counts an upload of an account until it is disposed. Throws file/too-often. */
  readonly take: (userId: string) => Disposable
  /** Runs work with a whole file in memory, after work that waits already. */
  readonly inMemory: <Result>(work: () => Promise<Result>) => Promise<Result>
}

export function createUploadSlots({
  maxAtOnce,
  maxInMemory,
}: {
  readonly maxAtOnce: number
  readonly maxInMemory: number
} = fileLimits): UploadSlots {
  const running = new Map<string, number>()
  return {
    take(userId) {
      const count = running.get(userId) ?? 0
      if (count >= maxAtOnce) throw apiError('file/too-often', { maxAtOnce }, retrySeconds)
      running.set(userId, count + 1)
      return {
        [Symbol.dispose]() {
          const left = (running.get(userId) ?? 0) - 1
          if (left > 0) running.set(userId, left)
          else running.delete(userId)
        },
      }
    },
    inMemory: pLimit(maxInMemory),
  }
}
