import type { AuditedAction, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import type { AuditedChange } from './audit/recorded-change.ts'

/** Rights that an account gave out before a moment. */
export interface GivenRights {
  readonly userId: string
  readonly before: Date
}

/** Rights that have been ended: the operation and its audit entries. setting: settings that screens read again. */
export interface EndedRights {
  readonly action: AuditedAction
  readonly setting: string
  readonly changes: readonly (AuditedChange & { readonly teamId: TeamId })[]
}

/** Ends the rights of one kind. Returns undefined for rights that are not recorded. */
export type EndGivenRights = (tx: Transaction, given: GivenRights) => Promise<EndedRights | undefined>
