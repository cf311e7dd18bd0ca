import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The network address that a request comes from: that of the connection, or, when the connection is that of a trusted
 * proxy, what the proxy says of it in X-Forwarded-For. Undefined for a request that came by no connection.
 */
export type FindClientAddress = (c: Context) => string | undefined

/** trustedProxies: addresses and networks such as 10.0.0.0/8. Whatever others say in headers is made up. */
export function clientAddressFinder(trustedProxies: readonly string[]): FindClientAddress {
  const trusted = new BlockList()
  for (const network of trustedProxies) {
    const [address = '', prefix] = network.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    trusted.addSubnet(address, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family)
  }
  const isTrusted = (address: string): boolean =>
    trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

  return (c) => {
    const connected = connectedAddress(c)
    if (connected === undefined) return undefined
    let client = plainAddress(connected) ?? connected
    // Each proxy adds whom it talks to at the end, so only what trusted ones added is true.
    const told = (c.req.header('X-Forwarded-For') ?? '').split(',').toReversed()
    for (const text of told) {
      if (!isTrusted(client)) return client
      const address = plainAddress(text.trim())
      if (address === undefined) return client
      client = address
    }
    return client
  }
}

function connectedAddress(c: Context): string | undefined {
  try {
    return getConnInfo(c).remote.address
  } catch {
    return undefined // called without a server, as tests do
  }
}

/** Without brackets, port, zone and the IPv6 form of an IPv4 address; undefined when it is none. */
function plainAddress(text: string): string | undefined {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(text) ?? []
  const address = (bracketed ?? beforePort ?? text).replace(/%.*$/, '').replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(address) ? address : undefined
}
