import { setTimeout as pause } from 'node:timers/promises'

export type Kind = 'list' | 'open' | 'search' | 'create' | 'edit' | 'send' | 'page' | 'accept'

/** Task of a caller, of one or more requests. Half of the requests of a customer are page views, the others acceptances. */
export type Errand = Exclude<Kind, 'page' | 'accept'> | 'customer'

/** Numbers per 100 errands. */
export type Shares = Readonly<Partial<Record<Errand, number>>>

export interface Request {
  readonly kind: Kind
  readonly ms: number
  /** Seconds since the start of the mix. */
  readonly at: number
  /** undefined if there was no response. */
  readonly status: number | undefined
}

export interface Answered {
  readonly status: number
  readonly body: any
}

export type Ask = (kind: Kind, send: () => Promise<Answered>) => Promise<Answered | undefined>

interface Choice {
  readonly shares: Shares
  readonly forMs: number
  /** Mean time between the response to a caller and the next request. */
  readonly thinkMs: number
  /** Number of concurrent callers, each with one request at a time. */
  readonly callers: number
  readonly act: (caller: number, errand: Errand, ask: Ask) => Promise<void>
}

/** Callers do errands for a time. Returns their requests. */
export async function keepAsking(choice: Choice): Promise<readonly Request[]> {
  const { shares, forMs, thinkMs, callers, act } = choice
  const requests: Request[] = []
  const startedAt = performance.now()
  async function ask(kind: Kind, send: () => Promise<Answered>): Promise<Answered | undefined> {
    const sentAt = performance.now()
    const answer = await send().catch(() => undefined)
    const [ms, at] = [performance.now() - sentAt, (sentAt - startedAt) / 1000]
    requests.push({ kind, ms, at, status: answer?.status })
    return answer && answer.status < 300 ? answer : undefined
  }
  const workOf = async (caller: number) => {
    while (performance.now() - startedAt < forMs) {
      await act(caller, errandAt(shares, Math.random() * 100), ask)
      if (thinkMs > 0) await pause(-Math.log(1 - Math.random()) * thinkMs)
    }
  }
  await Promise.all(Array.from({ length: callers }, (_, caller) => workOf(caller)))
  return requests
}

function errandAt(shares: Shares, place: number): Errand {
  let rest = place
  for (const [errand, share] of Object.entries(shares)) {
    rest -= share
    if (rest < 0) return errand as Errand
  }
  return 'list'
}
