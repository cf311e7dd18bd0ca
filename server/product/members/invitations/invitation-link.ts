import { createHash, createHmac } from 'node:crypto'
import { addressOf, type InvitationToken, screenPatterns } from '@costard/contract'
import type { InvitationKey } from './invitation-store.ts'

/** Length of a token in bytes: 160 bits of the HMAC, 27 characters. */
const tokenBytes = 20

/**
 * Links to invitations. Only a hash of the token is stored; mails and the copied link derive the token again.
 */
export interface InvitationLinks {
  readonly tokenOf: (key: InvitationKey) => InvitationToken
  readonly urlOf: (key: InvitationKey) => string
}

export function invitationLinks(secret: Buffer, publicUrl: string): InvitationLinks {
  const tokenOf = ({ teamId, invitationId }: InvitationKey) =>
    createHmac('sha256', secret)
      .update(`invitation ${teamId} ${invitationId}`)
      .digest()
      .subarray(0, tokenBytes)
      // 20 bytes are the 27 characters that InvitationToken requires.
      .toString('base64url') as InvitationToken
  return {
    tokenOf,
    urlOf: (key) => publicUrl + addressOf(screenPatterns.invitation, { token: tokenOf(key) }),
  }
}

export function invitationHash(token: InvitationToken): Buffer {
  return createHash('sha256').update(token).digest()
}
