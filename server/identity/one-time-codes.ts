import { and, eq, gt, gte, inArray, isNull, lt, ne, or } from 'drizzle-orm'
import type { Transaction } from '#database'
import { identityError } from './errors.ts'
import { hashOpaqueToken, newOpaqueToken } from './opaque-token.ts'
import { oneTimeCodes, type CodePurpose } from './schema.ts'

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
 * Takes a code out of use: of callers at the same moment one gets it, and if that one's transaction
 * fails the code stays good. Throws identity/code-invalid, identity/code-expired.
 */
export async function useOneTimeCode(
  tx: Transaction,
  text: string,
  purposes: readonly CodePurpose[],
  now: Date,
): Promise<OneTimeCode> {
  const [code] = await tx
    .update(oneTimeCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeCodes.codeHash, hashOpaqueToken(text)),
        inArray(oneTimeCodes.purpose, [...purposes]),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning()
  if (code) return code
  await getOneTimeCode(tx, text, now)
  throw identityError('identity/code-invalid') // a good code, for something else
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

export async function forgetOldCodes(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, new Date(now.getTime() - keptMs)))
}
