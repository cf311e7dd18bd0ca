import type { Database, Transaction } from '#database'
import type { Log } from '#http'
import { RealtimeError } from '../wire-errors.ts'
import { type DocumentName, toDocumentPath } from './paths/document-path.ts'
import { lockDocuments } from './document-store.ts'
import { noticesAtOnce, takenNotices, takeNotices } from './notice-store.ts'
import { oneAtATime } from './one-at-a-time.ts'
import type { Publish } from './writing/publisher.ts'
import { type Committed, writeDocuments, type WriteParts } from './writing/write-documents.ts'

/** Pause before retrying documents that another transaction had locked. Milliseconds. */
const retryMs = 50

export interface NoticeDrain {
  /** Applies and publishes the waiting notices. Throws RealtimeError unavailable. */
  readonly drain: () => Promise<void>
}

/** Applies the server's own writes in order; one process at a time does so. */
export function createNoticeDrain(
  parts: WriteParts & { readonly database: Database; readonly log: Log; readonly publish: Publish },
): NoticeDrain {
  const { database, log, publish } = parts

  const drain = oneAtATime(async () => {
    try {
      for (;;) {
        const { committed, hasMore, hasSkipped } = await database.transactionAfter(takeNotices, applyNotices)
        await publish(committed)
        for (const error of committed.rejected.values()) log.error({ error }, 'realtime notice rejected')
        if (hasSkipped) setTimeout(() => void drain().catch(() => {}), retryMs).unref() // the error is logged below
        if (!hasMore) return
      }
    } catch (error) {
      log.warn({ error }, 'applying realtime notices failed')
      throw new RealtimeError('unavailable', undefined, { cause: error })
    }
  })

  async function applyNotices(tx: Transaction, rows: readonly (readonly unknown[])[]): Promise<Applied> {
    const { notices: waiting, locked: known } = takenNotices(rows)
    if (waiting.length === 0) return nothingApplied
    const nameOf = new Map(waiting.map((notice) => [notice, toDocumentPath(notice.path).name]))
    const names = [...new Set(nameOf.values())]
    const areKnown = names.every((name) => known.has(name))
    const locked = areKnown ? known : await lockDocuments(tx, names, { waits: false })
    // Leave all notices of a document that is locked elsewhere, so that they stay in order.
    const isLocked = (name: DocumentName | undefined): boolean => name !== undefined && locked.has(name)
    const taken = waiting.filter((notice) => isLocked(nameOf.get(notice)))
    const writes = taken.map(({ path, value }) => ({
      operations: [{ by: 'server' as const, write: { kind: 'put' as const, path, value } }],
      skipsInvalid: false,
    }))
    const noticeIds = taken.map(({ noticeId }) => noticeId)
    const committed = await writeDocuments(tx, parts, locked, writes, noticeIds)
    const hasSkipped = taken.length < waiting.length
    return { committed, hasSkipped, hasMore: !hasSkipped && waiting.length === noticesAtOnce }
  }

  return { drain }
}

interface Applied {
  readonly committed: Committed
  readonly hasMore: boolean
  readonly hasSkipped: boolean
}

const nothingApplied: Applied = {
  committed: { changes: [], revisions: new Map(), rejected: new Map() },
  hasMore: false,
  hasSkipped: false,
}
