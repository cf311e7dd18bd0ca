import { type Invitation, memberLimits, type SiteId, type TeamId } from '@costard/contract'
import { and, desc, eq, inArray, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { apiError } from '../../calls/api-error.ts'
import { invitations } from './schema.ts'

export type InvitationRow = typeof invitations.$inferSelect
export type InvitationKey = Pick<InvitationRow, 'teamId' | 'invitationId'>

export async function insertInvitations(
  tx: Transaction,
  rows: readonly (typeof invitations.$inferInsert)[],
): Promise<InvitationRow[]> {
  return tx
    .insert(invitations)
    .values([...rows])
    .returning()
}

/** Returns the invitations that were not accepted, latest first. */
export function listInvitations(tx: Transaction, teamId: TeamId): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.teamId, teamId), inArray(invitations.state, ['open', 'declined'])))
    .orderBy(desc(invitations.invitedAt), invitations.email)
    .limit(2 * memberLimits.maxInvitations)
}

/** Returns the invitations that can still be accepted. */
export function listOpenInvitations(tx: Transaction, teamId: TeamId, at: Date): Promise<InvitationRow[]> {
  return tx
    .select()
    .from(invitations)
    .where(and(openOf(teamId), gt(invitations.expiresAt, at)))
}

export async function findInvitation(
  tx: Transaction,
  { teamId, invitationId }: InvitationKey,
): Promise<InvitationRow | undefined> {
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.teamId, teamId), eq(invitations.invitationId, invitationId)))
  return row
}

/** Throws invitation/not-found. */
export async function getInvitationByHash(tx: Transaction, tokenHash: Buffer): Promise<InvitationRow> {
  const [row] = await tx.select().from(invitations).where(eq(invitations.tokenHash, tokenHash))
  if (!row) throw apiError('invitation/not-found')
  return row
}

/** Throws invitation/not-found. */
export async function updateInvitation(
  tx: Transaction,
  { teamId, invitationId }: InvitationKey,
  change: Partial<InvitationRow>,
): Promise<InvitationRow> {
  const [row] = await tx
    .update(invitations)
    .set(change)
    .where(and(eq(invitations.teamId, teamId), eq(invitations.invitationId, invitationId)))
    .returning()
  if (!row) throw apiError('invitation/not-found')
  return row
}

/** Withdraws unanswered invitations sent by a member. */
export async function withdrawInvitationsOf(tx: Transaction, teamId: TeamId, userId: string): Promise<void> {
  await tx
    .update(invitations)
    .set({ state: 'withdrawn' })
    .where(and(openOf(teamId), eq(invitations.invitedBy, userId)))
}

/** Withdraws expired or declined invitations of addresses that are invited again. */
export async function withdrawOlder(
  tx: Transaction,
  teamId: TeamId,
  emails: readonly string[],
): Promise<void> {
  await tx
    .update(invitations)
    .set({ state: 'withdrawn' })
    .where(
      and(
        eq(invitations.teamId, teamId),
        inArray(invitations.email, [...emails]),
        inArray(invitations.state, ['open', 'declined']),
      ),
    )
}

/** Removes a site from invitations, so that new members do not get a removed site. */
export async function removeSiteOfInvitations(
  tx: Transaction,
  teamId: TeamId,
  siteId: SiteId,
): Promise<void> {
  await tx
    .update(invitations)
    .set({ siteIds: sql`array_remove(${invitations.siteIds}, ${siteId})` })
    .where(eq(invitations.teamId, teamId))
}

export async function deleteOldInvitations(tx: Transaction, at: Date): Promise<void> {
  const before = new Date(at.getTime() - memberLimits.keptDays * 86_400_000)
  await tx.delete(invitations).where(lt(invitations.expiresAt, before))
}

export function describeInvitation(row: InvitationRow, at: Date): Invitation {
  const { invitationId, email, role, costView, maxAdjustBp, siteIds, invitedAt, sentAt, expiresAt } = row
  return {
    id: invitationId,
    email,
    role,
    costView,
    maxAdjustBp,
    siteIds,
    invitedAt: invitedAt.toISOString(),
    sentAt: sentAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isExpired: row.state === 'open' && expiresAt <= at,
    isDeclined: row.state === 'declined',
    isUndelivered: row.isUndelivered,
  }
}

/** State of an invitation; its code is the detail of invitation/ended. */
export function stateOf({ state, expiresAt }: InvitationRow, at: Date) {
  return state === 'open' && expiresAt <= at ? 'expired' : state
}

function openOf(teamId: TeamId): SQL | undefined {
  return and(eq(invitations.teamId, teamId), eq(invitations.state, 'open'))
}
