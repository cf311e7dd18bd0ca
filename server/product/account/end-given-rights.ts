import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import { accountTakenBack } from '#identity'
import { type EventHandler, on } from '#outbox'
import { apiKeysSetting } from '../api-keys/add-api-key.ts'
import { apiKeys } from '../api-keys/schema.ts'
import { recordAsSystem } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { lookUpServiceSetting } from '../device-checks/save-service.ts'
import { lookUpServices } from '../device-checks/schema.ts'
import { invitations } from '../members/invitations/schema.ts'
import { membersSetting } from '../members/change-member.ts'
import type { ProductParts } from '../parts.ts'
import { phoneLinks } from '../phone-links/schema.ts'
import { lockTeamsOf } from '../teams/membership-store.ts'
import { webhooksSetting } from '../webhooks/record-try.ts'
import { webhookDeliveries, webhooks } from '../webhooks/schema.ts'

/**
 * Handles `account-taken-back`: ends what the account gave out before: API keys, with those of assistants, webhooks,
 * look-up services, links for phones and invitations. Each is refused from that moment on; here it leaves the lists.
 */
export function endGivenRights(
  parts: Pick<ProductParts, 'database' | 'documents' | 'tellOfChange' | 'now'>,
): EventHandler {
  const { database, now } = parts
  return on(accountTakenBack, ({ userId, at }) =>
    database.transaction(async (tx) => {
      const before = new Date(at)
      await lockTeamsOf(tx, userId)
      const keys = await tx
        .update(apiKeys)
        .set({ revokedAt: before })
        .where(and(eq(apiKeys.createdBy, userId), lt(apiKeys.createdAt, before), isNull(apiKeys.revokedAt)))
        .returning({ teamId: apiKeys.teamId, entityId: apiKeys.keyId })
      const hooks = await tx
        .delete(webhooks)
        .where(and(eq(webhooks.createdBy, userId), lt(webhooks.createdAt, before)))
        .returning({ teamId: webhooks.teamId, entityId: webhooks.webhookId, url: webhooks.url })
      await tx.delete(webhookDeliveries).where(
        inArray(
          webhookDeliveries.webhookId,
          hooks.map(({ entityId }) => entityId),
        ),
      )
      const services = await tx
        .delete(lookUpServices)
        .where(and(eq(lookUpServices.savedBy, userId), lt(lookUpServices.savedAt, before)))
        .returning({ teamId: lookUpServices.teamId })
      await tx.delete(phoneLinks).where(and(eq(phoneLinks.userId, userId), lt(phoneLinks.openedAt, before)))
      const invited = await tx
        .update(invitations)
        .set({ state: 'withdrawn' })
        .where(
          and(
            eq(invitations.invitedBy, userId),
            eq(invitations.state, 'open'),
            lt(invitations.sentAt, before),
          ),
        )
        .returning({ teamId: invitations.teamId, entityId: invitations.invitationId })
      await recordAsSystem(
        tx,
        parts,
        { action: 'apiKeys.revoke', at: now() },
        keys.map((key) => ({ ...key, entity: 'apiKey', after: { isRevoked: true } })),
      )
      await recordAsSystem(
        tx,
        parts,
        { action: 'webhooks.remove', at: now() },
        hooks.map(({ url, ...key }) => ({
          ...key,
          entity: 'webhook',
          before: { host: new URL(url).host },
          after: { isRemoved: true },
        })),
      )
      await recordAsSystem(
        tx,
        parts,
        { action: 'deviceChecks.removeService', at: now() },
        services.map((key) => ({
          ...key,
          entity: 'setting',
          entityId: lookUpServiceSetting,
          after: { isSet: false },
        })),
      )
      await recordAsSystem(
        tx,
        parts,
        { action: 'invitations.withdraw', at: now() },
        invited.map((key) => ({ ...key, entity: 'invitation', after: { state: 'withdrawn' } })),
      )
      for (const [setting, changed] of [
        [apiKeysSetting, keys],
        [webhooksSetting, hooks],
        [lookUpServiceSetting, services],
        [membersSetting, invited],
      ] as const)
        for (const teamId of new Set(changed.map((row) => row.teamId)))
          await bumpRevisions(tx, parts, teamId, { settings: setting }, null)
    }),
  )
}
