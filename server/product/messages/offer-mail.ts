import type { QuoteMessage } from '@costard/contract'
import type { MessageKind } from '@costard/quotes'
import { quoteSentEmail, shareText } from '@costard/templates'
import type { Transaction } from '#database'
import { labelledIn } from '../quotes/sending/snapshot/labelled-in.ts'
import type { QuoteDelivery } from '../quotes/schema.ts'
import type { ComposedMail } from './composed-mail.ts'
import { shownHtml } from './shown-html.ts'
import {
  type GivenMessage,
  type MessageParts,
  type MessageSubject,
  type PreparedMessage,
  prepareMessage,
  type Sender,
} from './team-message.ts'

/** Returns the kind of message of a mail about an offer. */
export function offerMessage(
  { revision }: Pick<MessageSubject['quote'], 'revision'>,
  kind: QuoteDelivery['kind'] | 'offer',
): MessageKind {
  if (kind === 'reminder') return 'reminder'
  if (kind === 'lastDay') return 'expiringSoon'
  return revision > 1 ? 'revised' : 'quoteSent'
}

/** Returns the mail of a sent quote. */
export function offerMail(
  { message, from, free }: PreparedMessage,
  { quote, team }: MessageSubject,
): ComposedMail {
  const email = quoteSentEmail({
    ...message,
    currency: quote.currency,
    netMinor: quote.netMinor,
    totalKind: quote.totalKind,
    validUntil: quote.validUntil,
    sentAt: quote.sentAt ?? quote.updatedAt,
    timeZone: team.timeZone,
    note: free(quote.note),
    lines: labelledIn(message.locale, quote.snapshot?.lines ?? []).map((line) => ({
      deviceName: free(line.deviceName),
      variantLabel: free(line.variantLabel),
      quantity: line.quantity,
      isOnMargin: line.isOnMargin,
      kind: line.kind,
      netMinor: line.offers.find((offer) => offer.propositionKey === line.propositionKey)?.netMinor ?? 0,
      facts: line.facts.map(({ question, answer }) => ({ question: free(question), answer: free(answer) })),
      mayMoveMinor: line.mayMoveMinor,
      otherOffers: line.offers
        .filter((offer) => offer.propositionKey !== line.propositionKey)
        .map(({ name, phrase, netMinor }) => ({
          name: free(name),
          ...(phrase && { phrase: free(phrase) }),
          netMinor,
        })),
    })),
  })
  return { ...from, ...email }
}

/** Returns the text that a member passes on with the link. */
export function offerShare({ message }: PreparedMessage, { quote }: MessageSubject): string {
  return shareText({
    ...message,
    deviceNames: (quote.snapshot?.lines ?? []).map(({ deviceName }) => deviceName),
    currency: quote.currency,
    netMinor: quote.netMinor,
    totalKind: quote.totalKind,
    validUntil: quote.validUntil,
  })
}

/**
 * Returns the texts for the customer of a quote: the mail, and the text that a member passes on with the
 * link.
 */
export async function quoteMessage(
  tx: Transaction,
  parts: MessageParts,
  found: MessageSubject,
  sender: Sender,
  given?: GivenMessage,
): Promise<QuoteMessage> {
  const { quote } = found
  const mail = await prepareMessage(tx, parts, found, offerMessage(quote, 'offer'), sender, given)
  const share = await prepareMessage(tx, parts, found, 'quoteLink', sender, given)
  const composed = offerMail(mail, found)
  const { subject, text } = composed
  const { email = null, phone = null } = quote.snapshot?.customer ?? {}
  return { to: email, subject, html: shownHtml(composed), text, phone, share: offerShare(share, found) }
}
