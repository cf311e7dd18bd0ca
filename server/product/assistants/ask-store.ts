import { type ApiKeyId, assistantLimits, type TeamId } from '@costard/contract'
import { and, asc, eq, lt, type SQL } from 'drizzle-orm'
import type { Transaction } from '#database'
import { memberNames } from '../teams/memberships/member-names.ts'
import { assistantAsks } from './schema.ts'

export type AskRow = typeof assistantAsks.$inferSelect
type OfMember = Pick<AskRow, 'teamId' | 'userId' | 'clientId'>

export async function findAsk(tx: Transaction, of: OfMember): Promise<AskRow | undefined> {
  const [found] = await tx.select().from(assistantAsks).where(isOf(of))
  return found
}

/** Stores a request; an answered one about the same client is replaced. */
export async function saveAsk(tx: Transaction, ask: AskRow): Promise<void> {
  await deleteAsk(tx, ask)
  await tx.insert(assistantAsks).values(ask)
}

/** Uses up an allowed request when the member connects the assistant. */
export async function deleteAsk(tx: Transaction, of: OfMember): Promise<void> {
  await tx.delete(assistantAsks).where(isOf(of))
}

export function countWaiting(tx: Transaction, teamId: TeamId): Promise<number> {
  return tx.$count(assistantAsks, isWaiting(teamId))
}

/** Lists the waiting requests, oldest first, with the names of the members. */
export async function listAsks(tx: Transaction, teamId: TeamId, language: string) {
  const asks = await tx
    .select()
    .from(assistantAsks)
    .where(isWaiting(teamId))
    .orderBy(asc(assistantAsks.askedAt), asc(assistantAsks.askId))
  const ids = asks.map(({ userId }) => userId)
  const names = ids.length > 0 ? await memberNames(tx, { teamId, language }, ids) : new Map<string, null>()
  return asks.map((ask) => ({ ...ask, askedBy: names.get(ask.userId) ?? null }))
}

/** Answers a waiting request and returns it; undefined if there is none. */
export async function answerAsk(
  tx: Transaction,
  { teamId, askId }: { readonly teamId: TeamId; readonly askId: ApiKeyId },
  answer: Pick<AskRow, 'state' | 'answeredBy'>,
): Promise<AskRow | undefined> {
  const [answered] = await tx
    .update(assistantAsks)
    .set(answer)
    .where(and(isWaiting(teamId), eq(assistantAsks.askId, askId)))
    .returning()
  return answered
}

/** Deletes old requests and unused answers. */
export async function deleteOldAsks(tx: Transaction, at: Date): Promise<void> {
  const before = new Date(at.getTime() - assistantLimits.askDays * 86_400_000)
  await tx.delete(assistantAsks).where(lt(assistantAsks.askedAt, before))
}

function isOf({ teamId, userId, clientId }: OfMember): SQL | undefined {
  return and(
    eq(assistantAsks.teamId, teamId),
    eq(assistantAsks.userId, userId),
    eq(assistantAsks.clientId, clientId),
  )
}

function isWaiting(teamId: TeamId): SQL | undefined {
  return and(eq(assistantAsks.teamId, teamId), eq(assistantAsks.state, 'waiting'))
}
