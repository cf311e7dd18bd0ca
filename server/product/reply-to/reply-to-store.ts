import type { ReplyTo, TeamId } from '@costard/contract'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { replyAddresses } from './schema.ts'

export type ReplyToRow = typeof replyAddresses.$inferSelect

export async function findReplyTo(tx: Transaction, teamId: TeamId): Promise<ReplyToRow | undefined> {
  const [row] = await findStatement(tx).execute({ teamId })
  return row
}

const findStatement = memoizeByOwner((tx: Transaction) =>
  tx
    .select()
    .from(replyAddresses)
    .where(eq(replyAddresses.teamId, sql.placeholder('teamId')))
    .prepare('product_find_reply_to'),
)

export async function saveReplyTo(tx: Transaction, row: ReplyToRow): Promise<void> {
  const { teamId: _, ...others } = row
  await tx
    .insert(replyAddresses)
    .values(row)
    .onConflictDoUpdate({ target: replyAddresses.teamId, set: others })
}

export function describeReplyTo(row: Pick<ReplyToRow, 'email' | 'asked'> | undefined): ReplyTo {
  return { email: row?.email ?? null, asked: row?.asked ?? null }
}
