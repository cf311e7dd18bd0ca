import { and, eq, gt, gte, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { identityError } from '../errors.ts'
import { hashOpaqueToken, newOpaqueToken } from '../tokens/opaque-token.ts'
import { oneTimeCodes, type CodePurpose } from '../schema.ts'

export type OneTimeCode = typeof oneTimeCodes.$inferSelect

/** How long an expired code is still told from one that never was. */
const keptMs = 30 * 24 * 3600 * 1000

/** Returns the code, which is not kept. */
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
 * Looks at a code and makes whoever else brings it wait until this transaction is over. Comes before its account is
 * locked, as consumeOneTimeCode comes after: what ends the codes of an account has locked that first.
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
  if (!purposes.includes(code.purpose)) throw identityError('identity/code-invalid') // it is for something else
  return code
}

/**
 * Takes a code that is held out of use; if the transaction fails it stays good. Throws identity/code-invalid when it
 * was ended since.
 */
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

/** Looks without using it up. Throws identity/code-invalid, identity/code-expired. */
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
 * No code sent to the account or its address can be used any more, but for those that bring an old address back:
 * they are for the case that somebody else does what ends the others.
 */
export async function endOneTimeCodes(
  tx: Transaction,
  { userId, email, now }: { userId: string; email: string | null; now: Date },
): Promise<void> {
  const isTheirs = or(
    eq(oneTimeCodes.userId, userId),
    email === null ? undefined : eq(oneTimeCodes.email, email),
  )
  await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(and(isTheirs, ne(oneTimeCodes.purpose, 'recover-email'), isNull(oneTimeCodes.usedAt)))
}

/** Whether an address that the account had, another than the one named, can still be brought back. */
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

/** Once an address is back, no address that came after it can be brought back. */
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
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, new Date(now.getTime() - keptMs)))
}
