import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import { Language, WidgetId } from '@costard/contract'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

const Visit = z.object({
  widgetId: WidgetId,
  /** The page that shows the frame; null: it is in no other page. */
  origin: z.string().nullable(),
  visitId: z.string(),
  language: Language,
  host: z.string().default(''),
  campaign: z.string().default(''),
  /** For the team: also of a widget that is not live; nothing is counted or stored. */
  isPreview: z.boolean(),
  /** false: its network has enough visits in the figures of the day. */
  isCounted: z.boolean().default(true),
  /** Seconds since 1970. */
  endsAt: z.int(),
})
export type Visit = z.infer<typeof Visit>

/** A visit that was left open goes on with a new token. */
const lifetimeSeconds = 24 * 3600

/** Tokens that were found to be ours. A visit brings the same one with each call. */
const keptTokens = 2_000

export interface VisitTokens {
  readonly sign: (visit: Omit<Visit, 'visitId' | 'endsAt'>, at: Date) => string
  /** Returns what was signed, unless it is not ours or over. */
  readonly read: (token: string, at: Date) => Visit | undefined
}

/** Tokens of visits: signed, so that nothing is stored for visitors who only look. */
export function visitTokens(secret: Buffer): VisitTokens {
  const key = createSecretKey(secret)
  const known = new LRUCache<string, Visit>({ max: keptTokens })
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest()
  function verified(token: string): Visit | undefined {
    const [body = '', signature = ''] = token.split('.')
    const given = Buffer.from(signature, 'base64url')
    const expected = signatureOf(body)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
    // We signed the text, so it has this shape.
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
