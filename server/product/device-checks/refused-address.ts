import { BlockList, isIP } from 'node:net'

// Source: the IANA registries of special-purpose addresses, RFC 6890 and what was added since; multicast: RFC 5771.
const refusedV4 = blockList('ipv4', [
  ['0.0.0.0', 8], // unspecified, "this network"
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // shared by carriers
  ['127.0.0.0', 8],
  ['169.254.0.0', 16], // link-local, where clouds answer for a machine's own data
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
])
/** Global unicast. Outside of it lie loopback, link-local, private, multicast and IPv4 mapped or translated. */
const globalV6 = blockList('ipv6', [['2000::', 3]])
const refusedV6 = blockList('ipv6', [
  ['2001::', 23], // protocols, among them Teredo, which holds an IPv4 address
  ['2001:db8::', 32],
  ['2002::', 16], // 6to4, which holds an IPv4 address
  ['3fff::', 20],
])

/** Whether this IP address is none of the public Internet; true of what is no IP address. */
export function isRefusedAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return refusedV4.check(address, 'ipv4')
  if (family !== 6 || address.includes('%')) return true
  return !globalV6.check(address, 'ipv6') || refusedV6.check(address, 'ipv6')
}

/** Whether an address names a refused machine without a question to the name service. */
export function namesRefusedAddress({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  return host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && isRefusedAddress(host))
}

function blockList(family: 'ipv4' | 'ipv6', subnets: readonly (readonly [string, number])[]): BlockList {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family)
  return list
}
