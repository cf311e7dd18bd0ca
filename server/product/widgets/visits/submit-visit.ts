import {
  type CustomerId,
  customerLimits,
  type QuoteId,
  type UnlistedRequest,
  unlistedCatalogId,
  unlistedVariantId,
  unlistedVersion,
  type VisitContact,
  type VisitDone,
  type VisitOffer,
  type VisitRequest,
} from '@costard/contract'
import { and, eq, sql } from 'drizzle-orm'
import { clientNetwork, CodedError } from '#http'
import type { Transaction } from '#database'
import { publish } from '#outbox'
import type { Change } from '../../audit/recorded-change.ts'
import { bumpRevisions } from '../../bump-revisions.ts'
import { lockCustomer, updateCustomer } from '../../customers/customer-store.ts'
import type { ProductParts } from '../../parts.ts'
import { addQuote } from '../../quotes/add-quote.ts'
import { sendQuote } from '../../quotes/send-quote.ts'
import type { SelfInspectionLinks } from '../../self-inspections/self-inspection-link.ts'
import { showableDevice } from '../../self-inspections/showable-device.ts'
import { addInspection, findInspection } from '../../self-inspections/self-inspection-store.ts'
import { findQuoteOfTeam } from '../../quotes/quote-store.ts'
import { siteOfWidget } from '../../sites/require-sites.ts'
import type { Member } from '../../teams/member.ts'
import { mailboxOf } from '../../usage/mailbox-of.ts'
import { addCounts } from '../count-visits.ts'
import { widgetRequests } from '../schema.ts'
import { priceFor } from './ask-next.ts'
import { nameOf } from './find-models.ts'
import type { OpenVisit } from './open-visit.ts'
import { lead, visitOffer } from './visit-offer.ts'
import { widgetRequested } from './widget-requested.ts'

/**
 * Makes a customer and a quote of what a visitor said, once for each visit; sends it if the widget does and its price
 * stands. Throws widget/too-many-requests, quote/variant-unknown, and what addQuote throws.
 */
export function submitVisit(
  parts: RequestParts,
  change: Change,
  visit: OpenVisit,
  request: VisitRequest,
  address: string,
): Promise<VisitDone> {
  return makeQuote(parts, change, visit, {
    request,
    line: listedLine(visit, request),
    offerOf: () => visitOffer(visit, priceFor(visit, request), request.unsure),
    address,
  })
}

/** Makes a customer and a draft without a price of a device that the catalog does not list, once for each visit. */
export function submitUnlisted(
  parts: RequestParts,
  change: Change,
  visit: OpenVisit,
  request: UnlistedRequest,
  address: string,
): Promise<VisitDone> {
  return makeQuote(parts, change, visit, {
    request,
    line: unlistedLine(request),
    offerOf: () => lead('unlisted'),
    address,
  })
}

/** inspections: links by which visitors show their devices. */
export type RequestParts = ProductParts & { readonly inspections: SelfInspectionLinks }

type Line = Parameters<typeof addQuote>[3]['lines'][number]

async function makeQuote(
  parts: RequestParts,
  change: Change,
  visit: OpenVisit,
  {
    request,
    line,
    offerOf,
    address,
  }: {
    readonly request: VisitContact
    readonly line: Line
    readonly offerOf: () => VisitOffer
    readonly address: string
  },
): Promise<VisitDone> {
  const { tx } = change
  const { teamId, widgetId, settings } = visit.widget
  const source = { host: visit.host, campaign: visit.campaign }
  // The same request again, also at the same moment, gets the first answer.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${visit.visitId}, 0))`)
  const known = await findRequest(tx, visit)
  if (known) return { offer: known.offer, ...(await addressesOf(tx, parts, visit, known.quoteId)) }
  await parts.usage.spend(tx, 'widget/too-many-requests', [
    ['widget-requests-per-email', `${teamId} ${mailboxOf(request.email)}`],
    ['widget-requests-per-network', clientNetwork(address) ?? address],
    ['widget-requests-per-widget', widgetId],
  ])
  const { usedUp, ...planRoom } = await parts.planRoom.forVisitors(tx, widgetOf(visit))
  const offer = usedUp ? lead('team') : offerOf()
  const member = memberOf(visit)
  const quote = await addQuote({ ...parts, planRoom }, change, member, {
    ...quoteInput(line, request),
    siteId: await siteOfWidget(tx, visit.widget),
  })
  if (quote.customerId) await noteCustomer(parts, tx, visit, request, quote.customerId)
  const isSent =
    settings.quoteAs === 'sent' && offer.kind === 'instant' && (await send(parts, change, member, quote))
  await tx.insert(widgetRequests).values({
    teamId,
    widgetId,
    visitId: visit.visitId,
    quoteId: quote.id,
    offer,
    at: parts.now(),
    ...source,
  })
  const device = quote.lines[0]?.device.name ?? ''
  const shown = showableDevice(quote.lines[0]?.device.key)
  if (settings.selfInspection && shown && canBeShown(offer)) {
    const key = { teamId, quoteId: quote.id }
    await addInspection(tx, {
      ...key,
      widgetId,
      tokenHash: parts.inspections.hashOf(key),
      device: [device, quote.lines[0]?.variantLabel].filter(Boolean).join(', '),
      hasTouch: shown.hasTouch,
      language: visit.language,
      amount: offer.kind === 'instant' ? offer.amount : null,
      payoutMinor: quote.totals.payoutMinor,
      askedAt: parts.now(),
    })
  }
  await publish(tx, widgetRequested, { teamId, widgetId, quoteId: quote.id, device, isSent })
  // Nobody of the team did it, so that all of them are told.
  await bumpRevisions(tx, parts, teamId, { quotes: quote.id, quoteCounts: quote.id }, null)
  const isShownNow = settings.gate === 'before' && offer.kind !== 'lead'
  const steps = isShownNow ? (['priced', 'submitted'] as const) : (['submitted'] as const)
  // Last: all visitors of a widget wait for these rows.
  await addCounts(tx, [{ key: visit.widget, day: visit.today, source, steps }])
  return { offer, ...(await addressesOf(tx, parts, visit, quote.id)) }
}

