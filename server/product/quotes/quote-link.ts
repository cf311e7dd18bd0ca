import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { addressOf, pagePatterns, type QuoteToken } from '@costard/contract'
import type { RevisionKey } from './lines/line-store.ts'

/**
 * Length of a token in bytes: 160 bits of the HMAC, 27 characters; 128 bits would be enough for an
 * unguessable link.
 */
const tokenBytes = 20

/** Links to customer pages. Only a hash of the token is stored; screens and mails derive the token again. */
export interface QuoteLinks {
  readonly tokenOf: (revision: RevisionKey) => QuoteToken
  readonly urlOf: (revision: RevisionKey) => string
  /** Link for a mail to an unverified address: a visit through this link verifies the address. */
  readonly mailedUrlOf: (revision: RevisionKey, email: string) => string
  /** True if the mark was in the link mailed to the address. */
  readonly isMailed: (revision: RevisionKey, email: string, mailed: string) => boolean
}

export function quoteLinks(secret: Buffer, publicUrl: string): QuoteLinks {
  const tokenOf = ({ teamId, quoteId, revision }: RevisionKey) =>
    createHmac('sha256', secret)
      // Links of first revisions have no revision in the HMAC: they are older than revisions.
      .update(`quote-link ${teamId} ${quoteId}${revision === 1 ? '' : ` ${revision}`}`)
      .digest()
      .subarray(0, tokenBytes)
      // 20 bytes are the 27 characters that QuoteToken requires.
      .toString('base64url') as QuoteToken
  const urlOf: QuoteLinks['urlOf'] = (revision) => publicUrl + pathOf(tokenOf(revision))
  const mailedOf = (revision: RevisionKey, email: string) =>
    createHmac('sha256', secret)
      .update(`mailed-quote-link ${tokenOf(revision)} ${email}`)
      .digest()
      .subarray(0, tokenBytes)
  return {
    tokenOf,
    urlOf,
    mailedUrlOf: (revision, email) =>
      `${urlOf(revision)}?mailed=${mailedOf(revision, email).toString('base64url')}`,
    isMailed(revision, email, mailed) {
      const given = Buffer.from(mailed, 'base64url')
      return given.length === tokenBytes && timingSafeEqual(given, mailedOf(revision, email))
    },
  }
}

/** Path of a customer's page. */
export function pathOf(token: QuoteToken): string {
  return addressOf(pagePatterns.publicQuote, { token })
}

/** Path of the PDF of a public link. */
export function documentPathOf(token: QuoteToken): string {
  return addressOf(pagePatterns.publicDocument, { token })
}

/** Path of a file that customers see through a public link. */
export function filePathOf(token: QuoteToken, fileId: string): string {
  return addressOf(pagePatterns.publicPhoto, { token, fileId })
}

export function tokenHash(token: QuoteToken): Buffer {
  return createHash('sha256').update(token).digest()
}
