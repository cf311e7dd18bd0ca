/** The current poll request of a client that waits for messages. */
export interface PendingPoll {
  /** Resolves with the response to a poll; answers an older waiting poll with an empty response. */
  readonly wait: (aborted: AbortSignal) => Promise<string>
  /** Call when there are new messages. */
  readonly notify: () => void
}

interface Parts {
  hasMessages: () => boolean
  /** Returns the pending messages and clears them. */
  take: () => string
  /** Time without a poll until onExpired is called. */
  expiryMs: number
  onExpired: () => void
}

/**
 * Maximum wait. Longer than the 25 s after which clients poll again, shorter than the timeouts of proxies.
 */
const maxWaitMs = 30_000

export function createPendingPoll({ hasMessages, take, expiryMs, onExpired }: Parts): PendingPoll {
  let release: ((script: string) => void) | undefined
  let isScheduled = false
  let expiry = setTimeout(onExpired, expiryMs).unref()

  const answer = (script: string): void => {
    if (!release) return
    release(script)
    release = undefined
    expiry = setTimeout(onExpired, expiryMs).unref()
  }
  // Batch the messages of one event-loop turn: the changes made by a request and its acknowledgement.
  const notify = (): void => {
    if (isScheduled) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      if (release && hasMessages()) answer(take())
    })
  }

  return {
    notify,
    async wait(aborted) {
      answer('')
      clearTimeout(expiry)
      const waiting = Promise.withResolvers<string>()
      const { resolve } = waiting
      release = resolve
      const releaseEmpty = (): void => {
        if (release === resolve) answer('')
      }
      const timer = setTimeout(releaseEmpty, maxWaitMs).unref()
      aborted.addEventListener('abort', releaseEmpty)
      notify()
      try {
        return await waiting.promise
      } finally {
        clearTimeout(timer)
        aborted.removeEventListener('abort', releaseEmpty)
      }
    },
  }
}
