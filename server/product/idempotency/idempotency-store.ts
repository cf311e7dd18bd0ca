import { lastingKeyPrefix, type TeamId } from '@costard/contract'
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type LastPart, type Transaction, writeLast } from '#database'
import { idempotencyKeys } from './schema.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Lifetime of lasting keys: longer than a device works without a network. */
const lastingMs = 15 * dayMs

type Claim = Pick<typeof idempotencyKeys.$inferSelect, 'caller' | 'key' | 'requestHash' | 'createdAt'>

/**
 * Claims a key. Returns true if it was unused in the last 24 hours or, if a lasting one, 15 days. Waits for a
 * transaction that claims the same key.
 */
export async function claimKey(tx: Transaction, claim: Claim): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: {
        requestHash: claim.requestHash,
        createdAt: claim.createdAt,
        answer: null,
        teamId: null,
        isErased: false,
      },
      setWhere: isExpired(claim.createdAt),
    })
    .returning({ key: idempotencyKeys.key })
  return claimed.length > 0
}

export async function findAnswer(
  tx: Transaction,
  caller: string,
  key: string,
): Promise<Pick<typeof idempotencyKeys.$inferSelect, 'requestHash' | 'answer' | 'isErased'> | undefined> {
  const { requestHash, answer, isErased } = idempotencyKeys
  const [found] = await tx
    .select({ requestHash, answer, isErased })
    .from(idempotencyKeys)
    .where(isKey(caller, key))
  return found
}

/** Stores the answer to a claimed key before the transaction commits. */
export function saveAnswer(tx: Transaction, answered: Answered): Promise<void> {
  return writeLast(tx, newAnswers, answered)
}

interface Answered {
  readonly caller: string
  readonly key: string
  readonly answer: unknown
  readonly teamId: TeamId | null
}

const newAnswers: LastPart<Answered> = {
  name: 'answer',
  text: (parameter) => `update product.idempotency_keys as claimed
    set answer = nullif(answered.answer, 'null'), team_id = answered.team_id
    from jsonb_to_recordset(${parameter}) as answered (caller text, key text, answer jsonb, team_id text)
    where claimed.caller = answered.caller and claimed.key = answered.key`,
  parameterOf: (answers) =>
    JSON.stringify(
      answers.map(({ caller, key, answer, teamId }) => ({ caller, key, answer, team_id: teamId })),
    ),
}

/** Caller of an idempotency key: the link of a quote. */
export function callerByLink(tokenHash: Buffer): string {
  return `quote:${tokenHash.toString('base64url')}`
}

/** Erases answers to customers, by the hashes of their links. Repetitions are then refused. */
export async function eraseAnswersByLinks(tx: Transaction, tokenHashes: readonly Buffer[]): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer: null, isErased: true })
    .where(inArray(idempotencyKeys.caller, tokenHashes.map(callerByLink)))
}

/** Maximum number of ids in one pattern. */
const idsPerStep = 200

/**
 * Erases answers that contain one of the given ids of a team's customers and quotes. Repetitions are then
 * refused.
 */
export async function eraseAnswers(tx: Transaction, teamId: TeamId, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += idsPerStep) {
    // Ids consist of letters and digits, so no character is special in a pattern.
    const pattern = ids.slice(start, start + idsPerStep).join('|')
    await tx
      .update(idempotencyKeys)
      .set({ answer: null, isErased: true })
      .where(and(isOfTeam(teamId), sql`${idempotencyKeys.answer}::text ~ ${pattern}`))
  }
}

function isKey(caller: string, key: string): ReturnType<typeof and> {
  return and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key))
}

/**
 * Condition: answers of a team. Those without a team are from calls that change none, or older than the
 * column.
 */
function isOfTeam(teamId: TeamId): ReturnType<typeof or> {
  return or(eq(idempotencyKeys.teamId, teamId), isNull(idempotencyKeys.teamId))
}

/** Deletes expired answers even if no other key is sent, since they contain personal data. */
export async function deleteExpiredKeys(tx: Transaction, now: Date): Promise<void> {
  await tx.delete(idempotencyKeys).where(isExpired(now))
}

function isExpired(now: Date): SQL {
  const { createdAt, key } = idempotencyKeys
  const [day, lasting] = [dayMs, lastingMs].map((ms) => new Date(now.getTime() - ms).toISOString())
  return sql`(${createdAt} < ${day}::timestamptz and (not starts_with(${key}, ${lastingKeyPrefix}) or ${createdAt} < ${lasting}::timestamptz))`
}
