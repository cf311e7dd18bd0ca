import { createRemoteJWKSet, customFetch as keyFetch, type JWTVerifyGetKey } from 'jose'
import {
  allowInsecureRequests,
  customFetch,
  discovery,
  type Configuration,
  type CustomFetch,
} from 'openid-client'

export interface Discovered {
  client: Configuration
  keySet: JWTVerifyGetKey
  /** As the provider writes it; may hold `{tenantid}`. */
  issuer: string
}

interface Wish {
  issuer: string
  clientId: string
  clientSecret: string
  now: () => Date
  fetch: typeof fetch
}

/** How long what the provider says about itself is believed without asking again. */
const keptMs = 24 * 3600 * 1000
const timeoutSeconds = 10

/** Asks a provider for its addresses, once for all callers of a day. A failure is not kept. */
export function createDiscovery({ now, ...wish }: Wish): () => Promise<Discovered> {
  let kept: { at: number; answer: Promise<Discovered> } | undefined
  return () => {
    const at = now().getTime()
    if (kept && at - kept.at < keptMs) return kept.answer
    const asking = { at, answer: discover(wish) }
    kept = asking
    asking.answer.catch(() => {
      if (kept === asking) kept = undefined
    })
    return asking.answer
  }
}

async function discover({ issuer, clientId, clientSecret, fetch }: Omit<Wish, 'now'>): Promise<Discovered> {
  const client = await discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: timeoutSeconds,
    // Its options are those of fetch; only the type of the body is its own.
    [customFetch]: fetch as CustomFetch,
    execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
  })
  const { jwks_uri: keys, issuer: named } = client.serverMetadata()
  if (!keys) throw new Error('the discovery document names no keys')
  const keySet = createRemoteJWKSet(new URL(keys), {
    timeoutDuration: timeoutSeconds * 1000,
    [keyFetch]: fetch,
  })
  return { client, keySet, issuer: named }
}
