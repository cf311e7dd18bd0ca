import type { Parts } from './parts.ts'
import { revokeSessions } from './sessions/sessions.ts'
import { changeUser } from './users.ts'

/** Keeps an account from being used and signs it out everywhere. Throws identity/user-unknown. */
export async function disableAccount(
  { database, now }: Pick<Parts, 'database' | 'now'>,
  userId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await changeUser(tx, userId, { isDisabled: true })
    await revokeSessions(tx, userId, now())
  })
}

/** Its owner may sign in again, anew. Throws identity/user-unknown. */
export async function enableAccount({ database }: Pick<Parts, 'database'>, userId: string): Promise<void> {
  await changeUser(database.orm, userId, { isDisabled: false })
}
