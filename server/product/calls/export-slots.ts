import { apiError } from './api-error.ts'
import { callLimiter } from '#http'
import { apiLimits } from './api-limits.ts'

/**
 * Limits exports, which take seconds of work: in a process, one at a time per account, and a number per hour.
 */
export interface ExportSlots {
  /** Counts an export until all its pieces are read. Throws request/too-many. */
  readonly take: (userId: string) => (pieces: AsyncGenerator<string, void>) => AsyncGenerator<string, void>
}

const retrySeconds = 10

export function createExportSlots({
  isOn,
  now,
}: {
  readonly isOn: boolean
  readonly now: () => Date
}): ExportSlots {
  const running = new Set<string>()
  const count = callLimiter(apiLimits.exportsPerAccount, now)

  async function* until(pieces: AsyncGenerator<string, void>, userId: string): AsyncGenerator<string, void> {
    try {
      yield* pieces
    } finally {
      running.delete(userId)
    }
  }

  return {
    take(userId) {
      if (running.has(userId))
        throw apiError('request/too-many', { retryAfterSeconds: retrySeconds }, retrySeconds)
      if (isOn) count(userId)
      return (pieces) => {
        running.add(userId)
        return until(pieces, userId)
      }
    },
  }
}