/** The widget of a visit, with the catalog it prices with. */
export function widgetOf({ widget: { teamId, widgetId, settings } }: OpenVisit) {
  return { teamId, widgetId, catalogId: settings.catalogId }
}

function memberOf({ widget: { teamId, liveBy }, acting, team, language }: OpenVisit): Member {
  const { userId, membership } = acting
  const isSame = liveBy?.userId === userId
  return {
    ...membership,
    teamId,
    // The quote is in the language of the visitor.
    team: { ...team, language },
    caller: {
      userId,
      ...(isSame &&
        liveBy && { email: liveBy.email, ...(liveBy.name !== null && { displayName: liveBy.name }) }),
      isAnonymous: false,
      // Checked when the widget was put live.
      emailVerified: isSame,
      signedInAt: new Date(0),
    },
  }
}

function quoteInput(line: Line, { name, email, phone }: VisitContact): Parameters<typeof addQuote>[3] {
  return {
    lines: [line],
    customer: {
      kind: 'private',
      name: name || email.slice(0, 120),
      email,
      ...(phone !== undefined && { phone }),
    },
    note: '',
    letCustomerChoose: true,
  }
}

function listedLine(
  { document: { pricing } }: OpenVisit,
  { variantId, answers, propositionKey, imei }: VisitRequest,
): Line {
  const model = pricing.models.find(({ variants }) => variants.some(({ id }) => id === variantId))
  return {
    ...plainLine,
    catalogId: pricing.id,
    catalogVersion: pricing.version,
    variantId,
    device: {
      ...(model?.deviceKey !== undefined && { key: model.deviceKey }),
      name: model ? nameOf(model) : variantId,
      ...(imei !== undefined && { imei }),
    },
    answers,
    ...(propositionKey !== undefined && { propositionKey }),
  }
}

function unlistedLine({ device: name, imei }: UnlistedRequest): Line {
  return {
    ...plainLine,
    catalogId: unlistedCatalogId('buy'),
    catalogVersion: unlistedVersion,
    variantId: unlistedVariantId,
    device: { name, ...(imei !== undefined && { imei }) },
    answers: {},
  }
}

const plainLine = { checks: [], services: [], quantity: 1 }

/** Notes the consent, and of a new customer where they come from and how they read. */
async function noteCustomer(
  parts: ProductParts,
  tx: Transaction,
  { widget: { teamId }, language }: OpenVisit,
  { wantsNews }: VisitContact,
  customerId: CustomerId,
): Promise<void> {
  const customer = await lockCustomer(tx, { teamId, customerId })
  const at = parts.now()
  const isNew = customer.createdAt.getTime() === at.getTime()
  const consent = { purpose: 'marketing', isGiven: true, source: 'form', at: at.toISOString() } as const
  const hasRoom = customer.consents.length < customerLimits.maxConsents
  await updateCustomer(tx, customer, {
    ...(isNew && { source: 'widget' as const, language }),
    ...(wantsNews && hasRoom && { consents: [...customer.consents, consent] }),
    updatedAt: at,
  })
}

/** Returns whether it was sent; a draft that cannot be sent now is left to the team. */
async function send(
  parts: ProductParts,
  change: Change,
  member: Member,
  { id, rev }: { readonly id: QuoteId; readonly rev: number },
): Promise<boolean> {
  try {
    await sendQuote(parts, change, member, id, { rev, channel: 'email' })
    return true
  } catch (error) {
    if (error instanceof CodedError && unsent.has(error.code)) return false
    throw error
  }
}

/** Thrown before anything is written. */
const unsent: ReadonlySet<string> = new Set([
  'quote/not-sendable',
  'quote/too-many-sent',
  'quote/sender-unverified',
])

async function findRequest(
  tx: Transaction,
  { widget, visitId }: OpenVisit,
): Promise<{ readonly quoteId: QuoteId; readonly offer: VisitOffer } | undefined> {
  const [found] = await tx
    .select({ quoteId: widgetRequests.quoteId, offer: widgetRequests.offer })
    .from(widgetRequests)
    .where(
      and(
        eq(widgetRequests.teamId, widget.teamId),
        eq(widgetRequests.widgetId, widget.widgetId),
        eq(widgetRequests.visitId, visitId),
      ),
    )
  return found
}

/** A device that nobody will buy, or that nobody knows yet, is not asked for. */
function canBeShown(offer: VisitOffer): boolean {
  return offer.kind !== 'lead' || !['refused', 'unlisted'].includes(offer.reason)
}

async function addressesOf(
  tx: Transaction,
  { links, inspections }: Pick<RequestParts, 'links' | 'inspections'>,
  { widget: { teamId } }: OpenVisit,
  quoteId: QuoteId,
): Promise<Pick<VisitDone, 'number' | 'publicUrl' | 'showUrl'>> {
  const found = await findQuoteOfTeam(tx, { teamId, quoteId, revision: 1 })
  if (!found) throw new Error('a request has no quote')
  const { quote } = found
  const inspection = await findInspection(tx, { teamId, quoteId })
  return {
    number: quote.number,
    publicUrl: quote.tokenHash === null ? null : links.urlOf(quote),
    showUrl: inspection ? inspections.urlOf(inspection) : null,
  }
}
