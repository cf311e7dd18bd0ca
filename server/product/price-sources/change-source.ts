import {
  type CatalogId,
  may,
  type PriceSource,
  type PriceSourceId,
  priceSourceLimits,
  type TeamId,
} from '@costard/contract'
import type { Transaction } from '#database'
import { hasRefusedPort, namesRefusedAddress } from '#http'
import { apiError } from '../calls/api-error.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import { getDraftHead } from '../catalogs/drafts/draft-store.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import { newId } from '../rows/new-id.ts'
import type { Member } from '../teams/memberships/member.ts'
import { requireProvenAddress } from '../teams/memberships/require-proven-address.ts'
import { lockTeam } from '../teams/team-store.ts'
import { describeOne } from './list-described.ts'
import { nextTime } from './next-time.ts'
import type { SourceParts } from './source-parts.ts'
import { sealHeader } from './source-secret.ts'
import {
  countSources,
  deleteSource,
  findSecret,
  insertSource,
  lockSource,
  saveSecret,
  type SourceRow,
  updateSource,
} from './source-store.ts'
import { sourcesSetting } from './sources-setting.ts'

type Settings = Pick<
  PriceSource,
  | 'name'
  | 'url'
  | 'jsonPath'
  | 'fills'
  | 'hint'
  | 'readAt'
  | 'maxMoveBp'
  | 'maxFewerBp'
  | 'inForceBp'
  | 'isOn'
> & { readonly header: { readonly name: string; readonly secret?: string | undefined } | null }

/** Throws team/not-allowed for members without the right to see costs: sources do not exist for them. */
export function requireSeesCosts(member: Member): void {
  if (!may(member, 'cost.view')) throw apiError('team/not-allowed', { permission: 'cost.view' })
}

/**
 * Adds a source. Throws team/not-allowed, price-source/too-many, price-source/address-refused,
 * price-source/secret-needed, price-source/sign-up-to-add, account/address-unverified, catalog/not-found.
 */
export async function addSource(
  parts: SourceParts,
  { tx, record }: Change,
  member: Member,
  { catalogId, header, ...settings }: Settings & { readonly catalogId: CatalogId },
): Promise<PriceSource> {
  requireSeesCosts(member)
  const { teamId, caller, team } = member
  requireMaySet(parts, member, settings)
  await getDraftHead(tx, { teamId, catalogId })
  await lockTeam(tx, teamId)
  const { maxSources } = priceSourceLimits
  if ((await countSources(tx, teamId)) >= maxSources) throw apiError('price-source/too-many', { maxSources })
  const key = { teamId, sourceId: newId<PriceSourceId>() }
  const at = parts.now()
  if (header && header.secret === undefined) throw apiError('price-source/secret-needed')
  const row = await insertSource(tx, {
    ...key,
    catalogId,
    ...settings,
    headerName: header?.name ?? null,
    ...timesOf(settings, team.timeZone, at),
    ...allowedBy(settings.inForceBp, caller.userId, at),
    createdBy: caller.userId,
    createdAt: at,
  })
  if (header?.secret !== undefined) await saveSecret(tx, key, sealHeader(header.secret, parts.sealer, key))
  await record({ teamId, entity: 'priceSource', entityId: key.sourceId, after: auditedOf(row) })
  await bump(tx, parts, teamId, caller.userId)
  return describeOne(tx, row)
}

/**
 * Edits a source. Throws team/not-allowed, price-source/not-found, price-source/address-refused,
 * price-source/secret-needed, account/address-unverified.
 */
export async function editSource(
  parts: SourceParts,
  { tx, record }: Change,
  member: Member,
  sourceId: PriceSourceId,
  { header, ...given }: { readonly [Name in keyof Settings]?: Settings[Name] | undefined },
): Promise<PriceSource> {
  const change = given as Partial<Omit<Settings, 'header'>> // JSON has no undefined values
  requireSeesCosts(member)
  const { teamId, caller, team } = member
  const key = { teamId, sourceId }
  const before = await lockSource(tx, key)
  if (!before) throw apiError('price-source/not-found')
  const edit = { ...change, ...(header !== undefined && { headerName: header?.name ?? null }) }
  if (isUnchanged(before, edit) && header?.secret === undefined) return describeOne(tx, before)
  const isMoved = change.url !== undefined && change.url !== before.url
  if (isMoved || change.inForceBp !== undefined)
    requireMaySet(parts, member, { url: null, inForceBp: before.inForceBp, ...change }, before)
  const after = { ...before, ...edit }
  await saveHeader(parts, tx, before, { ...after, secret: header?.secret })
  const at = parts.now()
  const isTimed = change.readAt !== undefined || change.isOn !== undefined || isMoved
  const row = await updateSource(tx, key, {
    ...edit,
    ...(isTimed && timesOf(after, team.timeZone, at)),
    ...(change.inForceBp !== undefined &&
      change.inForceBp !== before.inForceBp &&
      allowedBy(change.inForceBp, caller.userId, at)),
    ...(isMoved && { etag: null, tries: 0 }),
    // The digest belongs to the former column; without it the same list is taken in again.
    ...(change.fills !== undefined && change.fills !== before.fills && { digest: null }),
  })
  if (!row) throw apiError('price-source/not-found')
  await record({
    teamId,
    entity: 'priceSource',
    entityId: sourceId,
    before: auditedOf(before),
    after: { ...auditedOf(row), ...(header?.secret !== undefined && { isSecretReplaced: true }) },
  })
  await bump(tx, parts, teamId, caller.userId)
  return describeOne(tx, row)
}

