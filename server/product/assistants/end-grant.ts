import { revokeApiKey } from '../api-keys/api-key-store.ts'
import type { Change } from '../audit/recorded-change.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import { assistantsSetting } from './allow-assistant.ts'
import type { Grant } from './grant-store.ts'

/**
 * Disconnects an assistant. Returns false if it was already disconnected. by: the member; null: the assistant
 * itself, or a reused token.
 */
export async function endGrant(
  parts: Pick<ProductParts, 'documents'>,
  { tx, record }: Change,
  { teamId, keyId, host }: Pick<Grant, 'teamId' | 'keyId' | 'host'>,
  { by, at }: { readonly by: string | null; readonly at: Date },
): Promise<boolean> {
  const revoked = await revokeApiKey(tx, teamId, keyId, at, 'assistant')
  if (!revoked) return false
  await record({
    teamId,
    entity: 'apiKey',
    entityId: keyId,
    before: { name: revoked.name, host },
    after: { isRevoked: true },
  })
  await bumpRevisions(tx, parts, teamId, { settings: assistantsSetting }, by)
  return true
}
