import type { LookUpService, SaveLookUpService, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import type { Sealer } from '#secrets'
import { apiError } from '../api-error.ts'
import { newId } from '../new-id.ts'
import { noteChange } from '../note-change.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/member.ts'
import { findLookUpService, type LookUpServiceRow, upsertLookUpService } from './look-up-service-store.ts'
import { namesRefusedAddress } from './refused-address.ts'

/** What members are told of when the service changes. */
export const lookUpServiceSetting = 'look-up-service'

export interface ServiceParts extends Pick<ProductParts, 'database' | 'documents' | 'now'> {
  readonly sealer: Sealer
  readonly asksPrivateAddresses: boolean
}

/**
 * Sets up the look-up service of a team; what the one before answered counts no more. Throws check/address-refused,
 * check/secret-needed.
 */
export async function saveService(
  parts: ServiceParts,
  { teamId, caller }: Pick<Member, 'teamId' | 'caller'>,
  { name, urlTemplate, headerName, mappings, referencePointer, secret }: SaveLookUpService,
): Promise<LookUpService> {
  const { database, sealer, asksPrivateAddresses, now } = parts
  if (!asksPrivateAddresses && namesRefusedAddress(new URL(urlTemplate)))
    throw apiError('check/address-refused')
  if (secret === undefined) await requireSameHost(database.orm, teamId, urlTemplate)
  const service = {
    teamId,
    name,
    urlTemplate,
    headerName,
    mappings,
    referencePointer: referencePointer ?? null,
    sealedSecret:
      secret === undefined ? undefined : secret === '' ? null : sealer.seal(secret, purposeOf(teamId)),
    revision: newId(),
    savedAt: now(),
    savedBy: caller.userId,
  }
  return database.transaction(async (tx) => {
    const row = await upsertLookUpService(tx, service)
    await noteChange(tx, parts, teamId, { settings: lookUpServiceSetting }, caller.userId)
    return describeService(row)
  })
}

/** A kept secret goes only where it was meant to go: whoever names another host must know it. */
async function requireSameHost(tx: Transaction, teamId: TeamId, urlTemplate: string): Promise<void> {
  const before = await findLookUpService(tx, teamId)
  if (!before?.sealedSecret) return
  if (new URL(before.urlTemplate).origin !== new URL(urlTemplate).origin)
    throw apiError('check/secret-needed')
}

/** As members read it: that there is a secret, but not which. */
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

/** Throws when the secret was kept under another key of the installation. */
export function secretOf({ teamId, sealedSecret }: LookUpServiceRow, sealer: Sealer): string | undefined {
  return sealedSecret === null ? undefined : sealer.open(sealedSecret, purposeOf(teamId))
}

/** Sealed for one team: put in another team's row, it does not open. */
function purposeOf(teamId: string): string {
  return `look-up service ${teamId}`
}
