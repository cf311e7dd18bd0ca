import type { Database } from '#database'
import { describeAccount, type AccountDescription } from './describe-account.ts'
import { parseEmailAddress } from '../users/email-address.ts'
import { identityError } from '../errors.ts'
import { removeAccount } from './remove-account.ts'
import { revokeSessions } from '../sessions/session-store.ts'
import { changeUser, findUser, findUserByEmail, lockUser } from '../users/user-store.ts'

/** Actions of the operator of a server on an account. */
export interface Operator {
  /** Finds an account by id or address. */
  find: (idOrEmail: string) => Promise<AccountDescription | undefined>
  /** Disables an account and ends its sessions. Throws identity/user-unknown. */
  disable: (userId: string) => Promise<void>
  /** Allows new sign-ins again; ended sessions stay ended. Throws identity/user-unknown. */
  enable: (userId: string) => Promise<void>
  /** Deletes an account as its owner would. Throws identity/user-unknown. */
  remove: (userId: string) => Promise<void>
}

/**
 * Returns the actions of the operator. Only the database is needed, so they work while the server is stopped.
 */
export function createOperator(parts: { database: Database; now: () => Date }): Operator {
  const { database, now } = parts
  return {
    find: async (idOrEmail) => {
      const email = parseEmailAddress(idOrEmail)
      const { orm } = database
      const user = email === undefined ? await findUser(orm, idOrEmail) : await findUserByEmail(orm, email)
      return user && describeAccount(parts, user.id)
    },
    disable: (userId) =>
      database.transaction(async (tx) => {
        await changeUser(tx, userId, { isDisabled: true })
        await revokeSessions(tx, userId, now())
      }),
    enable: async (userId) => {
      await changeUser(database.orm, userId, { isDisabled: false })
    },
    remove: (userId) =>
      database.transaction(async (tx) => {
        await lockUser(tx, userId)
        const user = await findUser(tx, userId)
        if (!user) throw identityError('identity/user-unknown')
        await removeAccount(tx, user, now())
      }),
  }
}
