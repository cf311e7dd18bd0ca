import type { LookUpService, SaveLookUpService } from '@costard/contract'
import { hasRefusedPort, namesRefusedAddress } from '#http'
import type { SealedColumn, Sealer } from '#secrets'
import { requireProvenAddress } from '../teams/memberships/require-proven-address.ts'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { newId } from '../rows/new-id.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { lookUpServices } from './schema.ts'
import { lockLookUpService, type LookUpServiceRow, upsertLookUpService } from './look-up-service-store.ts'

/** Record id in the `settings` revision. */
export const lookUpServiceSetting = 'look-up-service'

export interface ServiceParts extends Pick<ProductParts, 'documents' | 'now'> {
  readonly sealer: Sealer
  readonly asksPrivateAddresses: boolean
}

/**
 * Creates or replaces the look-up service of a team; earlier answers are no longer reused. Throws
 * check/address-refused, check/secret-needed, account/address-unverified.
 */
export async function saveService(
  parts: ServiceParts,
  { tx, record }: Change,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  { name, urlTemplate, headerName, mappings, referencePointer, secret }: SaveLookUpService,
): Promise<LookUpService> {
  const { sealer, asksPrivateAddresses, now } = parts
  requireProvenAddress(caller)
  const url = new URL(urlTemplate)
  if (hasRefusedPort(url) || (!asksPrivateAddresses && namesRefusedAddress(url)))
    throw apiError('check/address-refused')
  const before = await lockLookUpService(tx, teamId)
  const edit = { name, urlTemplate, headerName, mappings, referencePointer: referencePointer ?? null }
  if (secret === undefined) requireSameHost(before, urlTemplate)
  if (before && isUnchanged(before, edit) && isSameSecret(before, secret, sealer))
    return describeService(before)
  const service = {
    teamId,
    ...edit,
    sealedSecret:
      secret === undefined ? undefined : secret === '' ? null : sealer.seal(secret, purposeOf(teamId)),
    revision: newId(),
    savedAt: now(),
    savedBy: caller.userId,
  }
  const row = await upsertLookUpService(tx, service)
  await bumpRevisions(tx, parts, teamId, { settings: lookUpServiceSetting }, caller.userId)
  const after = { name, host: new URL(urlTemplate).host, hasSecret: row.sealedSecret !== null }
  await record({ teamId, entity: 'setting', entityId: lookUpServiceSetting, after })
  return describeService(row)
}

/** True if the secret does not change. secret: undefined keeps the stored one; empty removes it. */
function isSameSecret(before: LookUpServiceRow, secret: string | undefined, sealer: Sealer): boolean {
  return secret === undefined || secret === (secretOf(before, sealer) ?? '')
}

/** Throws check/secret-needed if the origin changes: a stored secret must not be sent to another host. */
function requireSameHost(before: LookUpServiceRow | undefined, urlTemplate: string): void {
  if (!before?.sealedSecret) return
  if (new URL(before.urlTemplate).origin !== new URL(urlTemplate).origin)
    throw apiError('check/secret-needed')
}

/** Returns the settings of a service without its secret, for members who may change them. */
export function describeService(row: LookUpServiceRow): LookUpService {
  const { name, urlTemplate, headerName, mappings, referencePointer, sealedSecret } = row
  return {
    name,
    urlTemplate,
    headerName,
    mappings,
    ...(referencePointer !== null && { referencePointer }),
    hasSecret: sealedSecret !== null,
  }
}

/** Opens the secret. Throws if it was sealed with another installation key. */
export function secretOf({ teamId, sealedSecret }: LookUpServiceRow, sealer: Sealer): string | undefined {
  return sealedSecret === null ? undefined : sealer.open(sealedSecret, purposeOf(teamId))
}

export const sealedServiceSecrets: SealedColumn = {
  column: lookUpServices.sealedSecret,
  key: [lookUpServices.teamId],
  purposeOf: ([teamId = '']) => purposeOf(teamId),
}

/** Purpose that binds a sealed secret to its team: it cannot be opened in another team's row. */
function purposeOf(teamId: string): string {
  return `look-up service ${teamId}`
}
