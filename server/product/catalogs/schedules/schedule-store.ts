import type { CatalogId, TeamId } from '@costard/contract'
import { asc, lte } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { type CatalogKey, isCatalog } from '../drafts/draft-store.ts'
import { catalogs } from '../schema.ts'
import type { StoredSchedule } from './stored-schedule.ts'

/** Locks the catalog until the end of the transaction. Throws catalog/not-found. */
export async function lockSchedule(
  tx: Transaction,
  key: CatalogKey,
): Promise<{ readonly schedule: StoredSchedule | null; readonly archivedAt: Date | null }> {
  const { schedule, archivedAt } = catalogs
  const [row] = await tx
    .select({ schedule, archivedAt })
    .from(catalogs)
    .where(isCatalog(key))
    .for('no key update')
  if (!row) throw apiError('catalog/not-found')
  return row
}

export async function saveSchedule(
  tx: Transaction,
  key: CatalogKey,
  schedule: StoredSchedule | null,
): Promise<void> {
  const scheduledAt = schedule?.state === 'waiting' ? new Date(schedule.at) : null
  await tx.update(catalogs).set({ schedule, scheduledAt }).where(isCatalog(key))
}

export interface DueSchedule {
  readonly teamId: TeamId
  readonly catalogId: CatalogId
  readonly schedule: StoredSchedule
}

/** Returns the due schedules, earliest first. */
export async function dueSchedules(tx: Transaction, at: Date, limit: number): Promise<DueSchedule[]> {
  const { teamId, catalogId, schedule, scheduledAt } = catalogs
  const rows = await tx
    .select({ teamId, catalogId, schedule })
    .from(catalogs)
    .where(lte(scheduledAt, at))
    .orderBy(asc(scheduledAt))
    .limit(limit)
  return rows.flatMap(({ schedule: found, ...key }) => (found ? [{ ...key, schedule: found }] : []))
}
