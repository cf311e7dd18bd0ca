import type { CatalogSchedule } from '@costard/contract'

/** A draft that is to be published at a moment, as it was read by who wanted that. */
export interface StoredSchedule {
  /** New each time the schedule is set. */
  readonly id: string
  readonly at: string
  /** Missing in schedules of earlier versions. */
  readonly setAt?: string
  readonly by: string
  /** For the mail, as of when it was set. */
  readonly name: string | null
  readonly email: string | null
  readonly baseVersion: number | null
  readonly rev: number
  readonly note: string
  readonly state: CatalogSchedule['state']
  readonly reason: string | null
}

export function describeSchedule({ at, by, note, state, reason }: StoredSchedule): CatalogSchedule {
  return { at, by, note, state, reason }
}
