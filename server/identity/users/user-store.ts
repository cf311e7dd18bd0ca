import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { identityError } from '../errors.ts'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { linkedIdentities, users } from '../schema.ts'
import { newUserId, wholeSeconds, type LinkedIdentity, type User, type UserChanges } from './user.ts'

/** Columns of an account, with its linked identities from a subquery. */
export const accountColumns = {
  ...getTableColumns(users),
  linkedIdentities: sql<LinkedIdentity[]>`coalesce((
    select jsonb_agg(jsonb_build_object(
      'providerId', l.provider_id, 'subject', l.subject, 'email', l.email,
      'displayName', l.display_name, 'photoUrl', l.photo_url) order by l.provider_id)
    from ${linkedIdentities} l where l.user_id = ${users}.id), '[]')`.as('linked_identities'),
}

export async function findUser(tx: Transaction, id: string): Promise<User | undefined> {
  const [user] = await userQuery(tx).execute({ id })
  return user
}

const userQuery = memoizeByOwner((tx: Transaction) =>
  tx
    .select(accountColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('identity_find_user'),
)

/**
 * Locks the account until the transaction ends. Lock before reading the account and before changing its codes,
 * identities or sessions: one lock order prevents deadlocks. Returns nothing: under READ COMMITTED, joined rows read
 * by FOR UPDATE may be older than the locked row. Read after locking.
 */
export async function lockUser(tx: Transaction, id: string): Promise<void> {
  await lockQuery(tx).execute({ id })
}

const lockQuery = memoizeByOwner((tx: Transaction) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .for('no key update')
    .prepare('identity_lock_user'),
)

export async function findUserByEmail(tx: Transaction, email: string): Promise<User | undefined> {
  const [user] = await tx
    .select(accountColumns)
    .from(users)
    .where(sql`lower(${users.email}) = ${email}`)
  return user
}

/**
 * Locks and returns the account with an address. Retries if the address moved to another account meanwhile.
 */
export async function lockUserByEmail(tx: Transaction, email: string): Promise<User | undefined> {
  const found = await findUserByEmail(tx, email)
  if (!found) return undefined
  await lockUser(tx, found.id)
  const user = await findUser(tx, found.id)
  return user?.email === email ? user : lockUserByEmail(tx, email)
}

/**
 * Adds an account. Returns undefined if another account has the address, including one added concurrently.
 */
export async function addUser(
  tx: Transaction,
  now: Date,
  details: Omit<UserChanges, 'validSince'>,
): Promise<User | undefined> {
  const [user] = await tx
    .insert(users)
    .values({ ...details, id: newUserId(), validSince: wholeSeconds(now), createdAt: now, lastSignInAt: now })
    .onConflictDoNothing()
    .returning(accountColumns)
  return user
}

/** Throws identity/email-exists, identity/user-unknown. */
export async function changeUser(tx: Transaction, id: string, changes: UserChanges): Promise<User> {
  try {
    const [user] = await tx.update(users).set(changes).where(eq(users.id, id)).returning(accountColumns)
    if (!user) throw identityError('identity/user-unknown')
    return user
  } catch (error) {
    throw isUniqueViolation(error) ? identityError('identity/email-exists') : error
  }
}

export async function removeUser(tx: Transaction, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}

function isUniqueViolation(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '23505'
}
