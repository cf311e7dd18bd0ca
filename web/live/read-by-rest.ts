/** undefined: the request is sent without the token. */
export interface RestTokens {
  readonly idToken: string | undefined
  readonly appCheckToken: string | undefined
}

/**
 * Returns the value at a path through the database's REST API; undefined if the user may not read it. url: of
 * the database, with `ns` in its query if the host does not name the namespace. Throws on network failure and
 * other statuses. Same request as the SDK's own fallback: spec 7.
 */
export async function readByRest(
  url: string,
  path: string,
  { idToken, appCheckToken }: RestTokens,
): Promise<unknown> {
  const address = new URL(url)
  address.pathname = `/${path}.json`
  address.searchParams.set('format', 'export')
  if (idToken !== undefined) address.searchParams.set('auth', idToken)
  if (appCheckToken !== undefined) address.searchParams.set('ac', appCheckToken)
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
  if (response.status === 401) return undefined
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`rest_error:${response.status}`)
  return response.json()
}
