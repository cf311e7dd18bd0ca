import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'

/**
 * Returns the network address of the caller: the address of the connection or, if this is a trusted proxy's,
 * the one in X-Forwarded-For. Undefined for a request without a connection.
 */
export type FindClientAddress = (c: Context) => string | undefined

/** trustedProxies: addresses and networks such as 10.0.0.0/8. X-Forwarded-For from any other peer is ignored; it can be forged. */
export function clientAddressFinder(trustedProxies: readonly string[]): FindClientAddress {
  const networks = trustedProxies.map(parseNetwork)
  const parsePeer = keepParsed()
  const isTrusted = (address: ipaddr.IPv6): boolean => networks.some((network) => address.match(network))

  return (c) => {
    const connected = connectedAddress(c)
    if (connected === undefined) return undefined
    const peer = parsePeer(connected)
    if (peer === undefined) return connected
    let client = peer
    // Each proxy appends the address of its peer, so only entries appended by trusted proxies are reliable.
    const forwardedFor = (c.req.header('X-Forwarded-For') ?? '').split(',').toReversed()
    for (const text of forwardedFor) {
      const address: ipaddr.IPv6 | undefined = isTrusted(client) ? parseAddress(text.trim()) : undefined
      if (address === undefined) break
      client = address
    }
    return (client.isIPv4MappedAddress() ? client.toIPv4Address() : client).toString()
  }
}

/** Number of parsed peer addresses in the cache: many requests come from the same peers. */
const maxPeers = 1_000

function keepParsed(): typeof parseAddress {
  const kept = new Map<string, ipaddr.IPv6 | undefined>()
  return (text) => {
    if (kept.has(text)) return kept.get(text)
    if (kept.size >= maxPeers) kept.clear()
    const address = parseAddress(text)
    kept.set(text, address)
    return address
  }
}

function connectedAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address
  } catch {
    return undefined // no server, as in tests that call the app directly
  }
}

function parseNetwork(network: string): [ipaddr.IPv6, number] {
  const [text = '', prefix] = network.split('/')
  const address = parseAddress(text)
  if (address === undefined) throw new Error(`${network} is not a network`)
  if (prefix === undefined) return [address, 128]
  return [address, text.includes(':') ? Number(prefix) : Number(prefix) + mappedPrefix]
}

/** Prefix length in bits of ::ffff:0:0, the IPv6 form of IPv4 addresses. Source: RFC 4291, 2.5.5.2. */
const mappedPrefix = 96

/**
 * Parses an address with optional brackets, port and zone; returns IPv4 as mapped IPv6, undefined for any
 * other text.
 */
function parseAddress(text: string): ipaddr.IPv6 | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? []
  const address = (bracketed ?? beforePort ?? text).replace(/%.*$/, '')
  if (ipaddr.IPv6.isValid(address)) return ipaddr.IPv6.parse(address)
  // ipaddr.js also accepts short, octal and hexadecimal forms, which no proxy writes.
  if (!ipaddr.IPv4.isValidFourPartDecimal(address)) return undefined
  return ipaddr.IPv4.parse(address).toIPv4MappedAddress()
}
