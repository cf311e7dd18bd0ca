import { createHash, createHmac } from 'node:crypto'
import { addressOf, pagePatterns } from '@costard/contract'
import type { InspectionKey } from './self-inspection-store.ts'

/** Alphabet of 32 letters and digits, without look-alikes. */
const letters = 'abcdefghjkmnpqrstuvwxyz023456789'
/**
 * Length of a token: 5 bits each make 60 bits, which cannot be guessed over the network; short, since it may
 * be typed on another phone.
 */
const length = 12

/**
 * Links to the pages on which visitors show a device, and the signatures of their codes. Only hashes are
 * stored.
 */
export interface SelfInspectionLinks {
  readonly hashOf: (key: InspectionKey) => Buffer
  readonly urlOf: (key: InspectionKey) => string
  /** Returns the HMAC of a text about an inspection. */
  readonly sign: (key: InspectionKey, text: string) => Buffer
}

export function selfInspectionLinks(secret: Buffer, publicUrl: string): SelfInspectionLinks {
  const sign: SelfInspectionLinks['sign'] = ({ teamId, quoteId }, text) =>
    createHmac('sha256', secret).update(`${text} ${teamId} ${quoteId}`).digest()
  const tokenOf = (key: InspectionKey): string =>
    [...sign(key, 'self-inspection').subarray(0, length)]
      .map((byte) => letters.charAt(byte % letters.length))
      .join('')
  return {
    sign,
    hashOf: (key) => hash(tokenOf(key)),
    urlOf: (key) =>
      publicUrl +
      addressOf(pagePatterns.selfInspection, { token: tokenOf(key).replace(/.{4}(?=.)/g, '$&-') }),
  }
}

/** Returns the hash of a typed token; undefined for a text that cannot be a token. */
export function selfInspectionHash(typed: string | undefined): Buffer | undefined {
  const token = typed?.toLowerCase().replace(/[\s-]/g, '') ?? ''
  return token.length === length ? hash(token) : undefined
}

function hash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
