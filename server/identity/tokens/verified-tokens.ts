/** Claims of a verified token, and its header, which names the key that signed it. */
export interface Verified<Header, Facts> {
  readonly header: Header
  readonly facts: Facts
}

/** Maximum number of cached tokens: those of people active at the same time; some 2 kB each. */
const maxTokens = 5_000

/**
 * Caches the claims of tokens, so that each signature is verified once: clients send the same token for an
 * hour. The caller has to check everything that can change: expiry of the token, its key, session and
 * account.
 */
export function keepVerified<Header, Facts>(
  verify: (token: string) => Promise<Verified<Header, Facts>>,
): (token: string) => Promise<Verified<Header, Facts>> {
  const kept = new Map<string, Verified<Header, Facts>>()
  return async (token) => {
    const known = kept.get(token)
    if (known) return known
    const verified = await verify(token)
    if (kept.size >= maxTokens) kept.delete(kept.keys().next().value!) // the oldest token
    kept.set(token, verified)
    return verified
  }
}
