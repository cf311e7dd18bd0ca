import { type ApiKey, type ApiScope, apiScopes } from '@costard/contract'
import type { ApiKeyOfMember } from './api-key-store.ts'

export function describeApiKey(
  key: Pick<
    ApiKeyOfMember,
    | 'keyId'
    | 'name'
    | 'prefix'
    | 'scopes'
    | 'origins'
    | 'createdAt'
    | 'expiresAt'
    | 'lastUsedAt'
    | 'isAssistants'
    | 'creatorName'
    | 'creatorState'
  >,
): ApiKey {
  return {
    id: key.keyId,
    name: key.name,
    prefix: key.prefix,
    scopes: key.scopes.filter(isApiScope),
    origins: key.origins,
    createdBy: key.creatorName,
    isCreatorActive: key.creatorState === 'active',
    createdAt: key.createdAt.toISOString(),
    expiresAt: key.expiresAt?.toISOString() ?? null,
    lastUsedAt: key.lastUsedAt?.toISOString() ?? null,
    isAssistants: key.isAssistants,
  }
}

/** True for a scope of API keys; false for one of assistants that connect by OAuth. */
function isApiScope(scope: string): scope is ApiScope {
  return (apiScopes as readonly string[]).includes(scope)
}
