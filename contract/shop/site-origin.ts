import { widgetLimits } from '../widgets/widget-limits.ts'

/**
 * Returns the origin of a site as browsers send it and content security policies match it, such as
 * "https://shop.example" or "https://*.shop.example"; undefined if the text is not an origin. Plain http only
 * for localhost.
 */
export function siteOriginOf(text: string): string | undefined {
  if (text.length > widgetLimits.maxOriginLength) return undefined
  const [, wildcard = '', rest = ''] = /^https:\/\/(\*\.)?(.*)$/i.exec(text) ?? []
  const address = wildcard ? `https://${rest}` : text
  if (!URL.canParse(address)) return undefined
  const { protocol, hostname, host, pathname, search, hash, username, password } = new URL(address)
  if (pathname !== '/' || search || hash || username || password) return undefined
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
  if (protocol === 'http:' && isHere) return `http://${host}`
  if (protocol !== 'https:' || !hostPattern.test(hostname)) return undefined
  // A wildcard below a public suffix such as "com" would include sites of other owners.
  if (wildcard && !hostname.includes('.')) return undefined
  return `https://${wildcard}${host}`
}

/** Returns an origin like siteOriginOf; undefined for a wildcard. */
export function exactOriginOf(text: string): string | undefined {
  const origin = siteOriginOf(text)
  return origin?.includes('*') ? undefined : origin
}

const hostPattern = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/

/** True if the list of sites includes an origin, by the rules of `frame-ancestors`. */
export function isAllowedOrigin(sites: readonly string[], origin: string): boolean {
  return sites.some((site) => {
    if (!site.startsWith('https://*.')) return site === origin
    const end = site.slice('https://*'.length) // ".shop.example", with its port
    return origin.startsWith('https://') && origin.length > `https://${end}`.length && origin.endsWith(end)
  })
}
