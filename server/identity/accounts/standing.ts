import type { Transaction } from '#database'
import { findUser } from '../users/user-store.ts'

/** State of an account that decides whether rights given out earlier, such as API keys, are still valid. */
export interface Standing {
  /** The account exists and is not disabled. */
  readonly isEnabled: boolean
  /** The owner has proven the address of the account. */
  readonly isProven: boolean
  /** Time of the last recovery by the owner of the address. Rights given out earlier have ended. */
  readonly recoveredAt: Date | null
  /**
   * Sessions begun before this moment have ended, by a new password or by signing out everywhere. null:
   * unknown.
   */
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

/** True if the owner of the address recovered the account after it gave out a right. */
export function isRecoveredSince({ recoveredAt }: Pick<Standing, 'recoveredAt'>, givenAt: Date): boolean {
  return recoveredAt !== null && givenAt < recoveredAt
}

/** True if all sessions of the account were ended after it gave out a right. */
export function isSignedOutSince({ validSince }: Pick<Standing, 'validSince'>, givenAt: Date): boolean {
  return validSince !== null && givenAt < validSince
}
