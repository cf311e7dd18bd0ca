import { createHash, createHmac } from 'node:crypto'
import type { QuoteId, QuoteToken, TeamId } from '@costard/contract'

/** 160 bits of the MAC: 27 characters, well over the 128 bits that a public link needs. */
const tokenBytes = 20

/** Addresses of customer pages. Only a hash is stored; a member's screen and the mail derive the token again. */
export interface QuoteLinks {
  readonly tokenOf: (teamId: TeamId, quoteId: QuoteId) => QuoteToken
  readonly urlOf: (teamId: TeamId, quoteId: QuoteId) => string
}

export function quoteLinks(secret: Buffer, publicUrl: string): QuoteLinks {
  const tokenOf = (teamId: TeamId, quoteId: QuoteId) =>
    createHmac('sha256', secret)
      .update(`quote-link ${teamId} ${quoteId}`)
      .digest()
      .subarray(0, tokenBytes)
      // 20 bytes give the 27 characters that the contract's pattern asks for.
      .toString('base64url') as QuoteToken
  return { tokenOf, urlOf: (teamId, quoteId) => `${publicUrl}/q/${tokenOf(teamId, quoteId)}` }
}

export function tokenHash(token: QuoteToken): Buffer {
  return createHash('sha256').update(token).digest()
}
