import type { Transaction } from '#database'
import { findUser } from '../users/user-store.ts'

/** State of an account that decides whether a right it gave out earlier, such as an API key, still holds. */
export interface Standing {
  /** The account exists and is not disabled. */
  readonly isEnabled: boolean
  /** The owner has proven the address of the account. */
  readonly isProven: boolean
  /**
   * Moment at which the owner of the address last recovered the account. Rights given out before it have
   * ended.
   */
  readonly recoveredAt: Date | null
  /** Sessions begun before this moment have ended: a password was reset, or all sessions were. null: not known. */
  readonly validSince: Date | null
}

export async function standingOf(tx: Transaction, userId: string): Promise<Standing> {
  const user = await findUser(tx, userId)
  return {
    isEnabled: user !== undefined && !user.isDisabled,
    isProven: user?.isEmailVerified === true && user.email !== null,
    recoveredAt: user?.recoveredAt ?? null,
    validSince: user?.validSince ?? null,
  }
}

/** True if an account was recovered by the owner of its address after it gave out something. */
export function isRecoveredSince({ recoveredAt }: Pick<Standing, 'recoveredAt'>, givenAt: Date): boolean {
  return recoveredAt !== null && givenAt < recoveredAt
}

/** True if all sessions of an account were ended after it gave out something. */
export function isSignedOutSince({ validSince }: Pick<Standing, 'validSince'>, givenAt: Date): boolean {
  return validSince !== null && givenAt < validSince
}
