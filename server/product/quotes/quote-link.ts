import { createHash, createHmac } from 'node:crypto'
import { addressOf, pagePatterns, type QuoteId, type QuoteToken, type TeamId } from '@costard/contract'

/** 160 bits of the HMAC, 27 characters; 128 bits would be enough for an unguessable link. */
const tokenBytes = 20

/** Links to customer pages. Only a hash of the token is stored; screens and mails derive the token again. */
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
      // 20 bytes are the 27 characters that QuoteToken requires.
      .toString('base64url') as QuoteToken
  return {
    tokenOf,
    urlOf: (teamId, quoteId) => publicUrl + pathOf(tokenOf(teamId, quoteId)),
  }
}

/** The path of a customer's page. */
export function pathOf(token: QuoteToken): string {
  return addressOf(pagePatterns.publicQuote, { token })
}

export function tokenHash(token: QuoteToken): Buffer {
  return createHash('sha256').update(token).digest()
}
