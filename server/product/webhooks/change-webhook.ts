import {
  type NewWebhook,
  type TeamId,
  type WebhookEvent,
  type WebhookId,
  webhookLimits,
} from '@costard/contract'
import type { Transaction } from '#database'
import { hasRefusedPort, namesRefusedAddress } from '#http'
import type { Sealer } from '#secrets'
import { requireProvenAddress } from '../teams/memberships/require-proven-address.ts'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import { newId } from '../rows/new-id.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lockTeam } from '../teams/team-store.ts'
import { failWaiting } from './delivery-store.ts'
import { describeWebhook } from './describe-webhook.ts'
import { webhooksSetting } from './record-try.ts'
import { newSecret, sealSecret } from './webhook-secret.ts'
import {
  type CountedWebhook,
  countWebhooks,
  deleteWebhook,
  getWebhook,
  insertWebhook,
  lockWebhook,
  updateWebhook,
} from './webhook-store.ts'

export interface WebhookParts extends Pick<ProductParts, 'documents' | 'usage' | 'now'> {
  readonly sealer: Sealer
  readonly asksPrivateAddresses: boolean
}

/**
 * Adds a webhook. Throws webhook/too-many, webhook/address-refused, webhook/sign-up-to-add,
 * account/address-unverified.
 */
export async function addWebhook(
  parts: WebhookParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  { url, events }: { readonly url: string; readonly events: WebhookEvent[] },
): Promise<NewWebhook> {
  if (caller.isAnonymous) throw apiError('webhook/sign-up-to-add')
  requireProvenAddress(caller)
  requireAllowed(parts, url)
  await lockTeam(tx, teamId)
  const { maxEndpoints } = webhookLimits
  if ((await countWebhooks(tx, teamId)) >= maxEndpoints) throw apiError('webhook/too-many', { maxEndpoints })
  const key = { teamId, webhookId: newId<WebhookId>() }
  const secret = newSecret()
  await insertWebhook(tx, {
    ...key,
    url,
    events,
    sealedSecret: sealSecret(secret, parts.sealer, key),
    createdBy: caller.userId,
    createdAt: parts.now(),
  })
  await record({
    teamId,
    entity: 'webhook',
    entityId: key.webhookId,
    after: { host: new URL(url).host, events },
  })
  await bump(tx, parts, teamId, caller.userId)
  return { ...describeWebhook(await getWebhook(tx, teamId, key.webhookId)), secret }
}

/** Edits a webhook. Throws webhook/not-found, webhook/address-refused, account/address-unverified. */
export async function editWebhook(
  parts: WebhookParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  webhookId: WebhookId,
  {
    url,
    events,
    isOn,
  }: {
    readonly url?: string | undefined
    readonly events?: WebhookEvent[] | undefined
    readonly isOn?: boolean | undefined
  },
): Promise<CountedWebhook> {
  requireProvenAddress(caller)
  if (url !== undefined) requireAllowed(parts, url)
  const before = await lockWebhook(tx, teamId, webhookId)
  if (!before) throw apiError('webhook/not-found')
  if (isUnchanged(before, { url, events, isOn })) return getWebhook(tx, teamId, webhookId)
  const turnsOn = isOn === true && !before.isOn
  const row = await updateWebhook(tx, teamId, webhookId, {
    url: url ?? before.url,
    events: events ?? before.events,
    isOn: isOn ?? before.isOn,
    // A new address, or switching on again, resets the failures.
    ...((turnsOn || (url !== undefined && url !== before.url)) && {
      failures: 0,
      failingSince: null,
      pausedUntil: null,
    }),
    ...(isOn !== undefined && { switchedOffAt: null }),
  })
  if (before.isOn && !row.isOn) await failWaiting(tx, teamId, webhookId)
  const audited = ({ url: address, events: of, isOn: is }: typeof row) => ({
    host: new URL(address).host,
    events: of,
    isOn: is,
  })
  await record({
    teamId,
    entity: 'webhook',
    entityId: webhookId,
    before: audited(before),
    after: audited(row),
  })
  await bump(tx, parts, teamId, caller.userId)
  return getWebhook(tx, teamId, webhookId)
}

/** Replaces the secret of a webhook. Throws webhook/not-found, account/address-unverified. */
export async function replaceSecret(
  parts: WebhookParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  webhookId: WebhookId,
): Promise<NewWebhook> {
  requireProvenAddress(caller)
  const before = await lockWebhook(tx, teamId, webhookId)
  if (!before) throw apiError('webhook/not-found')
  const secret = newSecret()
  await updateWebhook(tx, teamId, webhookId, {
    sealedSecret: sealSecret(secret, parts.sealer, before),
    sealedOldSecret: before.sealedSecret,
    oldSecretUntil: new Date(parts.now().getTime() + webhookLimits.oldSecretHours * 3_600_000),
  })
  await record({ teamId, entity: 'webhook', entityId: webhookId, after: { isSecretReplaced: true } })
  await bump(tx, parts, teamId, caller.userId)
  return { ...describeWebhook(await getWebhook(tx, teamId, webhookId)), secret }
}

/** Removes a webhook. Throws webhook/not-found. */
export async function removeWebhook(
  parts: WebhookParts,
  { tx, record }: Change,
  { teamId, caller }: Member,
  webhookId: WebhookId,
): Promise<null> {
  const { url } = await deleteWebhook(tx, teamId, webhookId)
  const before = { host: new URL(url).host }
  await record({ teamId, entity: 'webhook', entityId: webhookId, before, after: { isRemoved: true } })
  await bump(tx, parts, teamId, caller.userId)
  return null
}

/** Host names are resolved, and checked again, at each try. */
function requireAllowed({ asksPrivateAddresses }: WebhookParts, address: string): void {
  const url = new URL(address)
  if (hasRefusedPort(url)) throw apiError('webhook/address-refused')
  if (asksPrivateAddresses) return
  if (url.protocol !== 'https:' || namesRefusedAddress(url)) throw apiError('webhook/address-refused')
}

function bump(tx: Transaction, parts: WebhookParts, teamId: TeamId, by: string): Promise<void> {
  return bumpRevisions(tx, parts, teamId, { settings: webhooksSetting }, by)
}
