const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost'])

/**
 * Returns a redirect address; undefined for one that no client may use: https only, or http on the computer
 * of the member. Schemes of apps are refused, since any app can claim one.
 */
export function redirectUrlOf(text: string): URL | undefined {
  const url = URL.parse(text)
  if (!url || url.hash !== '' || text.includes('#') || url.username !== '' || url.password !== '')
    return undefined
  return url.protocol === 'https:' || isLoopback(url) ? url : undefined
}

/** True for a program on the computer of the member. */
export function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && loopbackHosts.has(hostname)
}

/** True if a client has registered an address, letter by letter; on loopback with any port (RFC 8252, 7.3). */
export function isRegistered(redirectUri: string, registered: readonly string[]): boolean {
  if (registered.includes(redirectUri)) return true
  const url = redirectUrlOf(redirectUri)
  if (!url || !isLoopback(url)) return false
  return registered.some((other) => {
    const known = redirectUrlOf(other)
    return known !== undefined && isLoopback(known) && withoutPort(other) === withoutPort(redirectUri)
  })
}

function withoutPort(text: string): string {
  return text.replace(/^(http:\/\/(?:\[::1\]|[^/:?]+)):\d+/i, '$1')
}
