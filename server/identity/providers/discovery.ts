import { createRemoteJWKSet, customFetch as keyFetch, type JWTVerifyGetKey } from 'jose'
import {
  allowInsecureRequests,
  customFetch,
  discovery,
  type Configuration,
  type CustomFetch,
} from 'openid-client'

export interface DiscoveredProvider {
  client: Configuration
  keySet: JWTVerifyGetKey
  /** Issuer as the provider writes it; may contain `{tenantid}`. */
  issuer: string
}

interface Parts {
  issuer: string
  clientId: string
  clientSecret: string
  now: () => Date
  fetch: typeof fetch
}

const cacheMaxAgeMs = 24 * 3600 * 1000
const timeoutSeconds = 10

/** Returns a function that fetches the provider's discovery document, at most once a day. Failures are not cached. */
export function createDiscovery({ now, ...parts }: Parts): () => Promise<DiscoveredProvider> {
  let cached: { at: number; provider: Promise<DiscoveredProvider> } | undefined
  return () => {
    const at = now().getTime()
    if (cached && at - cached.at < cacheMaxAgeMs) return cached.provider
    const entry = { at, provider: discover(parts) }
    cached = entry
    entry.provider.catch(() => {
      if (cached === entry) cached = undefined
    })
    return entry.provider
  }
}

async function discover({
  issuer,
  clientId,
  clientSecret,
  fetch,
}: Omit<Parts, 'now'>): Promise<DiscoveredProvider> {
  const client = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // Like fetch, except for the type of the body.
    [customFetch]: fetch as CustomFetch,
    execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
  })
  const { jwks_uri: keysUrl, issuer: issuerPattern } = client.serverMetadata()
  if (!keysUrl) throw new Error('the discovery document has no jwks_uri')
  const keySet = createRemoteJWKSet(new URL(keysUrl), {
    timeoutDuration: timeoutSeconds * 1000,
    [keyFetch]: fetch,
  })
  return { client, keySet, issuer: issuerPattern }
}
