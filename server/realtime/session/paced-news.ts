import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { Log } from '#http'
import type { Change, Documents, Watcher } from '../documents/documents.ts'
import { realtimeLimits } from '../limits.ts'
import { nodeAt } from '../tree/node-at.ts'
import type { Node } from '../tree/node.ts'
import type { Path } from '../tree/path.ts'
import { putAt } from '../tree/put-at.ts'

/** A changed record of a team, with its collection in `revisions/{teamId}`. */
export interface ChangedRecord {
  readonly collection: string
  readonly id: string
}

/**
 * Returns the data of changed records to send with a push, in the order of the records, readable by every
 * member of the team; undefined: no data.
 */
export type DescribeChanged = (
  teamId: string,
  records: readonly ChangedRecord[],
) => Promise<readonly (string | undefined)[]>

type Deliver = (change: Change) => void

/** The watches of one team's revisions. */
interface Crowd {
  readonly teamId: string
  watches: number
  /** Changes with their recipients, in order. */
  waiting: Map<Change, Deliver[]>
  isBusy: boolean
}

/**
 * Wraps documents so that changes of `revisions/{teamId}`, watched by many, are pushed in turns. The pause
 * between turns grows with the number of watches, so that the cost of a change hardly depends on it. A push
 * contains the result of describe as `data`, so that watchers need not read the record; this is not stored.
 * Each change remains a separate push.
 */
export function pacedNews(
  documents: Pick<Documents, 'watch'>,
  { describe, log }: { readonly describe: DescribeChanged; readonly log: Log },
): Pick<Documents, 'watch'> {
  const crowds = new Map<string, Crowd>()

  async function takeTurns(crowd: Crowd): Promise<void> {
    crowd.isBusy = true
    // Other watches, and other changes published together, arrive within this turn of the event loop.
    await nextTurn()
    while (crowd.waiting.size > 0) {
      const changes = crowd.waiting
      crowd.waiting = new Map()
      const described = await describeAll(crowd.teamId, [...changes.keys()])
      for (const [change, deliveries] of changes) {
        const pushed = described.get(change) ?? change
        for (const deliver of deliveries) deliver(pushed)
      }
      const { newsPausePerWatchMs, longestNewsPauseMs } = realtimeLimits
      const pauseMs = Math.min(crowd.watches * newsPausePerWatchMs, longestNewsPauseMs)
      await pause(pauseMs, undefined, { ref: false })
    }
    crowd.isBusy = false
  }

  async function describeAll(
    teamId: string,
    changes: readonly Change[],
  ): Promise<ReadonlyMap<Change, Change>> {
    const records = new Map<string, ChangedRecord>()
    for (const record of changes.flatMap(recordsOf)) records.set(keyOf(record), record)
    const wanted = [...records.values()].slice(-realtimeLimits.describedRecords)
    const texts = await describeInTime(teamId, wanted)
    const described = new Map<string, string>()
    for (const [at, record] of wanted.entries()) {
      const text = texts[at]
      if (text !== undefined && text.length <= realtimeLimits.describedLength)
        described.set(keyOf(record), text)
    }
    return new Map(changes.map((change) => [change, withData(change, described)]))
  }

  async function describeInTime(
    teamId: string,
    records: readonly ChangedRecord[],
  ): Promise<readonly (string | undefined)[]> {
    if (records.length === 0) return []
    const late = new AbortController()
    const describing = describe(teamId, records).catch((error: unknown) => {
      log.warn({ error }, 'describing changed records failed')
      return []
    })
    const timeout = pause(realtimeLimits.describeMs, [], { ref: false, signal: late.signal }).catch(() => [])
    try {
      return await Promise.race([describing, timeout])
    } finally {
      late.abort()
    }
  }

  return {
    async watch(caller, path, watcher) {
      const teamId = path.length === 2 && path[0] === 'revisions' ? path[1] : undefined
      if (teamId === undefined) return documents.watch(caller, path, watcher)
      const crowd = crowds.get(teamId) ?? { teamId, watches: 0, waiting: new Map(), isBusy: false }
      crowds.set(teamId, crowd)
      crowd.watches += 1
      let isIn = true
      const leave = (): void => {
        if (!isIn) return
        isIn = false
        crowd.watches -= 1
        if (crowd.watches === 0) crowds.delete(teamId)
      }
      const deliver: Deliver = (change) => {
        if (isIn) watcher.changed(change)
      }
      const paced: Watcher = {
        changed(change) {
          const deliveries = crowd.waiting.get(change) ?? []
          deliveries.push(deliver)
          crowd.waiting.set(change, deliveries)
          if (!crowd.isBusy) void takeTurns(crowd)
        },
        cancelled() {
          leave()
          watcher.cancelled()
        },
      }
      try {
        const { node, stop } = await documents.watch(caller, path, paced)
        return {
          node,
          stop() {
            leave()
            stop()
          },
        }
      } catch (error) {
        leave()
        throw error
      }
    },
  }
}

function keyOf({ collection, id }: ChangedRecord): string {
  return `${collection}/${id}`
}

function recordsOf({ parts }: Change): ChangedRecord[] {
  return parts.flatMap(({ path, node }) => recordOf(path, node) ?? [])
}

function recordOf(path: Path, node: Node): ChangedRecord | undefined {
  const [collection] = path
  const id = nodeAt(node, ['id'])
  if (collection === undefined || path.length !== 1 || id === null || !('value' in id)) return undefined
  return { collection, id: String(id.value) }
}

function withData({ node, parts }: Change, described: ReadonlyMap<string, string>): Change {
  const pushed = parts.map((part) => {
    const record = recordOf(part.path, part.node)
    const text = record && described.get(keyOf(record))
    if (text === undefined) return part
    return { path: part.path, node: putAt(part.node, ['data'], { value: text, priority: null }) }
  })
  return { node, parts: pushed }
}
