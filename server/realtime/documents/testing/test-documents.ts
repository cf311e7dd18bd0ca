import { after } from 'node:test'
import { pino } from 'pino'
import type { Database } from '#database'
import { fixedClock } from '../../../testing/fixed-clock.ts'
import { toJson } from '../../tree/to-export.ts'
import { createDocuments, type ManagedDocuments } from '../create-documents.ts'
import type { Change, Watcher } from '../documents.ts'

export interface Processes {
  /** One more process on a database. Nothing but notices wakes it, unless pollMs says so. */
  readonly start: (database: Database, pollMs?: number) => Promise<ManagedDocuments>
}

/** Documents of several processes. To be called before the database is made, since it is closed in the order of calls. */
export function documentProcesses(): Processes {
  const started: ManagedDocuments[] = []
  after(() => Promise.all(started.map((documents) => documents.close())))
  return {
    async start(database, pollMs = 3_600_000) {
      const log = pino({ level: 'silent' })
      const documents = await createDocuments({ database, log, now: fixedClock().now, pollMs })
      started.push(documents)
      return documents
    },
  }
}

/** Makes somebody a member of these teams and of no others. */
export async function setMemberships(
  database: Database,
  documents: ManagedDocuments,
  userId: string,
  ...teamIds: string[]
): Promise<void> {
  const teams = Object.fromEntries(teamIds.map((teamId) => [teamId, { name: teamId, role: 'agent' }]))
  await database.transaction((tx) => documents.set(tx, ['teams', userId], teams))
  await told(documents, userId, teamIds.length)
}

async function told(documents: ManagedDocuments, userId: string, teams: number): Promise<void> {
  await until(async () => {
    const node = await documents.read({ userId }, ['teams', userId])
    return (node && 'children' in node ? node.children.size : 0) === teams
  })
}

/** Waits until something is so. Throws after ten seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`not within ten seconds: ${isSo.toString()}`)
    await new Promise((done) => setTimeout(done, 5))
  }
}

/** A watcher that remembers what it heard: of each change its parts as paths with plain values. */
export interface RecordingWatcher extends Watcher {
  readonly changes: Record<string, unknown>[]
  readonly nodes: unknown[]
  cancellations: number
}

export function recordingWatcher(): RecordingWatcher {
  const watcher: RecordingWatcher = {
    changes: [],
    nodes: [],
    cancellations: 0,
    changed({ node, parts }: Change) {
      watcher.nodes.push(plain(toJson(node)))
      watcher.changes.push(
        Object.fromEntries(parts.map((part) => [part.path.join('/'), plain(toJson(part.node))])),
      )
    },
    cancelled() {
      watcher.cancellations += 1
    },
  }
  return watcher
}

/** Without the missing prototypes that comparisons would count. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
