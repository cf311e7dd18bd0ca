import { isIPv4, isIPv6 } from 'node:net'

/**
 * Returns the unit that limits count as one client: an IPv4 address, or the /64 of an IPv6 address, which has
 * a single owner.
 */
export function clientNetwork(address: string | undefined): string | undefined {
  if (address === undefined || !isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = groupsOf(head)
  const last = tail === undefined ? [] : groupsOf(tail)
  const missing = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const network = [...first, ...missing, ...last].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

/**
 * Returns the wider networks of a client network, narrowest first: the /56 and the /48 of IPv6, since a line
 * or a rented server usually owns all of one, and the /24 of IPv4.
 */
export function widerNetworks(client: string | undefined): readonly WiderNetwork[] {
  if (client === undefined) return []
  if (isIPv4(client)) return [{ prefix: 24, network: `${client.split('.').slice(0, 3).join('.')}.0/24` }]
  const groups = /^([0-9a-f]+):([0-9a-f]+):([0-9a-f]+):([0-9a-f]+)::\/64$/.exec(client)?.slice(1)
  if (!groups) return []
  const site = groups.slice(0, 3).join(':')
  const line = (Number.parseInt(groups[3] ?? '0', 16) & 0xff00).toString(16)
  return [
    { prefix: 56, network: `${site}:${line}::/56` },
    { prefix: 48, network: `${site}::/48` },
  ]
}

export interface WiderNetwork {
  readonly prefix: 24 | 48 | 56
  readonly network: string
}

function groupsOf(text: string): string[] {
  // An embedded IPv4 address is the last two groups; only the first four matter.
  return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
