import type { SealedColumn, Sealer } from '#secrets'
import { priceSourceSecrets } from './schema.ts'
import type { SourceKey } from './source-store.ts'

export function sealHeader(
  secret: string,
  sealer: Sealer,
  key: SourceKey,
): { sealedSecret: string; ending: string } {
  // Two characters of a short secret would reveal too much.
  return {
    sealedSecret: sealer.seal(secret, purposeOf(key)),
    ending: secret.length < 8 ? '' : secret.slice(-2),
  }
}

/** Opens the secret. Throws if it was sealed with another installation key. */
export function openHeader(sealed: string, sealer: Sealer, key: SourceKey): string {
  return sealer.open(sealed, purposeOf(key))
}

export const sealedHeaders: SealedColumn = {
  column: priceSourceSecrets.sealedSecret,
  key: [priceSourceSecrets.teamId, priceSourceSecrets.sourceId],
  purposeOf: ([teamId, sourceId]) => purposeOf({ teamId, sourceId } as SourceKey),
}

/** Purpose that binds the sealed secret to its source. */
function purposeOf({ teamId, sourceId }: SourceKey): string {
  return `price source ${teamId} ${sourceId}`
}
