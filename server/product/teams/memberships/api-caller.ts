import type { ApiKeyId, ApiScope, AssistantScope, TeamId } from '@costard/contract'
import type { Caller } from '#identity'
import type { ReadMembership } from './membership-of-caller.ts'

/** Team and scopes of an API key. */
export interface ApiKeyGrant {
  readonly keyId: ApiKeyId
  readonly teamId: TeamId
  readonly scopes: readonly (ApiScope | AssistantScope)[]
  /** Sites whose pages may read answers to the key. */
  readonly origins: readonly string[]
  /** Name of the assistant that makes this call at /mcp; null: another program. */
  readonly assistant: string | null
  /** True if an assistant has used the key before. */
  readonly isAssistants: boolean
}

/** A person, or the creator of an API key used by a call. */
export interface ApiCaller extends Caller {
  readonly key?: ApiKeyGrant
  /** Membership in the team of the path, if read with the account. */
  readonly read?: ReadMembership
}
