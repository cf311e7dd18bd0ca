import { linesTaken, messageRules } from '@costard/quotes'
import { choicesMade, createTexts, type NewsKind, quoteNewsEmail, unlinked } from '@costard/templates'
import { labelledIn } from '../quotes/sending/snapshot/labelled-in.ts'
import { linesLeftOut } from '../quotes/public/public-quote.ts'
import type { ComposedMail } from './composed-mail.ts'
import type { MessageSubject, PreparedMessage } from './team-message.ts'

/** Returns the mail about an event of a quote. */
export function newsMailOf(
  { message, from, free }: PreparedMessage,
  { quote }: MessageSubject,
  kind: NewsKind,
): ComposedMail {
  const { acceptance, decline, snapshot } = quote
  const texts = createTexts(message.locale)
  const lines = labelledIn(message.locale, snapshot?.lines ?? []).map((line) => ({
    ...line,
    deviceName: free(line.deviceName),
    variantLabel: free(line.variantLabel),
    options: (line.options ?? []).map((option) => ({ ...option, name: free(option.name) })),
  }))
  const taken = linesTaken(lines, acceptance ?? {})
  const isForTeam = messageRules[kind].to === 'team'
  return {
    ...from,
    ...quoteNewsEmail({
      ...message,
      ...(isForTeam && { customerName: unlinked(message.customerName) || texts('news.someone') }),
      kind,
      deviceNames: taken.map(({ deviceName }) => deviceName),
      ...(acceptance && {
        choices: choicesMade(taken, linesLeftOut({ lines }, acceptance), acceptance, texts),
      }),
      currency: quote.currency,
      netMinor: acceptance?.netMinor ?? quote.netMinor,
      validUntil: quote.validUntil,
      // Anybody with the link can write this text, so its addresses must not become links.
      ...(decline && { decline: { reason: decline.reason, text: unlinked(decline.text ?? '') } }),
    }),
  }
}
