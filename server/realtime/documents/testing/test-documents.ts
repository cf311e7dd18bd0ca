import { after } from '#testing'
import { pino } from 'pino'
import type { Database } from '#database'
import { fixedClock } from '../../../testing/fixed-clock.ts'
import { toJson } from '../../tree/to-export.ts'
import { createUsage } from '../../usage.ts'
import { createDocuments, type ManagedDocuments } from '../create-documents.ts'
import type { Change, Watcher, Write } from '../documents.ts'

export interface Processes {
  /** Starts another process on a database. Without pollMs, only notifications trigger reads. */
  readonly start: (database: Database, pollMs?: number) => Promise<ManagedDocuments>
}

/** Returns a write of a value at a path such as `teams/x`. */
export function put(path: string, value: unknown): Write {
  return { kind: 'put', path: path.split('/'), value }
}

/**
 * Returns a function that starts documents as several processes. Call it after testDatabase(): the processes
 * end before their database.
 */
export function documentProcesses(): Processes {
  const started: ManagedDocuments[] = []
  after(() => Promise.all(started.map((documents) => documents.close())))
  return {
    async start(database, pollMs = 3_600_000) {
      const { now } = fixedClock()
      const log = pino({ level: 'silent' })
      const documents = await createDocuments({
        database,
        log,
        now,
        usage: createUsage(() => new Date()),
        pollMs,
      })
      started.push(documents)
      return documents
    },
  }
}

/** Makes a user a member of exactly these teams. */
export async function setMemberships(
  database: Database,
  documents: ManagedDocuments,
  userId: string,
  ...teamIds: string[]
): Promise<void> {
  const teams = Object.fromEntries(teamIds.map((teamId) => [teamId, { name: teamId, role: 'agent' }]))
  await database.transaction((tx) => documents.set(tx, ['teams', userId], teams))
  await waitForMemberships(documents, userId, teamIds.length)
}

async function waitForMemberships(documents: ManagedDocuments, userId: string, teams: number): Promise<void> {
  await until(async () => {
    const node = await documents.read({ userId }, ['teams', userId])
    return (node && 'children' in node ? node.children.size : 0) === teams
  })
}

/** Resolves once the condition is true. Throws after ten seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`not within ten seconds: ${condition.toString()}`)
    await new Promise((done) => setTimeout(done, 5))
  }
}

/** A watcher that records each change: its parts by path, as plain values. */
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

/** Adds the standard prototypes, which deepEqual compares. */
export function plain(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
