const loopbackNames = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i
const loopbackAddresses = /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/
/** Headers set by proxies: a local proxy makes every request look local, but usually sets one of these. */
const proxyHeaders = /^(x-forwarded-.*|x-real-ip|x-client-ip|forwarded|via|cf-connecting-ip|true-client-ip)$/

/**
 * True if an address such as PUBLIC_URL is a loopback address. With a public one, a proxy could make any
 * visit look local.
 */
export function isLoopbackUrl(url: string): boolean {
  return loopbackNames.test(new URL(url).host)
}

/**
 * True if a request comes from this machine. The Host header must be a loopback name too, against DNS
 * rebinding: a foreign page whose host name resolves to 127.0.0.1.
 */
export function isLocalVisit(remoteAddress: string | undefined, headers: Headers): boolean {
  if (!remoteAddress || !loopbackAddresses.test(remoteAddress)) return false
  if ([...headers.keys()].some((name) => proxyHeaders.test(name))) return false
  return loopbackNames.test(headers.get('host') ?? '')
}
