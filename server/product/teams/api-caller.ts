import type { ApiKeyId, ApiScope, TeamId } from '@costard/contract'
import type { Caller } from '#identity'
import type { ReadMembership } from './membership-of-caller.ts'

/** What an API key may do, and where. */
export interface ApiKeyGrant {
  readonly keyId: ApiKeyId
  readonly teamId: TeamId
  readonly scopes: readonly ApiScope[]
  /** Whether an assistant has used it before. */
  readonly isAssistants: boolean
}

/** A person, or the creator of an API key whose call uses that key. */
export interface ApiCaller extends Caller {
  readonly key?: ApiKeyGrant
  /** Their membership in the team of the path, if it was read with the account. */
  readonly read?: ReadMembership
}
