import type { Caller } from '#identity'
import { CodedError } from '#http'
import { publish } from '#outbox'
import { apiError } from '../../calls/api-error.ts'
import { type Actor, recordAsSystem, recordedChange } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import type { CheckedCall } from '../../checked-call.ts'
import type { ProductParts } from '../../parts.ts'
import { memberWhoAsked } from '../../teams/memberships/member-who-asked.ts'
import type { CatalogChecker } from '../publishing/catalog-checker.ts'
import { publishDraft } from '../publishing/publish-draft.ts'
import { scheduleFailed } from './schedule-failed.ts'
import { type DueSchedule, dueSchedules, lockSchedule, saveSchedule } from './schedule-store.ts'
import type { StoredSchedule } from './stored-schedule.ts'

/** Maximum number of catalogs published in one run; the next run continues. */
const maxPerRun = 100
/** Period in which publishing is retried while the server is busy. Milliseconds. */
const patienceMs = 3_600_000
const action = 'catalogSchedules.publish'

/** Dependencies of scheduled publishing. */
type Parts = Pick<
  ProductParts,
  'database' | 'documents' | 'identity' | 'planRoom' | 'notifyOfChange' | 'log' | 'now'
>

/**
 * Publishes due drafts, each in the name of the member who scheduled it. Of several processes only one
 * publishes. A draft that cannot be published remains, and its scheduler is notified.
 */
export async function publishDue(parts: Parts, checker: CatalogChecker): Promise<void> {
  for (const due of await dueSchedules(parts.database.orm, parts.now(), maxPerRun)) {
    try {
      await publishOne(parts, checker, due)
    } catch (error) {
      const isRefused = error instanceof CodedError && error.status < 500
      const isLate = parts.now().getTime() - Date.parse(due.schedule.at) > patienceMs
      if (isRefused || isLate) await fail(parts, due, error instanceof CodedError ? error.code : 'server')
      if (!isRefused) parts.log.warn({ error, catalogId: due.catalogId }, 'scheduled catalog not published')
    }
  }
}

async function publishOne(
  parts: Parts,
  checker: CatalogChecker,
  { schedule, ...key }: DueSchedule,
): Promise<void> {
  const { database, now } = parts
  const { baseVersion, rev, note, by } = schedule
  const actor: Actor = { userId: by, action, requestId: '', address: '', at: now() }
  const record: CheckedCall['record'] = (act) =>
    recordedChange(parts, actor, async (change) => {
      const current = await lockSchedule(change.tx, key)
      if (!isSame(current.schedule, schedule)) throw apiError('catalog/draft-changed')
      return act(change)
    })
  const asked = { caller: callerOf(schedule), askedAt: new Date(schedule.setAt ?? 0) }
  const member = await memberWhoAsked(parts, database.orm, asked, key.teamId, 'catalog.publish')
  await parts.planRoom.requireKept(database.orm, key.teamId, 'catalogs', [key.catalogId])
  await publishDraft(parts, checker, record, member, { catalogId: key.catalogId, baseVersion, rev, note })
}

/** Does nothing if the draft was published, rescheduled or unscheduled meanwhile. */
async function fail(parts: Parts, { schedule, ...key }: DueSchedule, reason: string): Promise<void> {
  const { teamId, catalogId } = key
  await parts.database.transaction(async (tx) => {
    const current = await lockSchedule(tx, key)
    if (!isSame(current.schedule, schedule)) return
    await saveSchedule(tx, key, { ...schedule, state: 'failed', reason })
    await bumpRevisions(tx, parts, teamId, { catalogs: catalogId }, null)
    const after = { scheduledAt: schedule.at, failed: reason }
    await recordAsSystem(tx, parts, { action, at: parts.now() }, [
      { teamId, entity: 'catalog', entityId: catalogId, after },
    ])
    await publish(tx, scheduleFailed, { teamId, catalogId, scheduleId: schedule.id })
  })
}

function isSame(current: StoredSchedule | null, { id }: StoredSchedule): boolean {
  return current?.state === 'waiting' && current.id === id
}

/** Returns the member, with name and address at the time of scheduling. */
function callerOf({ by, name, email }: StoredSchedule): Caller {
  return {
    userId: by,
    ...(name !== null && { displayName: name }),
    ...(email !== null && { email }),
    emailVerified: email !== null,
    isAnonymous: false,
    signedInAt: new Date(0),
  }
}
