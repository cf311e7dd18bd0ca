import { widgetLimits } from '../widgets/widget-limits.ts'

/**
 * Returns the address of a site in the form that browsers send and content security policies match, such as
 * "https://shop.example" or "https://*.shop.example"; undefined: none of those. Plain http only for this computer.
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
  // A wildcard below a name such as "com" would allow the sites of others.
  if (wildcard && !hostname.includes('.')) return undefined
  return `https://${wildcard}${host}`
}

/** Returns one exact origin, as siteOriginOf does; undefined for a text with a wildcard too. */
export function exactOriginOf(text: string): string | undefined {
  const origin = siteOriginOf(text)
  return origin?.includes('*') ? undefined : origin
}

const hostPattern = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/

/** True if the sites include this origin, by the rules of `frame-ancestors`. */
export function isAllowedOrigin(sites: readonly string[], origin: string): boolean {
  return sites.some((site) => {
    if (!site.startsWith('https://*.')) return site === origin
    const end = site.slice('https://*'.length) // ".shop.example", with its port
    return origin.startsWith('https://') && origin.length > `https://${end}`.length && origin.endsWith(end)
  })
}
