import type { Team, TeamId } from '@costard/contract'
import { and, asc, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import type { Caller } from '#identity'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import { apiError } from '../calls/api-error.ts'
import { cityOf } from './shop-details/city-of.ts'
import { logoPath } from './shop-details/logo-store.ts'
import { shopDetails, shopLogos } from './shop-schema.ts'
import { members, teams } from './schema.ts'

export type TeamRow = typeof teams.$inferSelect

export async function insertTeam(
  tx: Transaction,
  team: TeamRow,
  owner: Pick<Caller, 'userId' | 'displayName' | 'email'> & { readonly showsFirstSteps: boolean },
): Promise<void> {
  await tx.insert(teams).values(team)
  await tx.insert(members).values({
    teamId: team.teamId,
    userId: owner.userId,
    name: owner.displayName ?? null,
    email: owner.email ?? null,
    role: 'owner',
    joinedAt: team.createdAt,
    lastUsedAt: team.createdAt,
    showsFirstSteps: owner.showsFirstSteps,
  })
}

/** Settings of a team that editTax changes. */
export type TaxSettings = Pick<TeamRow, 'marginScheme' | 'taxNumbers' | 'taxRounding' | 'cashStepMinor'>

export async function saveTaxSettings(tx: Transaction, teamId: TeamId, settings: TaxSettings): Promise<void> {
  const { marginScheme, taxNumbers, taxRounding, cashStepMinor } = settings
  await tx
    .update(teams)
    .set({ marginScheme, taxNumbers, taxRounding, cashStepMinor })
    .where(eq(teams.teamId, teamId))
}

/** Stores the team's rules about who connects assistants, and its known assistants. */
export async function saveAssistantRules(
  tx: Transaction,
  teamId: TeamId,
  rules: Pick<TeamRow, 'assistantsBy' | 'knownAssistants'>,
): Promise<void> {
  await tx.update(teams).set(rules).where(eq(teams.teamId, teamId))
}

/** Settings of a team that saveShop changes. */
export type TeamSettings = Pick<
  TeamRow,
  | 'name'
  | 'timeZone'
  | 'validDays'
  | 'cashLimitMinor'
  | 'allowsLateAcceptance'
  | 'offlineWork'
  | 'othersRelease'
  | 'retentionMonths'
  | 'retentionFrom'
>

export async function saveTeamSettings(
  tx: Transaction,
  teamId: TeamId,
  settings: TeamSettings,
): Promise<void> {
  await tx.update(teams).set(settings).where(eq(teams.teamId, teamId))
}

/** Stores the setting. Returns true if it changed. */
export async function saveShowsSamples(
  tx: Transaction,
  teamId: TeamId,
  showsSamples: boolean,
): Promise<boolean> {
  const isOther = and(eq(teams.teamId, teamId), ne(teams.showsSamples, showsSamples))
  const { rowCount } = await tx.update(teams).set({ showsSamples }).where(isOther)
  return rowCount !== 0
}

export async function saveNumberPattern(
  tx: Transaction,
  teamId: TeamId,
  pattern: Pick<TeamRow, 'numberPattern' | 'numberReset'>,
): Promise<void> {
  await tx.update(teams).set(pattern).where(eq(teams.teamId, teamId))
}

export async function findTeam(tx: Transaction, teamId: TeamId): Promise<TeamRow | undefined> {
  const [team] = await tx.select().from(teams).where(eq(teams.teamId, teamId))
  return team
}

/** Returns a team, locked until the end of the transaction. */
export async function lockTeam(tx: Transaction, teamId: TeamId): Promise<TeamRow> {
  const team = await findLockedTeam(tx, teamId)
  if (!team) throw apiError('team/not-found')
  return team
}

/**
 * Like lockTeam; undefined if the team was deleted. Rows that refer to the team can be written meanwhile:
 * otherwise a transaction that has locked another record of the team and then writes such a row would
 * deadlock with this one.
 */
export async function findLockedTeam(tx: Transaction, teamId: TeamId): Promise<TeamRow | undefined> {
  const [team] = await tx.select().from(teams).where(eq(teams.teamId, teamId)).for('no key update')
  return team
}

export async function getTeamName(tx: Transaction, teamId: TeamId): Promise<string> {
  const [team] = await tx.select({ name: teams.name }).from(teams).where(eq(teams.teamId, teamId))
  if (!team) throw apiError('team/not-found')
  return team.name
}

/** Returns the number of existing teams that a user created. */
export async function countTeamsCreatedBy(tx: Transaction, userId: string): Promise<number> {
  return tx.$count(teams, eq(teams.createdBy, userId))
}

export async function saveClosedAt(tx: Transaction, teamId: TeamId, closedAt: Date | null): Promise<void> {
  await tx.update(teams).set({ closedAt }).where(eq(teams.teamId, teamId))
}

/** Returns teams that were closed before a moment, earliest first. */
export async function listClosedBefore(tx: Transaction, moment: Date, limit: number): Promise<TeamId[]> {
  const rows = await tx
    .select({ teamId: teams.teamId })
    .from(teams)
    .where(lt(teams.closedAt, moment))
    .orderBy(asc(teams.closedAt))
    .limit(limit)
  return rows.map(({ teamId }) => teamId)
}

/** A team in the live document `teams/{userId}`. */
export interface LiveTeam {
  readonly name: string
  readonly role: Team['role']
  readonly currency: string
  /** URL of the image. */
  readonly logo?: string
  readonly city?: string
  /** Milliseconds since 1970. */
  readonly lastUsedAt: number
}

export async function listLiveTeams(tx: Transaction, userId: string): Promise<[TeamId, LiveTeam][]> {
  const rows = await tx
    .select({
      teamId: members.teamId,
      name: teams.name,
      role: members.role,
      currency: teams.currency,
      lastUsedAt: members.lastUsedAt,
      logoId: shopLogos.logoId,
      town: shopDetails.town,
    })
    .from(members)
    .innerJoin(teams, eq(teams.teamId, members.teamId))
    .leftJoin(shopLogos, eq(shopLogos.teamId, members.teamId))
    .leftJoin(shopDetails, eq(shopDetails.teamId, members.teamId))
    .where(and(isActive(userId), isNull(teams.closedAt)))
  return rows.map(({ teamId, lastUsedAt, logoId, town, ...team }) => {
    const city = cityOf(town ?? '')
    const look = { ...(logoId !== null && { logo: logoPath(logoId) }), ...(city !== undefined && { city }) }
    // Ids from addTeam.
    return [teamId as TeamId, { ...team, ...look, lastUsedAt: lastUsedAt.getTime() }]
  })
}

/** Returns the time zone of a team that is not closed. */
export async function findOpenTimeZone(tx: Transaction, teamId: TeamId): Promise<string | undefined> {
  const [team] = await timeZoneStatement(tx).execute({ teamId })
  return team?.timeZone
}

const timeZoneStatement = memoizeByOwner((tx: Transaction) =>
  tx
    .select({ timeZone: teams.timeZone })
    .from(teams)
    .where(and(eq(teams.teamId, sql.placeholder('teamId')), isNull(teams.closedAt)))
    .prepare('product_find_open_time_zone'),
)

/** SQL condition on memberships: this user is an active member. */
export function isActive(userId: string): SQL | undefined {
  return and(eq(members.userId, userId), eq(members.state, 'active'))
}
