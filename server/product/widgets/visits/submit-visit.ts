import {
  type LineInput,
  type QuoteId,
  firstUnlistedVersion,
  type UnlistedRequest,
  unlistedCatalogId,
  unlistedVariantId,
  type VisitContact,
  type VisitDone,
  type VisitOffer,
  type VisitRequest,
} from '@costard/contract'
import { labelIn } from '@costard/devices'
import { answersWithQuantity } from '@costard/quotes'
import { clientNetwork, CodedError } from '#http'
import { findCatalog } from '../../catalogs/catalog-store.ts'
import { afterCommit, allSent, type ShareTransaction } from '#database'
import type { Change } from '../../audit/recorded-change.ts'
import { newId } from '../../rows/new-id.ts'
import type { ProductParts } from '../../parts.ts'
import { addQuote, type Asked } from '../../quotes/drafts/add-quote.ts'
import { sendQuote } from '../../quotes/sending/send-quote.ts'
import type { RoomForVisitors } from '../../usage/plan-room.ts'
import type { SelfInspectionLinks } from '../../self-inspections/self-inspection-link.ts'
import { showableDevice } from '../../self-inspections/showable-device.ts'
import { addInspection } from '../../self-inspections/self-inspection-store.ts'
import { siteOfWidget } from '../../teams/sites/require-sites.ts'
import { apiError } from '../../calls/api-error.ts'
import { mailboxOf } from '../../usage/mailbox-of.ts'
import type { VisitCounter } from '../count-visits.ts'
import { actingMember } from './acting-member.ts'
import { priceFor } from './ask-next.ts'
import { publishWaiting } from './collect-requests.ts'
import { nameOf } from './find-models.ts'
import { mailOfferLink } from './offer-ready-mail.ts'
import type { CountedVisits } from './counted-visits.ts'
import type { OpenVisit } from './open-visit.ts'
import { findDone, insertRequest } from './request-store.ts'
import { lead, visitOffer } from './visit-offer.ts'

/**
 * Creates a quote from a visitor's answers, once per visit, with a customer unless one has the email; sends
 * the quote if the widget is set to do so and the price is final, to an existing customer only after the
 * address is verified. Throws request/invalid for fields that the widget does not ask for,
 * widget/too-many-requests, quote/variant-unknown, and errors of addQuote.
 */
export function submitVisit(
  parts: RequestParts,
  change: Change,
  visit: OpenVisit,
  request: VisitRequest,
  room: RoomForVisitors,
  address: string,
): Promise<VisitDone> {
  return makeQuote(parts, change, visit, {
    room,
    request,
    line: listedLine(visit, request),
    offerOf: () => visitOffer(visit, priceFor(visit, request), request.unsure),
    address,
  })
}

/**
 * Creates a customer and a draft without a price for a device that the catalog does not list, once per visit.
 */
export async function submitUnlisted(
  parts: RequestParts,
  change: Change,
  visit: OpenVisit,
  request: UnlistedRequest,
  room: RoomForVisitors,
  address: string,
): Promise<VisitDone> {
  return makeQuote(parts, change, visit, {
    room,
    request,
    line: unlistedLine(request, await unlistedVersionOf(change, visit)),
    offerOf: () => lead('unlisted'),
    address,
  })
}

/** inspections: links for visitors to show their devices. */
export type RequestParts = ProductParts & {
  readonly inspections: SelfInspectionLinks
  readonly visits: Pick<VisitCounter, 'count'>
  readonly counted: Pick<CountedVisits, 'newSteps'>
  /** Stores concurrent requests of a team in one transaction. */
  readonly share: ShareTransaction
}

