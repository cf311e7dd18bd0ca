import type { AuditedAction, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import type { AuditedChange } from './audit/recorded-change.ts'

/** Selection of rights that an account gave out before a moment. */
export interface GivenRights {
  readonly userId: string
  readonly before: Date
}

/** Ended rights: the operation and its audit entries. setting: settings that screens have to read again. */
export interface EndedRights {
  readonly action: AuditedAction
  readonly setting: string
  readonly changes: readonly (AuditedChange & { readonly teamId: TeamId })[]
}

/** Ends the rights of one kind. Returns undefined for rights that are not recorded. */
export type EndGivenRights = (tx: Transaction, given: GivenRights) => Promise<EndedRights | undefined>
