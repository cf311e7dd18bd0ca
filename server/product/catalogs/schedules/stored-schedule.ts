import type { CatalogSchedule } from '@costard/contract'

/** A scheduled publication of a draft, in the state that the scheduling member has read. */
export interface StoredSchedule {
  /** Id of the schedule, new each time it is set. */
  readonly id: string
  readonly at: string
  /** Missing in schedules set by earlier versions of the server. */
  readonly setAt?: string
  readonly by: string
  /** Name and address of the scheduler for the mail, at the time of scheduling. */
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
