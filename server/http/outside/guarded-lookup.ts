import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isRefusedAddress } from './refused-address.ts'

/** Thrown if a host name resolves to a refused address. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/**
 * DNS lookup for http(s).get that fails if any address of the host is refused. The connection uses the
 * checked addresses, which prevents DNS rebinding.
 */
export const guardedLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, [])
    if (addresses.some(({ address }) => isRefusedAddress(address))) return done(new AddressRefused(), [])
    const [first] = addresses
    if (options.all || !first) return done(null, addresses)
    return done(null, first.address, first.family)
  })
}
