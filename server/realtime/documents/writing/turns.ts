import type { Path } from '../../tree/path.ts'
import { isAtOrBelow } from '../paths/document-path.ts'

/** A try of a client's transaction: a conditional write of a connection. */
export interface Try {
  /** Id of the connection. */
  readonly client: string
  readonly path: Path
}

/**
 * Order of tries. Clients with stale tries get turns in the order of their first loss: for a while, later
 * tries of others on the same value wait. Without turns a slow client loses every try, because a faster one
 * always commits its next try before.
 */
export interface Turns {
  /**
   * Called when a try arrives. Returns true if the try may run now; otherwise it waits for `ended` or until
   * `nextMs`.
   */
  readonly mayGo: (one: Try) => boolean
  /** Called when a try has run, or stops waiting. failed: for a reason other than its value. */
  readonly ended: (one: Try, how: 'won' | 'lost' | 'failed') => void
  /** Called when a connection has ended. */
  readonly left: (client: string) => void
  /** Milliseconds until a turn expires; undefined if there is no turn. */
  readonly nextMs: () => number | undefined
}

interface Loser extends Try {
  losses: number
  /** True if the client's try is waiting. */
  isHere: boolean
  /**
   * Time until which others wait for the client's next try; then its turn expires. Milliseconds of the clock.
   */
  waitedForUntil: number
  expiresAt: number
}

/** Time that others wait for a client that lost once. Doubles with each further loss, up to the longest. */
const firstTurnMs = 50
const longestTurnMs = 5_000
const rememberedMs = 60_000
/** Maximum number of losers in one process; the oldest are dropped first. */
const maxLosers = 1_000

/** clock: monotonic milliseconds. */
export function createTurns(clock: () => number): Turns {
  /** Clients with losses, in the order of their first loss. */
  const losers = new Map<string, Loser>()

  function deleteExpired(now: number): void {
    for (const [key, { isHere, expiresAt }] of losers) {
      if (!isHere && (expiresAt <= now || losers.size > maxLosers)) losers.delete(key)
    }
  }

  return {
    mayGo(one) {
      const now = clock()
      const own = losers.get(keyOf(one))
      if (own) own.isHere = true
      for (const loser of losers.values()) {
        if (loser === own) return true
        if ((loser.isHere || loser.waitedForUntil > now) && overlaps(loser.path, one.path)) return false
      }
      return true
    },
    ended(one, how) {
      const key = keyOf(one)
      if (how !== 'lost') return void losers.delete(key)
      const now = clock()
      const losses = (losers.get(key)?.losses ?? 0) + 1
      const turnMs = Math.min(firstTurnMs * 2 ** (losses - 1), longestTurnMs)
      const { client, path } = one
      losers.set(key, {
        client,
        path,
        losses,
        isHere: false,
        waitedForUntil: now + turnMs,
        expiresAt: now + rememberedMs,
      })
      deleteExpired(now)
    },
    left(client) {
      for (const [key, loser] of losers) if (loser.client === client) losers.delete(key)
    },
    nextMs() {
      const now = clock()
      const times = [...losers.values()].flatMap(({ isHere, waitedForUntil }) =>
        isHere || waitedForUntil <= now ? [] : [waitedForUntil - now],
      )
      return times.length === 0 ? undefined : Math.min(...times)
    },
  }
}

function keyOf({ client, path }: Try): string {
  return `${client}/${path.join('/')}`
}

function overlaps(path: Path, other: Path): boolean {
  return isAtOrBelow(path, other) || isAtOrBelow(other, path)
}
