import { messageRules } from '@costard/quotes'
import { createTexts, type NewsKind, quoteNewsEmail, unlinked } from '@costard/templates'
import type { ComposedMail } from './offer-mail.ts'
import type { MessageSubject, PreparedMessage } from './team-message.ts'

/** Returns the mail about what happened to a quote. */
export function newsMailOf(
  { message, from, free }: PreparedMessage,
  { quote }: MessageSubject,
  kind: NewsKind,
): ComposedMail {
  const { acceptance, decline, snapshot } = quote
  const isForTeam = messageRules[kind].to === 'team'
  const someone = createTexts(message.locale)('news.someone')
  return {
    ...from,
    ...quoteNewsEmail({
      ...message,
      ...(isForTeam && { customerName: unlinked(message.customerName) || someone }),
      kind,
      deviceNames: (snapshot?.lines ?? []).map(({ deviceName }) => free(deviceName)),
      currency: quote.currency,
      netMinor: acceptance?.netMinor ?? quote.netMinor,
      validUntil: quote.validUntil,
      // Anybody with the link can write it.
      ...(decline && { decline: { reason: decline.reason, text: unlinked(decline.text ?? '') } }),
    }),
  }
}
