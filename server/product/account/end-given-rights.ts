import { accountRecovered } from '#identity'
import { type EventHandler, on } from '#outbox'
import { recordAsSystem } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { EndGivenRights } from '../given-rights.ts'
import type { ProductParts } from '../parts.ts'
import { lockTeamsOf } from '../teams/memberships/membership-store.ts'

/**
 * Handles `account-taken-back`: ends rights of every kind that the account gave out before its recovery. Such
 * rights are refused from the recovery on; this handler removes them from lists.
 */
export function endGivenRights(
  parts: Pick<ProductParts, 'database' | 'documents' | 'notifyOfChange' | 'now'>,
  kinds: readonly EndGivenRights[],
): EventHandler {
  const { database, now } = parts
  return on(accountRecovered, ({ userId, at }) =>
    database.transaction(async (tx) => {
      await lockTeamsOf(tx, userId)
      for (const end of kinds) {
        const ended = await end(tx, { userId, before: new Date(at) })
        if (!ended) continue
        const { action, setting, changes } = ended
        await recordAsSystem(tx, parts, { action, at: now() }, changes)
        for (const teamId of new Set(changes.map((change) => change.teamId)))
          await bumpRevisions(tx, parts, teamId, { settings: setting }, null)
      }
    }),
  )
}
