import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * The only block assigned to public hosts (RFC 4291). Everything outside is loopback, link-local, private,
 * mapped or unassigned.
 */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Public address under which each machine of Azure reaches its host, with keys and settings. Source: Azure's
 * documentation.
 */
const hostOfAzure = '168.63.129.16'

/** Returns true unless the text is a public unicast IP address. */
export function isRefusedAddress(text: string): boolean {
  // A zone such as %eth0 exists only for link-local addresses.
  if (isIP(text) === 0 || text.includes('%') || text === hostOfAzure) return true
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return true
  return address instanceof ipaddr.IPv6 && !address.match(globalUnicast)
}

/** Returns true if the host of a URL is refused without asking DNS: a refused IP address or localhost. */
export function namesRefusedAddress({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && isRefusedAddress(host))
}