/** Removes a source. Throws team/not-allowed, price-source/not-found. */
export async function removeSource(
  parts: SourceParts,
  { tx, record }: Change,
  member: Member,
  sourceId: PriceSourceId,
): Promise<null> {
  requireSeesCosts(member)
  const { teamId, caller } = member
  const key = { teamId, sourceId }
  const before = await lockSource(tx, key)
  if (!before) throw apiError('price-source/not-found')
  await deleteSource(tx, key)
  await record({
    teamId,
    entity: 'priceSource',
    entityId: sourceId,
    before: auditedOf(before),
    after: { isRemoved: true },
  })
  await bump(tx, parts, teamId, caller.userId)
  return null
}

/** Saves the header of a source. A secret is never sent to another origin than the one it was given for. */
async function saveHeader(
  { sealer }: SourceParts,
  tx: Transaction,
  before: SourceRow,
  {
    url,
    headerName,
    secret,
  }: Pick<SourceRow, 'url' | 'headerName'> & { readonly secret: string | undefined },
): Promise<void> {
  if (headerName === null) return saveSecret(tx, before, null)
  if (secret !== undefined) return saveSecret(tx, before, sealHeader(secret, sealer, before))
  const isElsewhere = originOf(url) !== originOf(before.url)
  if (isElsewhere || !(await findSecret(tx, before))) throw apiError('price-source/secret-needed')
}

function originOf(url: string | null): string {
  return url === null ? '' : new URL(url).origin
}

/** Host names are resolved, and checked again, at each reading. */
function requireMaySet(
  { asksPrivateAddresses }: SourceParts,
  member: Member,
  { url, inForceBp }: Pick<Settings, 'url' | 'inForceBp'>,
  before?: SourceRow,
): void {
  const { caller } = member
  const isLooser = inForceBp !== null && inForceBp !== before?.inForceBp
  if (isLooser && !may(member, 'price.inForce'))
    throw apiError('team/not-allowed', { permission: 'price.inForce' })
  if (url === null) return
  if (caller.isAnonymous) throw apiError('price-source/sign-up-to-add')
  requireProvenAddress(caller)
  const address = new URL(url)
  const isRefused =
    hasRefusedPort(address) ||
    (!asksPrivateAddresses && (address.protocol !== 'https:' || namesRefusedAddress(address)))
  if (isRefused) throw apiError('price-source/address-refused')
}

function timesOf(
  { url, readAt, isOn }: Pick<Settings, 'url' | 'readAt' | 'isOn'>,
  timeZone: string,
  now: Date,
): { nextAt: Date | null } {
  return { nextAt: url !== null && readAt !== null && isOn ? nextTime(timeZone, readAt, now) : null }
}

function allowedBy(inForceBp: number | null, userId: string, at: Date) {
  return inForceBp === null ? { inForceBy: null, inForceAt: null } : { inForceBy: userId, inForceAt: at }
}

/** Returns the audited fields of a source, without the address, whose path may contain secrets. */
function auditedOf(row: SourceRow) {
  const { name, url, headerName, fills, hint, readAt, maxMoveBp, maxFewerBp, inForceBp, isOn } = row
  const host = url === null ? null : new URL(url).host
  return { name, host, headerName, fills, hint, readAt, maxMoveBp, maxFewerBp, inForceBp, isOn }
}

function bump(tx: Transaction, parts: SourceParts, teamId: TeamId, by: string): Promise<void> {
  return bumpRevisions(tx, parts, teamId, { settings: sourcesSetting }, by)
}
