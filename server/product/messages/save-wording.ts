import type { Wording } from '@costard/contract'
import type { MessageWording } from '@costard/quotes'
import { apiError } from '../calls/api-error.ts'
import type { AuditedFields } from '../audit/audited-fields.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam } from '../teams/team-store.ts'
import { checkWording } from './check-wording.ts'
import { describeWording, ownWording } from './describe-messages.ts'
import { findWording, upsertWording, type WordingKey } from './message-store.ts'

/** Record id in the `settings` revision. */
export const messagesSetting = 'messages'

/**
 * Stores a team's wording of a message in a language; null: the built-in wording. Throws team/changed,
 * message/invalid.
 */
export async function saveWording(
  parts: Pick<ProductParts, 'documents' | 'now'>,
  { tx, record }: Change,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  { name, language, rev }: Omit<WordingKey, 'teamId'> & { readonly rev: number },
  wording: MessageWording | null,
): Promise<Wording> {
  if (wording) checkWording(name, wording)
  await lockTeam(tx, teamId)
  const key = { teamId, name, language }
  const stored = await findWording(tx, key)
  if ((stored?.rev ?? 0) !== rev) throw apiError('team/changed', { yours: rev, current: stored?.rev ?? 0 })
  const edit = { subject: wording?.subject ?? null, text: wording?.text ?? null }
  if (isUnchanged(stored ?? { subject: null, text: null }, edit))
    return describeWording(name, language, stored)
  const row = {
    ...key,
    ...edit,
    rev: rev + 1,
    savedAt: parts.now(),
    savedBy: caller.userId,
  }
  await upsertWording(tx, row)
  await record({
    teamId,
    entity: 'setting',
    entityId: `${messagesSetting} ${name} ${language}`,
    before: auditedOf(ownWording(stored)),
    after: auditedOf(wording),
  })
  await bumpRevisions(tx, parts, teamId, { settings: messagesSetting }, caller.userId)
  return describeWording(name, language, row)
}

function auditedOf(wording: MessageWording | null | undefined): AuditedFields {
  return wording ? { subject: wording.subject, text: wording.text } : { builtIn: true }
}
