import { isNewsOf, standsAt } from '@costard/quotes'
import { type NewsKind, pickLocale } from '@costard/templates'
import type { Config } from '#config'
import type { Transaction } from '#database'
import { CodedError } from '#http'
import type { Mailer } from '#mail'
import { type EventHandler, on } from '#outbox'
import type { ProductParts } from '../parts.ts'
import { listFulfilments } from '../quotes/lines/fulfilment-store.ts'
import type { RevisionKey } from '../quotes/lines/line-store.ts'
import { quoteNews } from '../quotes/quote-news.ts'
import { finalCodes } from '../usage/mail-rules.ts'
import { findQuoteOfTeam, type QuoteOfTeam } from '../quotes/quote-store.ts'
import { findMembership } from '../teams/memberships/membership-store.ts'
import { wantsMail } from '../teams/memberships/notification-store.ts'
import { isOn } from './message-store.ts'
import { newsMailOf } from './news-mail.ts'
import { quoteAddress } from './question-mail.ts'
import { prepareMessage } from './team-message.ts'

/** Mails that members can turn off. */
const notifications = {
  customerAccepted: 'quoteAccepted',
  customerDeclined: 'quoteDeclined',
} as const

type NewsParts = Pick<ProductParts, 'database' | 'links' | 'log' | 'now' | 'usage'> & {
  readonly mailer: Pick<Mailer, 'send'>
  readonly config: Pick<Config, 'productName' | 'publicUrl'>
}

/** Handles `quote-news`: sends one mail for each event, unless the team has turned the message off. */
export function quoteNewsMail(parts: NewsParts): EventHandler {
  const { database, mailer, log } = parts
  return on(quoteNews, async ({ kind, ...key }, { id, attempt }) => {
    const tx = database.orm
    const found = await findQuoteOfTeam(tx, key)
    // The team may have been removed since the event.
    if (!found || !(await isOn(tx, key.teamId, kind))) return
    const isForTeam = kind === 'customerAccepted' || kind === 'customerDeclined'
    const sender = await senderOf(tx, found)
    const customer = found.quote.snapshot?.customer.email
    const to = isForTeam ? sender?.email : customer
    if (!to) return
    if (isForTeam && sender && !(await wantsMail(tx, key.teamId, sender.userId, notifications[kind]))) return
    if (attempt === 1 && !(await isWithinLimit(parts, key, kind))) {
      log.warn({ ...key, kind }, 'mail about a quote left out: too many of its kind today')
      return
    }
    const prepared = isForTeam
      ? await prepareMessage(
          tx,
          parts,
          found,
          kind,
          { sentBy: sender?.name ?? '', replyTo: customer ?? null },
          { locale: pickLocale(found.team.language), link: quoteAddress(parts.config, found.quote) },
        )
      : await prepareMessage(tx, parts, found, kind, {
          sentBy: sender?.name ?? found.team.name,
          replyTo: sender?.email ?? null,
        })
    try {
      await mailer.send({
        id,
        thread: found.quote.quoteId,
        to,
        ...newsMailOf(prepared, await about(tx, found, kind), kind),
      })
    } catch (error) {
      const isFinal = error instanceof CodedError && finalCodes.includes(error.code)
      if (!isFinal) throw error
      log.warn({ error, ...key, kind }, 'mail about a quote refused')
    }
  })
}

/** Returns the member who sent the quote, if still in the team. */
async function senderOf(
  tx: Transaction,
  { quote, team }: QuoteOfTeam,
): Promise<{ readonly userId: string; readonly name: string; readonly email: string | null } | undefined> {
  const sender = quote.snapshot?.sender
  return sender && (await findMembership(tx, team.teamId, sender.userId)) ? sender : undefined
}

/** Returns the quote with only the devices concerned. */
async function about(tx: Transaction, found: QuoteOfTeam, kind: NewsKind): Promise<QuoteOfTeam> {
  const { quote } = found
  const { snapshot } = quote
  if (!snapshot || (kind !== 'deviceReceived' && kind !== 'paid' && kind !== 'returned')) return found
  const steps = await listFulfilments(tx, quote)
  const concerned = new Set<string>(
    steps.flatMap(({ lineId, kind: ofLine, fulfilment }) =>
      fulfilment && isNewsOf(kind, { kind: ofLine, state: standsAt(fulfilment) }) ? [lineId] : [],
    ),
  )
  const lines = snapshot.lines.filter((line) => concerned.has(line.id))
  return { ...found, quote: { ...quote, snapshot: { ...snapshot, lines } } }
}

/** True below the daily limit of a mail: a customer can accept a quote and undo this again and again. */
async function isWithinLimit(
  { database, usage }: Pick<NewsParts, 'database' | 'usage'>,
  { quoteId }: Pick<RevisionKey, 'quoteId'>,
  kind: NewsKind,
): Promise<boolean> {
  try {
    await database.transaction((tx) =>
      usage.spend(tx, 'quote/too-many-sent', [['news-per-quote', `${quoteId} ${kind}`]]),
    )
    return true
  } catch (error) {
    if (error instanceof CodedError && error.code === 'quote/too-many-sent') return false
    throw error
  }
}
