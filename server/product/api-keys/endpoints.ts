import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import { bumpRevisions } from '../bump-revisions.ts'
import type { ProductParts } from '../parts.ts'
import { addApiKey, apiKeysSetting } from './add-api-key.ts'
import { listApiKeys, revokeApiKey } from './api-key-store.ts'
import { describeApiKey } from './describe-api-key.ts'
import { editApiKey } from './edit-api-key.ts'

export function apiKeyEndpoints(parts: ProductParts): Answers<typeof contract.apiKeys> {
  const { database, now } = parts
  return {
    list: async ({ input: { teamId } }) => {
      const rows = await listApiKeys(database.orm, teamId, now())
      return rows.map(describeApiKey)
    },
    add: ({ context: { call }, input }) => addApiKey(parts, call.change, call.member, input),
    edit: ({ context: { call }, input: { keyId, origins } }) =>
      editApiKey(parts, call.change, call.member, keyId, origins),
    revoke: async ({ context: { call }, input: { teamId, keyId } }) => {
      const { tx, record } = call.change
      const revoked = await revokeApiKey(tx, teamId, keyId, now())
      if (!revoked) throw apiError('key/not-found')
      const { name, prefix } = revoked
      await record({
        teamId,
        entity: 'apiKey',
        entityId: keyId,
        before: { name, prefix },
        after: { isRevoked: true },
      })
      await bumpRevisions(tx, parts, teamId, { settings: apiKeysSetting }, call.caller.userId)
      return null
    },
  }
}
