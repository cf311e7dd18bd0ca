import type { Transaction } from '#database'
import { findUser } from '../users/user-store.ts'

/** What an account is worth now that gave out a right, such as an API key, earlier. */
export interface Standing {
  /** It exists and is not disabled. */
  readonly isEnabled: boolean
  /** Its owner has proven its address. */
  readonly isProven: boolean
  /** What it gave out earlier has ended: the owner of its address has taken it back since. */
  readonly takenBackAt: Date | null
}

export async function standingOf(tx: Transaction, userId: string): Promise<Standing> {
  const user = await findUser(tx, userId)
  return {
    isEnabled: user !== undefined && !user.isDisabled,
    isProven: user?.isEmailVerified === true && user.email !== null,
    takenBackAt: user?.takenBackAt ?? null,
  }
}

/** Whether an account was taken back after it gave out something. */
export function isTakenBackSince({ takenBackAt }: Pick<Standing, 'takenBackAt'>, givenAt: Date): boolean {
  return takenBackAt !== null && givenAt < takenBackAt
}
