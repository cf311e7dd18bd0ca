import { createHmac, timingSafeEqual } from 'node:crypto'
import { addressOf, pagePatterns, QuoteId, TeamId, WidgetId } from '@costard/contract'
import { z } from 'zod'

const OfferKey = z.object({ teamId: TeamId, widgetId: WidgetId, quoteId: QuoteId })
export type OfferKey = z.infer<typeof OfferKey>

/**
 * Links that are only mailed to the address left by a visitor: a visit through such a link verifies the
 * address.
 */
export interface OfferLinks {
  readonly urlOf: (key: OfferKey) => string
  /** Returns the subject of a link; undefined if its signature is not ours. */
  readonly read: (token: string) => OfferKey | undefined
}

export function offerLinks(secret: Buffer, publicUrl: string): OfferLinks {
  const signatureOf = (body: string) =>
    createHmac('sha256', secret).update(`asked-offer ${body}`).digest().subarray(0, 20)
  return {
    urlOf({ teamId, widgetId, quoteId }) {
      const body = Buffer.from(JSON.stringify({ teamId, widgetId, quoteId })).toString('base64url')
      const token = `${body}.${signatureOf(body).toString('base64url')}`
      return publicUrl + addressOf(pagePatterns.askedOffer, { token })
    },
    read(token) {
      const [body = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const expected = signatureOf(body)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      // The signature proves that the text has this shape.
      return OfferKey.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
    },
  }
}
