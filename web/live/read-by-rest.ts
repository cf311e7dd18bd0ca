/**
 * Returns the value at a path through the database's REST API; undefined when the reader may not read it. url: of
 * the database, with `ns` in its query where the host does not name the namespace. Throws on network failure and
 * other statuses. Same request as the SDK's own fallback: spec 7.
 */
export async function readByRest(url: string, path: string, idToken: string | undefined): Promise<unknown> {
  const address = new URL(url)
  address.pathname = `/${path}.json`
  address.searchParams.set('format', 'export')
  if (idToken !== undefined) address.searchParams.set('auth', idToken)
  const response = await fetch(address, { signal: AbortSignal.timeout(10_000) })
  if (response.status === 401) return undefined
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`rest_error:${response.status}`)
  return response.json()
}
