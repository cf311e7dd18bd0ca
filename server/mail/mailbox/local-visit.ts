const loopbackNames = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
const loopbackAddresses = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/
/** A local proxy makes every request look local; it sets one of these headers. */
const proxyHeaders = ['x-forwarded-for', 'x-real-ip', 'forwarded']

/**
 * Whether a request comes from this machine. The Host header must be a loopback name too, against DNS rebinding: a
 * foreign page whose host name resolves to 127.0.0.1.
 */
export function isLocalVisit(remoteAddress: string | undefined, headers: Headers): boolean {
  if (!remoteAddress || !loopbackAddresses.test(remoteAddress)) return false
  if (proxyHeaders.some((name) => headers.has(name))) return false
  return loopbackNames.test(headers.get('host') ?? '')
}
