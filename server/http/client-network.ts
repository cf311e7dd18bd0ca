import { isIPv6 } from 'node:net'

/** Returns what limits count as one client: an IPv4 address, or the /64 of an IPv6 one, which has a single owner. */
export function clientNetwork(address: string | undefined): string | undefined {
  if (address === undefined || !isIPv6(address)) return address
  const [head = '', tail] = address.toLowerCase().split('::')
  const first = groupsOf(head)
  const last = tail === undefined ? [] : groupsOf(tail)
  const missing = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const network = [...first, ...missing, ...last].slice(0, 4)
  return `${network.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}

function groupsOf(text: string): string[] {
  // An embedded IPv4 address stands for the last two groups; only the first four matter.
  return text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]))
}