async function makeQuote(
  parts: RequestParts,
  change: Change,
  visit: OpenVisit,
  {
    room,
    request,
    line,
    offerOf,
    address,
  }: {
    readonly room: RoomForVisitors
    readonly request: VisitContact
    readonly line: LineInput
    readonly offerOf: () => VisitOffer
    readonly address: string
  },
): Promise<VisitDone> {
  const { tx } = change
  requireAsked(visit, request)
  const { widget, visitId, language, host, campaign } = visit
  const { teamId, widgetId, settings } = widget
  const { usedUp, ...planRoom } = room
  let offer: VisitOffer
  try {
    offer = usedUp ? lead('team') : offerOf()
  } catch (error) {
    // A repeated request gets its first answer, even if the catalog has changed.
    const known = await findDone(tx, parts, visit)
    if (known) return known
    throw error
  }
  const key = { teamId, quoteId: newId<QuoteId>() }
  const at = parts.now()
  const row = { ...key, widgetId, visitId, offer, at, host, campaign, awaitsMail: true }
  // A visit has one request: a concurrent one waits here, and gets the first answer.
  if (!(await insertRequest(tx, row))) return repeated(await findDone(tx, parts, visit))
  await parts.usage.spend(tx, 'widget/too-many-requests', [
    ['widget-requests-per-email', `${teamId} ${mailboxOf(request.email)}`],
    ['widget-requests-per-network', clientNetwork(address) ?? address],
  ])
  const shown = settings.selfInspection && canBeShown(offer) ? showableDevice(line.device.key) : undefined
  const mayBeSent = settings.quoteAs === 'sent' && offer.kind === 'instant'
  const member = await actingMember(parts, tx, visit, language)
  if (!member) throw new Error('an open visit has nobody to act')
  const input = { ...quoteInput(line, request), siteId: await siteOfWidget(tx, widget) }
  const quote = await addQuote({ ...parts, planRoom }, change, member, input, {
    quoteId: key.quoteId,
    contact: { source: 'widget', language },
    visitor: visitorOf(request, at),
    isToSend: mayBeSent && member.caller.emailVerified,
    catalog: line.catalogId === settings.catalogId ? visit.document : undefined,
    uses: [
      {
        code: 'widget/too-many-requests',
        uses: [
          ['widget-requests-per-widget', widgetId],
          ['widget-requests-per-team', teamId],
        ],
      },
    ],
  })
  const isMailed =
    mayBeSent &&
    (await whereSendable(() =>
      quote.visitor?.awaitsProof
        ? mailOfferLink(tx, parts, { ...key, widgetId }, request.email)
        : sendQuote(parts, change, member, quote.id, { rev: quote.rev, channel: 'email', isAsked: true }),
    ))
  await allSent([
    publishWaiting(tx, widget, at),
    shown &&
      addInspection(tx, {
        ...key,
        widgetId,
        tokenHash: parts.inspections.hashOf(key),
        device: [line.device.name, labelIn(language, quote.lines[0]?.variantLabel ?? '')]
          .filter(Boolean)
          .join(', '),
        hasTouch: shown.hasTouch,
        language,
        amount: offer.kind === 'instant' ? offer.amount : null,
        payoutMinor: quote.totals.payoutMinor,
        askedAt: at,
      }),
  ])
  const isShownNow = settings.gate === 'before' && offer.kind !== 'lead'
  const steps = isShownNow ? (['priced', 'submitted'] as const) : (['submitted'] as const)
  const source = { host, campaign }
  if (visit.isCounted)
    afterCommit(tx, () =>
      parts.visits.count({
        key: widget,
        day: visit.today,
        source,
        steps: parts.counted.newSteps(visitId, steps),
      }),
    )
  return {
    offer,
    number: quote.number,
    isMailed,
    showUrl: shown ? parts.inspections.urlOf(key) : null,
  }
}

/** Returns the widget of a visit, with its catalog. */
export function widgetOf({ widget: { teamId, widgetId, settings } }: OpenVisit) {
  return { teamId, widgetId, catalogId: settings.catalogId }
}

function quoteInput(line: LineInput, { name, email, phone }: VisitContact): Parameters<typeof addQuote>[3] {
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
): LineInput {
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
    // Even with an IMEI, price the device that the visitor was asked about.
    answers: answersWithQuantity(pricing, { answers, quantity: 1, device: {} }),
    ...(propositionKey !== undefined && { propositionKey }),
  }
}

async function unlistedVersionOf({ tx }: Change, { widget: { teamId } }: OpenVisit): Promise<number> {
  const found = await findCatalog(tx, teamId, unlistedCatalogId('buy'))
  return found?.document?.pricing.version ?? firstUnlistedVersion
}

function unlistedLine({ device: name, imei }: UnlistedRequest, catalogVersion: number): LineInput {
  return {
    ...plainLine,
    catalogId: unlistedCatalogId('buy'),
    catalogVersion,
    variantId: unlistedVariantId,
    device: { name, ...(imei !== undefined && { imei }) },
    answers: {},
  }
}

const plainLine = { checks: [], services: [], quantity: 1 }

function visitorOf({ name, email, phone, wantsNews }: VisitContact, at: Date): Asked['visitor'] {
  return { name, email, phone: phone ?? null, wantsNews, at: at.toISOString(), provenAt: null }
}

/** Throws request/invalid for fields that the widget does not ask for. */
function requireAsked({ widget: { settings } }: OpenVisit, request: VisitContact): void {
  const given = (['name', 'phone', 'imei'] as const).filter((field) => request[field])
  const wrong = given.filter((field) => !settings.asks[field])
  if (wrong.length === 0) return
  throw apiError(
    'request/invalid',
    wrong.map((path) => ({ path, message: 'The widget does not ask for it' })),
  )
}

/** Returns true if sent; a draft that cannot be sent now is left to the team. */
async function whereSendable(send: () => Promise<unknown>): Promise<boolean> {
  try {
    await send()
    return true
  } catch (error) {
    if (error instanceof CodedError && unsent.has(error.code)) return false
    throw error
  }
}

/** Errors thrown before anything is written. */
const unsent: ReadonlySet<string> = new Set([
  'quote/not-sendable',
  'quote/too-many-sent',
  'quote/sender-unverified',
])

function repeated(done: VisitDone | undefined): VisitDone {
  if (!done) throw new Error('a repeated request has no answer')
  return done
}

/** True unless the offer is for a device that nobody will buy, or that nobody knows yet. */
function canBeShown(offer: VisitOffer): boolean {
  return offer.kind !== 'lead' || !['refused', 'unlisted'].includes(offer.reason)
}
