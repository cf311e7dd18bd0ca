/** The one poll of a client that waits for news. */
export interface PendingPoll {
  /** The answer of a poll; an older one that still waits is let go with nothing. */
  readonly hold: (gone: AbortSignal) => Promise<string>
  /** There is news. */
  readonly tell: () => void
}

interface Parts {
  hasNotices: () => boolean
  /** What is to be told, once. */
  take: () => string
  /** How long the client may be without a poll, and what happens then. */
  expiryMs: number
  expired: () => void
}

/** Clients ask anew after 25 s; earlier than that proxies let no request go. */
const holdMs = 30_000

export function createPendingPoll({ hasNotices, take, expiryMs, expired }: Parts): PendingPoll {
  let release: ((script: string) => void) | undefined
  let isTelling = false
  let expiry = setTimeout(expired, expiryMs).unref()

  const answer = (script: string): void => {
    if (!release) return
    release(script)
    release = undefined
    expiry = setTimeout(expired, expiryMs).unref()
  }
  // Together, what is said within one turn: the changes that a request made and its acknowledgement.
  const tell = (): void => {
    if (isTelling) return
    isTelling = true
    setImmediate(() => {
      isTelling = false
      if (release && hasNotices()) answer(take())
    })
  }

  return {
    tell,
    async hold(gone) {
      answer('')
      clearTimeout(expiry)
      const waiting = Promise.withResolvers<string>()
      const { resolve } = waiting
      release = resolve
      const letGo = (): void => {
        if (release === resolve) answer('')
      }
      const longEnough = setTimeout(letGo, holdMs).unref()
      gone.addEventListener('abort', letGo)
      tell()
      try {
        return await waiting.promise
      } finally {
        clearTimeout(longEnough)
        gone.removeEventListener('abort', letGo)
      }
    },
  }
}
