import { type ReplyTo, TeamId } from '@costard/contract'
import { z } from 'zod'
import { eventType, publish } from '#outbox'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import { requireVerifiedSender } from '../quotes/sending/quote-mail.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam } from '../teams/team-store.ts'
import { mailsTo } from '../usage/mails-to.ts'
import type { ReplyToLinks } from './reply-to-link.ts'
import { describeReplyTo, findReplyTo, type ReplyToRow, saveReplyTo } from './reply-to-store.ts'

/** Record id in the `settings` revision. */
export const replyToSetting = 'replyTo'

/**
 * Published when an address was chosen; its handler mails the link that verifies the address. by: name for
 * the mail.
 */
export const replyToAsked = eventType(
  'reply-to-asked',
  z.object({ teamId: TeamId, asked: z.string(), by: z.string() }),
  'mail',
)

type Parts = Pick<ProductParts, 'documents' | 'usage' | 'now'>

/**
 * Chooses the address for replies. Throws quote/sign-up-to-send, quote/sender-unverified,
 * reply-to/too-many-mails.
 */
export async function askReplyTo(
  parts: Parts,
  change: Change,
  { teamId, team, caller }: Member,
  email: string,
): Promise<ReplyTo> {
  requireVerifiedSender(caller)
  const { tx } = change
  await lockTeam(tx, teamId)
  const before = await findReplyTo(tx, teamId)
  if (before?.email === email && before.asked === null) return describeReplyTo(before)
  if (email === caller.email?.toLowerCase())
    return save(parts, change, caller.userId, { teamId, email, asked: null, askedAt: null })
  await parts.usage.spend(tx, 'reply-to/too-many-mails', [
    ['reply-to-mails-per-team', teamId],
    ...mailsTo(email, caller.userId),
  ])
  await publish(tx, replyToAsked, { teamId, asked: email, by: caller.displayName ?? team.name })
  const row = { teamId, email: before?.email ?? null, asked: email, askedAt: parts.now() }
  return save(parts, change, caller.userId, row)
}

/** Verifies the address by the token of a link. Throws reply-to/link-over. */
export async function confirmReplyTo(
  parts: Parts & { readonly links: ReplyToLinks },
  change: Change,
  { teamId, caller }: Member,
  token: string,
): Promise<ReplyTo> {
  await lockTeam(change.tx, teamId)
  const row = await findReplyTo(change.tx, teamId)
  if (!row || !parts.links.isValid(row, token, parts.now())) throw apiError('reply-to/link-over')
  const proven = { teamId, email: row.asked, asked: null, askedAt: null }
  return save(parts, change, caller.userId, proven)
}

export async function removeReplyTo(
  parts: Parts,
  change: Change,
  { teamId, caller }: Member,
): Promise<ReplyTo> {
  await lockTeam(change.tx, teamId)
  return save(parts, change, caller.userId, { teamId, email: null, asked: null, askedAt: null })
}

/** The audit log has no address: it can be personal. */
async function save(parts: Parts, { tx, record }: Change, userId: string, row: ReplyToRow): Promise<ReplyTo> {
  await saveReplyTo(tx, row)
  const after = { isSet: row.email !== null, isAsked: row.asked !== null }
  await record({ teamId: row.teamId, entity: 'setting', entityId: replyToSetting, after })
  await bumpRevisions(tx, parts, row.teamId, { settings: replyToSetting }, userId)
  return describeReplyTo(row)
}
