import { createHmac, timingSafeEqual } from 'node:crypto'
import { addressOf, replyToHours, screenPatterns } from '@costard/contract'
import type { ReplyToRow } from './reply-to-store.ts'

/** Length of a token in bytes: 160 bits of the HMAC, 27 characters. */
const tokenBytes = 20

/**
 * Links that verify an address. Nothing is stored: tokens are derived from the requested address and the
 * time.
 */
export interface ReplyToLinks {
  readonly urlOf: (row: ReplyToRow) => string
  /** True if the token is for the currently requested address, and not too old. */
  readonly isValid: (row: ReplyToRow, token: string, at: Date) => boolean
}

export function replyToLinks(secret: Buffer, publicUrl: string): ReplyToLinks {
  const tokenOf = ({ teamId, asked, askedAt }: ReplyToRow): string =>
    createHmac('sha256', secret)
      .update(`reply-to ${teamId} ${asked} ${askedAt?.toISOString()}`)
      .digest()
      .subarray(0, tokenBytes)
      .toString('base64url')
  return {
    urlOf: (row) =>
      `${publicUrl}${addressOf(screenPatterns.general, { tid: row.teamId })}?replyTo=${tokenOf(row)}`,
    isValid(row, token, at) {
      if (row.asked === null || row.askedAt === null) return false
      if (at.getTime() - row.askedAt.getTime() > replyToHours * 3_600_000) return false
      const [expected, given] = [Buffer.from(tokenOf(row)), Buffer.from(token)]
      return expected.length === given.length && timingSafeEqual(expected, given)
    },
  }
}
