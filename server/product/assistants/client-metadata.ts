import { assistantLimits, nameIn } from '@costard/contract'
import { z } from 'zod'
import { OAuthError } from './oauth-error.ts'
import { redirectUrlOf } from './redirect-uris.ts'

const { maxRedirectUris, maxRedirectUri, maxClientName } = assistantLimits

const Metadata = z.object({
  redirect_uris: z.array(z.string().max(maxRedirectUri)).min(1).max(maxRedirectUris),
  client_name: z.string().max(maxClientName).optional(),
  grant_types: z.array(z.string().max(100)).max(10).optional(),
  response_types: z.array(z.string().max(100)).max(10).optional(),
})

export interface ClientMetadata {
  /** Readable form of the client's name; its host if the name has no readable part. */
  readonly name: string
  readonly redirectUris: readonly string[]
}

/** Parses the metadata that a client gives about itself. Throws OAuthError. */
export function clientMetadataOf(value: unknown): ClientMetadata {
  const { data, error } = Metadata.safeParse(value)
  if (!data) {
    const [field] = error.issues[0]?.path ?? []
    throw new OAuthError(
      field === 'redirect_uris' ? 'invalid_redirect_uri' : 'invalid_client_metadata',
      z.prettifyError(error).slice(0, 500),
    )
  }
  const { redirect_uris: redirectUris, client_name: said = '', grant_types: grants } = data
  if (grants && !grants.includes('authorization_code'))
    throw new OAuthError('invalid_client_metadata', 'grant_types must have authorization_code.')
  if (data.response_types && !data.response_types.includes('code'))
    throw new OAuthError('invalid_client_metadata', 'response_types must have code.')
  for (const text of redirectUris)
    if (!redirectUrlOf(text))
      throw new OAuthError(
        'invalid_redirect_uri',
        'A redirect URI is https, or http on 127.0.0.1, [::1] or localhost, without a fragment and a user.',
      )
  return { name: nameIn(said) || (redirectUrlOf(redirectUris[0] ?? '')?.host ?? ''), redirectUris }
}
