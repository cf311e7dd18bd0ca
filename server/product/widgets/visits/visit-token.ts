import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto'
import { Language, WidgetId } from '@costard/contract'
import { z } from 'zod'

const Visit = z.object({
  widgetId: WidgetId,
  /** Where the frame is shown; null: in no other page. */
  origin: z.string().nullable(),
  visitId: z.string(),
  language: Language,
  host: z.string().default(''),
  campaign: z.string().default(''),
  /** For the team: also of a widget that is not live; nothing is counted or stored. */
  isPreview: z.boolean(),
  /** Seconds since 1970. */
  endsAt: z.int(),
})
export type Visit = z.infer<typeof Visit>

/** A visit that was left open goes on with a new token. */
const lifetimeSeconds = 24 * 3600

export interface VisitTokens {
  readonly sign: (visit: Omit<Visit, 'visitId' | 'endsAt'>, at: Date) => string
  /** Returns what was signed, unless it is not ours or over. */
  readonly read: (token: string, at: Date) => Visit | undefined
}

/** Tokens of visits: signed, so that nothing is stored for visitors who only look. */
export function visitTokens(secret: Buffer): VisitTokens {
  const key = createSecretKey(secret)
  const signatureOf = (body: string) => createHmac('sha256', key).update(body).digest()
  return {
    sign(visit, at) {
      const endsAt = Math.floor(at.getTime() / 1000) + lifetimeSeconds
      const whole: Visit = { ...visit, visitId: randomBytes(15).toString('base64url'), endsAt }
      const body = Buffer.from(JSON.stringify(whole)).toString('base64url')
      return `${body}.${signatureOf(body).toString('base64url')}`
    },
    read(token, at) {
      const [body = '', signature = ''] = token.split('.')
      const given = Buffer.from(signature, 'base64url')
      const expected = signatureOf(body)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
      // Ours, so it has this shape.
      const visit = Visit.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
      return visit.endsAt * 1000 > at.getTime() ? visit : undefined
    },
  }
}
