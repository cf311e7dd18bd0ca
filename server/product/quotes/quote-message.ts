import type { QuoteMessage } from '@costard/contract'
import { pickLocale, quoteSentEmail, senderName, shareText, unlinked } from '@costard/templates'
import type { z } from 'zod'
import type { Config } from '#config'
import type { Mailer } from '#mail'
import type { ProductParts } from '../parts.ts'
import { newTeamMs } from './mail-rules.ts'
import type { quoteSent } from './quote-mail.ts'
import type { QuoteOfTeam } from './quote-store.ts'

export type MessageParts = Pick<ProductParts, 'links' | 'now'> & {
  readonly config: Pick<Config, 'productName'>
}
type Sender = Pick<z.output<typeof quoteSent.payload>, 'sentBy' | 'replyTo' | 'kind'>

/** Returns the mail of a sent quote, without its recipient. */
export function mailOf(
  parts: MessageParts,
  found: QuoteOfTeam,
  { sentBy, replyTo, kind }: Sender,
): Omit<Parameters<Mailer['send']>[0], 'to' | 'id'> {
  const { quote, team } = found
  const locale = pickLocale(quote.language)
  const { productName } = parts.config
  const isNew = parts.now().getTime() - team.createdAt.getTime() < newTeamMs
  const free = (text: string): string => (isNew ? unlinked(text) : text)
  const teamName = quote.snapshot?.teamName ?? team.name
  const email = quoteSentEmail({
    locale,
    kind,
    productName,
    teamName: free(teamName),
    country: quote.snapshot?.country ?? team.country,
    customerName: free(quote.snapshot?.customer.name ?? ''),
    sentBy: free(sentBy),
    currency: quote.currency,
    netMinor: quote.netMinor,
    totalKind: quote.totalKind,
    validUntil: quote.validUntil,
    sentAt: quote.sentAt ?? quote.updatedAt,
    timeZone: team.timeZone,
    note: free(quote.note),
    link: parts.links.urlOf(quote),
    lines: (quote.snapshot?.lines ?? []).map((line) => ({
      deviceName: free(line.deviceName),
      variantLabel: free(line.variantLabel),
      quantity: line.quantity,
      isOnMargin: line.isOnMargin,
      kind: line.kind,
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
  return {
    fromName: senderName({ locale, teamName, productName }),
    ...(replyTo !== null && { replyTo }),
    ...email,
  }
}

/** Returns what the customer gets: the mail, and the text that a member passes on with the link. */
export function messageOf(parts: MessageParts, found: QuoteOfTeam, sender: Sender): QuoteMessage {
  const { quote, team } = found
  const { subject, html, text } = mailOf(parts, found, sender)
  const { customer, lines = [], teamName = team.name, country = team.country } = quote.snapshot ?? {}
  return {
    to: customer?.email ?? null,
    subject,
    html,
    text,
    phone: customer?.phone ?? null,
    share: shareText({
      locale: pickLocale(quote.language),
      country,
      teamName,
      customerName: customer?.name ?? '',
      deviceNames: lines.map(({ deviceName }) => deviceName),
      currency: quote.currency,
      netMinor: quote.netMinor,
      totalKind: quote.totalKind,
      link: parts.links.urlOf(quote),
    }),
  }
}
