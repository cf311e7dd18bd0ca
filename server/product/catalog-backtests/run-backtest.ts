import { Worker } from 'node:worker_threads'
import { type CatalogBacktest, type CatalogDocument, catalogLimits } from '@costard/contract'
import type { Transaction } from '#database'
import { createOwnerQueue } from '../../owner-queue.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { findCatalog } from '../catalogs/catalog-store.ts'
import { type CatalogKey, getDraftHead } from '../catalogs/drafts/draft-store.ts'
import { readDraft } from '../catalogs/drafts/read-draft.ts'
import type { BacktestAnswer, BacktestMessage } from './backtest-messages.ts'
import { earlierLines } from './earlier-lines.ts'
import { readAhead } from './read-ahead.ts'

const days = 90
/** Maximum number of running comparisons of all teams; one per team. */
const maxRunning = 2
/** Maximum number of waiting comparisons, one per team. Teams take turns. */
const maxWaiting = 10
/** Time until a waiting comparison is refused. Milliseconds. */
const maxWaitMs = 15_000
/** Time until a running comparison is aborted. Milliseconds. */
const maxMs = 30_000

/** A comparison waiting for its turn. */
interface Waiting {
  readonly teamId: string
  readonly start: () => void
  readonly refuse: () => void
  readonly isOver: () => boolean
}

/**
 * Prices the quotes of the last 90 days again. Throws catalog/not-found, catalog/version-gone,
 * catalog/not-publishable, catalog/busy.
 */
export class Backtests {
  readonly #parts: Pick<ProductParts, 'database' | 'now'>
  readonly #running = new Set<string>()
  readonly #waiting = createOwnerQueue<Waiting>({ maxWaiting, maxOfOwner: 1 })

  constructor(parts: Pick<ProductParts, 'database' | 'now'>) {
    this.#parts = parts
  }

  /** signal: aborted when the caller disconnects. */
  async run(
    { team, teamId }: Member,
    key: CatalogKey & { readonly version?: number | undefined },
    signal: AbortSignal | undefined,
  ): Promise<CatalogBacktest> {
    await this.#turnOf(teamId, signal)
    const thread = new Thread(AbortSignal.any([AbortSignal.timeout(maxMs), ...(signal ? [signal] : [])]))
    try {
      const { orm } = this.#parts.database
      const { rev, pricing } = await pricesOf(orm, key)
      const { country, taxRegime, marginScheme, cashLimitMinor } = team
      const { hasErrors } = await thread.ask({
        kind: 'start',
        draft: pricing,
        team: { country, taxRegime, marginScheme, cashLimitMinor },
        maxRows: catalogLimits.maxBacktestRows,
      })
      if (hasErrors) throw apiError('catalog/not-publishable', { catalogId: key.catalogId })
      const since = new Date(this.#parts.now().getTime() - days * 86_400_000)
      const known = new Set<number>()
      let read = 0
      let isPartial = false
      for await (const { count, versions, ...page } of readAhead(earlierLines(orm, key, since))) {
        isPartial = read + count > catalogLimits.maxBacktestLines
        if (isPartial) break
        read += count
        for (const version of versions) {
          if (known.has(version)) continue
          known.add(version)
          const found = await findCatalog(orm, key.teamId, key.catalogId, version)
          if (found?.document) await thread.ask({ kind: 'version', pricing: found.document.pricing })
        }
        await thread.ask({ kind: 'lines', ...page })
      }
      const { figures } = await thread.ask({ kind: 'finish' })
      if (!figures) throw new Error('the comparison has no figures')
      return { ...figures, rev, version: key.version ?? null, since: since.toISOString(), isPartial }
    } finally {
      await thread.end()
      this.#end(teamId)
    }
  }

  /** Waits for the turn of a team. Throws catalog/busy if a comparison of the team runs or waits already. */
  async #turnOf(teamId: string, signal: AbortSignal | undefined): Promise<void> {
    if (this.#running.has(teamId)) throw apiError('catalog/busy')
    if (this.#running.size >= maxRunning)
      await new Promise<void>((start, reject) => {
        const ended = AbortSignal.any([AbortSignal.timeout(maxWaitMs), ...(signal ? [signal] : [])])
        let isOver = false
        const refuse = (): void => {
          isOver = true
          reject(apiError('catalog/busy'))
        }
        ended.addEventListener('abort', refuse)
        const begin = (): void => {
          ended.removeEventListener('abort', refuse)
          start()
        }
        this.#waiting.add(teamId, { teamId, start: begin, refuse, isOver: () => isOver })?.refuse()
      })
    else this.#running.add(teamId)
  }

  /** Ends a team's comparison and starts the next waiting one. */
  #end(teamId: string): void {
    this.#running.delete(teamId)
    for (let next = this.#waiting.take(); next; next = this.#waiting.take())
      if (!next.isOver()) {
        this.#running.add(next.teamId)
        return next.start()
      }
  }
}

/** Returns the catalogs for pricing earlier quotes. Throws catalog/not-found, catalog/version-gone. */
async function pricesOf(
  tx: Transaction,
  { version, ...key }: CatalogKey & { readonly version?: number | undefined },
): Promise<{ readonly rev: number; readonly pricing: CatalogDocument['pricing'] }> {
  if (version === undefined) {
    const { rev, document } = await readDraft(tx, key)
    return { rev, pricing: document.pricing }
  }
  const { draftRev: rev } = await getDraftHead(tx, key)
  const found = await findCatalog(tx, key.teamId, key.catalogId, version)
  if (!found?.document) throw apiError('catalog/version-gone')
  return { rev, pricing: found.document.pricing }
}

/** A thread that answers messages one after the other. */
class Thread {
  readonly #worker = new Worker(new URL('./backtest-worker.ts', import.meta.url))
  readonly #signal: AbortSignal

  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  ask(message: BacktestMessage): Promise<BacktestAnswer> {
    return new Promise((resolve, reject) => {
      const settled = new AbortController()
      const fail = (error: unknown): void => {
        settled.abort()
        reject(error)
      }
      if (this.#signal.aborted) return fail(apiError('catalog/busy'))
      this.#signal.addEventListener('abort', () => fail(apiError('catalog/busy')), {
        signal: settled.signal,
      })
      this.#worker.once('error', fail)
      this.#worker.once('message', (answer: BacktestAnswer) => {
        settled.abort()
        this.#worker.off('error', fail)
        resolve(answer)
      })
      this.#worker.postMessage(message)
    })
  }

  async end(): Promise<void> {
    this.#worker.removeAllListeners()
    await this.#worker.terminate()
  }
}
