/**
 * What stands at a path, read over the database's REST side; undefined when the reader may not read it.
 * url: of the database, `ns` in its query where the host does not name it. Throws when it can not be asked.
 * As the SDK's own fallback asks: spec 7.
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
