import { type Assistant, type AssistantScope, assistantScopes, type contract } from '@costard/contract'
import type { Config } from '#config'
import type { Answers } from '../answers.ts'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import { allowAssistant } from './allow-assistant.ts'
import { endGrant } from './end-grant.ts'
import { findGrant, listAssistants } from './grant-store.ts'
import { backTo, readRequest } from './read-request.ts'

export function assistantEndpoints(
  parts: ProductParts,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { asksPrivateAddresses }: { readonly asksPrivateAddresses: boolean },
): Answers<typeof contract.assistants> {
  const { database, now } = parts
  const config = { publicUrl, asksPrivateAddresses }
  return {
    ask: async ({ input }) => {
      const { client, host, isLocal, scopes } = await readRequest(database.orm, config, input)
      const { name, registeredAt } = client
      return {
        client: { name, host, isLocal, registeredAt: registeredAt?.toISOString() ?? null },
        scopes: [...scopes],
        refusalUrl: backTo(input, publicUrl, { error: 'access_denied' }),
      }
    },
    list: async ({ input: { teamId } }) => {
      const rows = await listAssistants(database.orm, teamId, now())
      return rows.map((row): Assistant => ({
        id: row.keyId,
        name: row.name,
        host: row.host,
        isLocal: row.isLocal,
        scopes: row.scopes.filter(isAssistantScope),
        allowedBy: row.memberName,
        isMemberActive: row.memberState === 'active',
        allowedAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      }))
    },
    allow: async ({ context: { call }, input: { teamId: _teamId, scopes, ...request } }) => {
      const checked = await readRequest(database.orm, config, request)
      const redirectUrl = await allowAssistant({ ...parts, publicUrl }, call.change, call.member, {
        request,
        checked,
        scopes,
      })
      return { redirectUrl }
    },
    revoke: async ({ context: { call }, input: { teamId, assistantId } }) => {
      const by = { by: call.caller.userId, at: now() }
      const grant = await findGrant(call.change.tx, { teamId, keyId: assistantId })
      if (!grant || !(await endGrant(parts, call.change, grant, by))) throw apiError('assistant/not-found')
      return null
    },
  }
}

function isAssistantScope(scope: string): scope is AssistantScope {
  return (assistantScopes as readonly string[]).includes(scope)
}
