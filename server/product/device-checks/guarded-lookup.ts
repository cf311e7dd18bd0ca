import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isRefusedAddress } from './refused-address.ts'

/** A name led to a machine that may not be asked. */
export class AddressRefused extends Error {
  override name = 'AddressRefused'
}

/**
 * Name look-up for a connection, refusing names of which any address is refused. The connection goes to the very
 * addresses that were looked at, so a name that changes between two questions gains nothing.
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
