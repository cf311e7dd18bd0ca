import { createHash, createHmac } from 'node:crypto'
import { addressOf, pagePatterns, type QuoteToken } from '@costard/contract'
import type { RevisionKey } from './lines/line-store.ts'

/** 160 bits of the HMAC, 27 characters; 128 bits would be enough for an unguessable link. */
const tokenBytes = 20

/** Links to customer pages. Only a hash of the token is stored; screens and mails derive the token again. */
export interface QuoteLinks {
  readonly tokenOf: (revision: RevisionKey) => QuoteToken
  readonly urlOf: (revision: RevisionKey) => string
}

export function quoteLinks(secret: Buffer, publicUrl: string): QuoteLinks {
  const tokenOf = ({ teamId, quoteId, revision }: RevisionKey) =>
    createHmac('sha256', secret)
      // Links of first revisions are older than revisions.
      .update(`quote-link ${teamId} ${quoteId}${revision === 1 ? '' : ` ${revision}`}`)
      .digest()
      .subarray(0, tokenBytes)
      // 20 bytes are the 27 characters that QuoteToken requires.
      .toString('base64url') as QuoteToken
  return {
    tokenOf,
    urlOf: (revision) => publicUrl + pathOf(tokenOf(revision)),
  }
}

/** The path of a customer's page. */
export function pathOf(token: QuoteToken): string {
  return addressOf(pagePatterns.publicQuote, { token })
}

/** The path of the PDF behind a public link. */
export function documentPathOf(token: QuoteToken): string {
  return addressOf(pagePatterns.publicDocument, { token })
}

/** The path of a file that customers see behind a public link. */
export function filePathOf(token: QuoteToken, fileId: string): string {
  return addressOf(pagePatterns.publicPhoto, { token, fileId })
}

export function tokenHash(token: QuoteToken): Buffer {
  return createHash('sha256').update(token).digest()
}
