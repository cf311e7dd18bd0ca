import type { Language } from '@costard/contract'
import { type MessageKind, messageRules, type MessageWording, revisionNumber } from '@costard/quotes'
import { builtInWording, pickLocale, senderName, type TeamMessage, unlinked } from '@costard/templates'
import type { Config } from '#config'
import { allSent, together, type Transaction } from '#database'
import type { ProductParts } from '../parts.ts'
import { newTeamMs } from '../usage/mail-rules.ts'
import type { QuoteOfTeam } from '../quotes/quote-store.ts'
import { findInlineLogo } from '../teams/shop-details/team-look.ts'
import { findReplyTo } from '../reply-to/reply-to-store.ts'
import { findShopOf } from '../teams/sites/shop-of-quote.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { ownWording } from './describe-messages.ts'
import { findWording } from './message-store.ts'

export type MessageParts = Pick<ProductParts, 'links' | 'now'> & {
  readonly config: Pick<Config, 'productName'>
}

/** Fields of a quote that messages need. */
export interface MessageSubject {
  readonly quote: Pick<
    QuoteOfTeam['quote'],
    | 'teamId'
    | 'quoteId'
    | 'siteId'
    | 'revision'
    | 'number'
    | 'language'
    | 'currency'
    | 'netMinor'
    | 'totalKind'
    | 'validUntil'
    | 'sentAt'
    | 'updatedAt'
    | 'note'
    | 'acceptance'
    | 'decline'
    | 'snapshot'
  >
  readonly team: TeamRow
}

/** Sender of a message. replyTo: verified address. */
export interface Sender {
  readonly sentBy: string
  readonly replyTo: string | null
}

/** Fields of a message about a quote, and the head of its mail. */
export interface PreparedMessage {
  readonly message: TeamMessage
  readonly from: { readonly fromName: string; readonly replyTo?: string }
  /** Cleans a text of the team or its customer for a mail: for a new team without clickable links. */
  readonly free: (text: string) => string
}

/** Replacements for parts of a message. */
export interface GivenMessage {
  readonly locale?: Language
  readonly wording?: MessageWording
  readonly link?: string
}

/**
 * Reads the data for a message about a quote. wording: wording to try; default: that of the team. locale:
 * default: that of the quote.
 */
export async function prepareMessage(
  tx: Transaction,
  { links, config, now }: MessageParts,
  { quote, team }: MessageSubject,
  name: MessageKind,
  { sentBy, replyTo: senderReplyTo }: Sender,
  given: GivenMessage = {},
): Promise<PreparedMessage> {
  const locale = given.locale ?? pickLocale(quote.language)
  const free = freeTextOf(team, now())
  const { teamId } = team
  const [wording, shop, ofTeam, logo] = await together(tx, (one) =>
    allSent([
      given.wording ? undefined : findWording(one, { teamId, name, language: locale }),
      findShopOf(one, quote),
      // Customers reply to the address of the team, if verified.
      messageRules[name].to === 'customer' ? findReplyTo(one, teamId) : undefined,
      findInlineLogo(one, teamId),
    ]),
  )
  const own = given.wording ?? ownWording(wording)
  const replyTo = ofTeam?.email ?? senderReplyTo
  const teamName = quote.snapshot?.teamName ?? team.name
  const { productName } = config
  return {
    message: {
      locale,
      productName,
      teamName: free(teamName),
      country: quote.snapshot?.country ?? team.country,
      number: revisionNumber(quote.number, quote.revision),
      customerName: free(quote.snapshot?.customer.name ?? ''),
      customerKind: quote.snapshot?.customer.kind ?? 'private',
      sentBy: free(sentBy),
      link: given.link ?? links.urlOf(quote),
      wording: own ? { subject: free(own.subject), text: free(own.text) } : builtInWording(locale, name),
      look: { color: shop?.color ?? null, logo },
      shop: {
        street: free(shop?.street ?? ''),
        town: free(shop?.town ?? ''),
        phone: shop?.phone ?? '',
        hours: shop?.hours ?? null,
      },
    },
    from: {
      fromName: senderName({ locale, teamName, productName }),
      ...(replyTo !== null && { replyTo }),
    },
    free,
  }
}

function freeTextOf({ createdAt }: Pick<TeamRow, 'createdAt'>, at: Date): (text: string) => string {
  const isNew = at.getTime() - createdAt.getTime() < newTeamMs
  return (text) => (isNew ? unlinked(text) : text)
}
