import { isAllowed } from '@costard/quotes'
import { pagePatterns } from '@costard/contract'
import { askedOfferPage, pageStyle, pickLocale, problemPage } from '@costard/templates'
import { type Context, Hono } from 'hono'
import type { Config } from '#config'
import { CodedError, type FindClientAddress, limitBody } from '#http'
import type { AdmitCall } from '../../admit-call.ts'
import { type Change, recordedChange } from '../../audit/recorded-change.ts'
import type { ProductParts } from '../../parts.ts'
import { pagePolicy } from '../../quotes/public/page-policy.ts'
import { isOurs } from '../../quotes/public/page-origin.ts'
import { proveVisitor } from '../../quotes/public/prove-visitor.ts'
import { findQuoteOfTeam, lockQuote, type QuoteOfTeam } from '../../quotes/quote-store.ts'
import { sendQuote } from '../../quotes/sending/send-quote.ts'
import { actingMember } from './acting-member.ts'
import type { OfferKey, OfferLinks } from './offer-link.ts'
import { findVisitedWidget } from './visited-widget.ts'

const policy = pagePolicy([pageStyle])
const maxFormBytes = 1024

/**
 * Page behind the link that was mailed to a visitor. GET changes nothing, since programs follow links in
 * mails; its button verifies the address, and sends the waiting offer.
 */
export function askedOfferPages(
  parts: ProductParts,
  {
    config: { productName, publicUrl },
    links,
    scriptUrl,
    admit,
    findAddress,
  }: {
    readonly config: Pick<Config, 'productName' | 'publicUrl'>
    readonly links: OfferLinks
    readonly scriptUrl: string | undefined
    readonly admit: AdmitCall
    readonly findAddress: FindClientAddress
  },
): Hono {
  const { database, now } = parts

  async function find(c: Context): Promise<{ key: OfferKey; found: QuoteOfTeam } | undefined> {
    await admit(c)
    c.header('content-security-policy', policy)
    c.header('cache-control', 'private, no-store')
    const key = links.read(c.req.param('token') ?? '')
    const quote = key && (await findQuoteOfTeam(database.orm, { ...key, revision: 1 }))
    // An erased customer has no address to verify.
    return key && quote?.quote.visitor && !quote.team.closedAt ? { key, found: quote } : undefined
  }

  const missing = (c: Context) => c.html(problemPage({ kind: 'notFound', productName, scriptUrl }), 404)

  function answer(c: Context, { quote, team }: QuoteOfTeam): Response | Promise<Response> {
    if (quote.tokenHash !== null) return c.redirect(parts.links.urlOf(quote), 303)
    return c.html(
      askedOfferPage({
        kind: quote.visitor?.awaitsProof && isAllowed('send', quote.state) ? 'ready' : 'left',
        locale: pickLocale(quote.language),
        productName,
        teamName: team.name,
        number: quote.number,
        scriptUrl,
      }),
    )
  }

  return new Hono()
    .get(pagePatterns.askedOffer, async (c) => {
      const asked = await find(c)
      if (!asked) return missing(c)
      const { visitor, tokenHash } = asked.found.quote
      // If a member sent the offer meanwhile, redirect: the usual link does not verify the address.
      if (visitor?.provenAt === null && tokenHash !== null)
        return c.redirect(parts.links.mailedUrlOf(asked.found.quote, visitor.email), 303)
      return answer(c, asked.found)
    })
    .post(pagePatterns.askedOffer, limitBody(maxFormBytes), async (c) => {
      if (!isOurs(c.req.header('origin') ?? '', c, publicUrl))
        return c.html(problemPage({ kind: 'notRecorded', productName, scriptUrl }), 403)
      const asked = await find(c)
      if (!asked) return missing(c)
      const actor = {
        userId: null,
        action: 'publicQuotes.proveAddress' as const,
        requestId: String(c.get('requestId' as never) ?? ''), // the app sets it for every request
        address: findAddress(c) ?? '',
        at: now(),
      }
      await recordedChange(parts, actor, (change) => prove(change, asked.key))
      const found = await findQuoteOfTeam(database.orm, { ...asked.key, revision: 1 })
      return found ? answer(c, found) : missing(c)
    })

  async function prove(change: Change, { teamId, widgetId, quoteId }: OfferKey): Promise<void> {
    const visited = await findVisitedWidget(database.orm, widgetId)
    const quote = await lockQuote(change.tx, teamId, quoteId)
    const isToSend = quote.visitor?.awaitsProof === true
    await proveVisitor(parts, change, quote)
    if (!isToSend || !isAllowed('send', quote.state)) return
    const member = visited && (await actingMember(parts, change.tx, visited, quote.language))
    if (!member) return
    try {
      await sendQuote(parts, change, member, quoteId, { rev: quote.rev, channel: 'link' })
    } catch (error) {
      // The team has the draft, and can send it.
      if (!(error instanceof CodedError)) throw error
    }
  }
}
