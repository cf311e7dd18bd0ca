const loopbackNames = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
const loopbackAddresses = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/
/** A proxy on this machine makes every visitor look near; it says so in one of these. */
const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded']

/**
 * Whether a request comes from this machine itself, and was meant for it: a page elsewhere that lets its own
 * name point to 127.0.0.1 is told by the Host header.
 */
export function isLocalVisit(remoteAddress: string | undefined, headers: Headers): boolean {
  if (!remoteAddress || !loopbackAddresses.test(remoteAddress)) return false
  if (proxyHeaders.some((name) => headers.has(name))) return false
  return loopbackNames.test(headers.get('host') ?? '')
}
