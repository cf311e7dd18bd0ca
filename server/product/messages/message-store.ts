import type { Language, TeamId } from '@costard/contract'
import { isMessageOn, type MessageKind } from '@costard/quotes'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Transaction } from '#database'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { messageSwitches, messageWordings } from './schema.ts'

export type WordingRow = typeof messageWordings.$inferSelect
export interface WordingKey {
  readonly teamId: TeamId
  readonly name: MessageKind
  readonly language: Language
}

export async function findWording(
  tx: Transaction,
  { teamId, name, language }: WordingKey,
): Promise<WordingRow | undefined> {
  const [row] = await wordingStatement(tx).execute({ teamId, name, language })
  return row
}

const wordingStatement = memoizeByOwner((tx: Transaction) =>
  tx
    .select()
    .from(messageWordings)
    .where(
      and(
        eq(messageWordings.teamId, sql.placeholder('teamId')),
        eq(messageWordings.name, sql.placeholder('name')),
        eq(messageWordings.language, sql.placeholder('language')),
      ),
    )
    .prepare('product_find_wording'),
)

export function listWordings(tx: Transaction, teamId: TeamId): Promise<WordingRow[]> {
  return tx.select().from(messageWordings).where(eq(messageWordings.teamId, teamId))
}

export async function upsertWording(tx: Transaction, row: WordingRow): Promise<void> {
  const { teamId, name, language } = messageWordings
  const { teamId: _, name: _name, language: _language, ...others } = row
  await tx
    .insert(messageWordings)
    .values(row)
    .onConflictDoUpdate({ target: [teamId, name, language], set: others })
}

/** Returns the team's settings of messages, by message. */
export async function listSwitches(
  tx: Transaction,
  teamId: TeamId,
): Promise<ReadonlyMap<MessageKind, boolean>> {
  const rows = await tx.select().from(messageSwitches).where(eq(messageSwitches.teamId, teamId))
  return new Map(rows.map(({ name, isOn }) => [name, isOn]))
}

export async function saveSwitch(tx: Transaction, row: typeof messageSwitches.$inferSelect): Promise<void> {
  const { teamId, name } = messageSwitches
  await tx
    .insert(messageSwitches)
    .values(row)
    .onConflictDoUpdate({ target: [teamId, name], set: { isOn: row.isOn } })
}

/** True if a team sends a message. */
export async function isOn(tx: Transaction, teamId: TeamId, name: MessageKind): Promise<boolean> {
  const [row] = await tx
    .select({ isOn: messageSwitches.isOn })
    .from(messageSwitches)
    .where(and(eq(messageSwitches.teamId, teamId), eq(messageSwitches.name, name)))
  return isMessageOn(name, row?.isOn)
}

/** Condition: the team has not turned off a message that is sent by default. */
export function isNotOff(teamId: PgColumn, name: MessageKind): SQL {
  return sql`not exists (select from ${messageSwitches} s
    where s.team_id = ${teamId} and s.name = ${name} and not s.is_on)`
}

/** Returns the teams that turned a message on. */
export async function teamsWith(
  tx: Transaction,
  name: MessageKind,
  teamIds: readonly TeamId[],
): Promise<ReadonlySet<TeamId>> {
  if (teamIds.length === 0) return new Set()
  const { teamId, isOn: isTurnedOn } = messageSwitches
  const rows = await tx
    .select({ teamId })
    .from(messageSwitches)
    .where(and(inArray(teamId, [...teamIds]), eq(messageSwitches.name, name), isTurnedOn))
  return new Set(rows.map((row) => row.teamId))
}
