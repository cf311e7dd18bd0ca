import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import { Language, WidgetId } from '@costard/contract'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

const Visit = z.object({
  widgetId: WidgetId,
  /** Origin of the page around the frame; null: the frame is not embedded. */
  origin: z.string().nullable(),
  visitId: z.string(),
  language: Language,
  host: z.string().default(''),
  campaign: z.string().default(''),
  /** Preview by the team, also of a paused widget; nothing is counted or stored. */
  isPreview: z.boolean(),
  /** false: the network already has enough counted visits on this day. */
  isCounted: z.boolean().default(true),
  /** Seconds since 1970. */
  endsAt: z.int(),
})
export type Visit = z.infer<typeof Visit>

/** Lifetime of a token; a visit left open continues with a new one. */
const lifetimeSeconds = 24 * 3600

/** Number of cached valid tokens. A visit sends the same token with each call. */
const keptTokens = 2_000

export interface VisitTokens {
  readonly sign: (visit: Omit<Visit, 'visitId' | 'endsAt'>, at: Date) => string
  /** Returns the signed visit, unless the signature is invalid or the token expired. */
  readonly read: (token: string, at: Date) => Visit | undefined
}

/** Signed tokens of visits, so that nothing is stored for visitors who only look. */
export function visitTokens(secret: Buffer): VisitTokens {
  const key = createSecretKey(secret)
  const known = new LRUCache<string, Visit>({ max: keptTokens })
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest()
  function verified(token: string): Visit | undefined {
    const [body = '', signature = ''] = token.split('.')
    const given = Buffer.from(signature, 'base64url')
    const expected = signatureOf(body)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    // The signature proves that the text has this shape.
    return Visit.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  }
  return {
    sign(visit, at) {
      const endsAt = Math.floor(at.getTime() / 1000) + lifetimeSeconds
      const whole: Visit = { ...visit, visitId: randomBytes(15).toString('base64url'), endsAt }
      const body = Buffer.from(JSON.stringify(whole)).toString('base64url')
      return `${body}.${signatureOf(body).toString('base64url')}`
    },
    read(token, at) {
      const visit = known.get(token) ?? verified(token)
      if (!visit) return undefined
      known.set(token, visit)
      return visit.endsAt * 1000 > at.getTime() ? visit : undefined
    },
  }
}
