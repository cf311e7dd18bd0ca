import { and, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { identityError } from '../errors.ts'
import { hashOpaqueToken, newOpaqueToken } from '../tokens/opaque-token.ts'
import { oneTimeCodes, type CodePurpose } from '../schema.ts'

export type OneTimeCode = typeof oneTimeCodes.$inferSelect

/** Retention of expired codes: until then they are reported as expired instead of invalid. */
const retentionMs = 30 * 24 * 3600 * 1000

/** Adds a code and returns it; only its hash is stored. */
export async function addOneTimeCode(
  tx: Transaction,
  code: {
    purpose: CodePurpose
    email: string
    newEmail?: string
    userId?: string
    createdAt: Date
    expiresAt: Date
  },
): Promise<string> {
  const text = newOpaqueToken()
  await tx.insert(oneTimeCodes).values({ ...code, codeHash: hashOpaqueToken(text) })
  return text
}

/**
 * Returns a code and locks it until the transaction ends. Lock order: this lock, then the account, then
 * consumeOneTimeCode, because endOneTimeCodes updates codes with the account locked.
 * Throws identity/code-invalid, identity/code-expired.
 */
export async function lockOneTimeCode(
  tx: Transaction,
  text: string,
  purposes: readonly CodePurpose[],
  now: Date,
): Promise<OneTimeCode> {
  const key = Buffer.from(hashOpaqueToken(text)).toString('hex')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
  const code = await getOneTimeCode(tx, text, now)
  if (!purposes.includes(code.purpose)) throw identityError('identity/code-invalid')
  return code
}

/** Marks a locked code as used; a rollback leaves it valid. Throws identity/code-invalid if it was ended meanwhile. */
export async function consumeOneTimeCode(
  tx: Transaction,
  { codeHash }: Pick<OneTimeCode, 'codeHash'>,
  now: Date,
): Promise<void> {
  const used = await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.codeHash, codeHash), isNull(oneTimeCodes.usedAt)))
    .returning({ usedAt: oneTimeCodes.usedAt })
  if (used.length === 0) throw identityError('identity/code-invalid')
}

/** Returns a code without consuming it. Throws identity/code-invalid, identity/code-expired. */
export async function getOneTimeCode(tx: Transaction, text: string, now: Date): Promise<OneTimeCode> {
  const [code] = await tx
    .select()
    .from(oneTimeCodes)
    .where(eq(oneTimeCodes.codeHash, hashOpaqueToken(text)))
  if (!code || code.usedAt) throw identityError('identity/code-invalid')
  if (code.expiresAt <= now) throw identityError('identity/code-expired')
  return code
}

/**
 * Invalidates all codes of an account or its address, except those that restore an old address: an attacker
 * with access to the account must not be able to end these.
 */
export async function endOneTimeCodes(
  tx: Transaction,
  { userId, email, now }: { userId: string; email: string | null; now: Date },
): Promise<void> {
  const isOfAccount = or(
    eq(oneTimeCodes.userId, userId),
    email === null ? undefined : eq(oneTimeCodes.email, email),
  )
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(isOfAccount, ne(oneTimeCodes.purpose, 'recover-email'), isNull(oneTimeCodes.usedAt)))
}

/** Returns true if an address other than `email` can still be restored to the account. */
export async function hasOtherRecovery(
  tx: Transaction,
  { userId, email, now }: { userId: string; email: string; now: Date },
): Promise<boolean> {
  const found = await tx
    .select({ createdAt: oneTimeCodes.createdAt })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.userId, userId),
        eq(oneTimeCodes.purpose, 'recover-email'),
        ne(oneTimeCodes.email, email),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Invalidates the codes that restore addresses newer than the one restored now. */
export async function endLaterRecoveries(
  tx: Transaction,
  { userId, since, now }: { userId: string; since: Date; now: Date },
): Promise<void> {
  const isLater = and(eq(oneTimeCodes.purpose, 'recover-email'), gte(oneTimeCodes.createdAt, since))
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(eq(oneTimeCodes.userId, userId), isLater, isNull(oneTimeCodes.usedAt)))
}

export async function deleteExpiredCodes(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, new Date(now.getTime() - retentionMs)))
}
