import {
  type CatalogDocument,
  type LineInput,
  priceWithoutCosts,
  type Quote,
  type QuoteLine,
  type QuoteSummary,
  type Team,
  validDaysOf,
} from '@costard/contract'
import { findDevice, variantLabel } from '@costard/devices'
import { price } from '@costard/pricing'
import {
  answersWithQuantity,
  boundsOf,
  cashRounded,
  restsToRound,
  devicesTwice,
  isNothing,
  lineObstaclesOf,
  type LineObstacle,
  obstacleOf,
  obstaclesToSending,
  dayIn,
  priceObstaclesIn,
  priceRequestFor,
  signaturePath,
  shownTotal,
  taxRoundingOf,
  validUntil,
} from '@costard/quotes'
import type { Entry, EntryLine } from './entry.ts'

export type CatalogOf = (line: Pick<LineInput, 'catalogId' | 'catalogVersion'>) => CatalogDocument | undefined

export interface QuoteMaking {
  readonly team: Team
  readonly catalogOf: CatalogOf
  /** Returns the provisional name of the quote until it has a number. */
  readonly numberOf: (entry: Entry) => string
}

/** A line as the server would return it, and what prevents sending it. */
interface PricedLine {
  readonly line: QuoteLine
  readonly obstacle: LineObstacle | null
}

/**
 * Returns the quote as the server would return it, priced by the same function with the same catalog version.
 * Throws if a catalog is not on this device.
 */
export function offlineQuote(entry: Entry, making: QuoteMaking): Quote {
  const { team, numberOf } = making
  const { quote } = entry
  const today = dayIn(team.timeZone, new Date(entry.at))
  const priced = quote.lines.map((line) => pricedLine(line, entry, making, today))
  const lines = priced.map(({ line }) => line)
  const bounds = boundsOf(
    lines.map(({ result, choiceGroup }) => ({
      result,
      netMinor: result.netMinor,
      choiceGroup,
      taxRests: restsToRound(result, team),
    })),
  )
  const total = shownTotal(bounds, team.cashStepMinor)
  const counted = total.netMinor < 0 ? bounds.high : bounds.low
  const chargeMinor = counted.reduce((sum, { result }) => sum + result.chargeMinor, 0)
  const payoutMinor = counted.reduce((sum, { result }) => sum + result.payoutMinor, 0)
  const taxRoundingMinor = taxRoundingOf(counted.flatMap(({ taxRests }) => taxRests))
  const sumMinor = chargeMinor - payoutMinor + taxRoundingMinor
  const { is, ...customer } = quote.customer ?? { is: undefined }
  const days =
    quote.validDays ??
    Math.min(
      ...quote.lines.map(({ line }) => validDaysOf(documentOf(making, line), line.propositionKey, team)),
    )
  const lastDay = validUntil(today, days)
  return {
    id: entry.id,
    number: numberOf(entry),
    isTrial: false,
    revision: 1,
    rev: entry.rev,
    state: 'draft',
    currency: team.currency,
    language: team.language,
    customerId: is === undefined || is === 'new' ? null : is,
    customer: quote.customer ? (customer as Quote['customer']) : null,
    visitor: null,
    lineCount: lines.length,
    totals: {
      chargeMinor,
      payoutMinor,
      netMinor: total.netMinor,
      cashStepMinor: team.cashStepMinor,
      cashRoundingMinor: cashRounded(sumMinor, team.cashStepMinor) - sumMinor,
      ...(team.taxRounding === 'document' && {
        taxRounding: team.taxRounding,
        taxRoundingMinor,
      }),
      kind: total.kind,
    },
    validDays: days,
    validUntil: lastDay,
    note: quote.note,
    letCustomerChoose: quote.letCustomerChoose,
    siteId: quote.siteId ?? null,
    siteChanges: [],
    createdAt: entry.at,
    updatedAt: entry.at,
    assistant: null,
    archivedAt: null,
    sentAt: null,
    firstViewedAt: null,
    acceptance: entry.accept
      ? {
          at: entry.accept.acceptedAt,
          signedAt: entry.accept.acceptedAt,
          propositionKeys: {},
          netMinor: entry.accept.shown.netMinor,
          name: entry.accept.name,
          ...(entry.accept.signature !== undefined && { signature: signaturePath(entry.accept.signature) }),
        }
      : null,
    decline: null,
    cancellation: null,
    channel: null,
    delivery: null,
    sendWhenReleased: null,
    publicUrl: null,
    hasCounterOffer: false,
    obstacles: obstaclesToSending(
      {
        state: 'draft',
        lineCount: lines.length,
        priceObstacles: lineObstaclesOf([
          ...priced.map(({ obstacle }) => obstacle),
          ...devicesTwice(lines.map(({ device }) => device)).map(() => 'device-twice' as const),
        ]),
        customer: quote.customer,
        validUntil: lastDay,
      },
      today,
    ),
    questions: [],
    earlier: [],
    lines,
  }
}

/** Returns the net amount of a quote as it was shown; null if none is firm. */
export function shownNetOf({ obstacles, totals }: Pick<Quote, 'obstacles' | 'totals'>): number | null {
  return priceObstaclesIn(obstacles).length > 0 || totals.kind === 'open' ? null : totals.netMinor
}

/** Returns the quote as a row of the list. */
export function offlineSummary(quote: Quote, uid: string): QuoteSummary {
  const [first] = quote.lines
  const kinds = new Set(quote.lines.map(({ kind }) => kind))
  return {
    id: quote.id,
    number: quote.number,
    isTrial: false,
    rev: quote.rev,
    // Accepted here but not known to the server; the quote itself stays a draft until the server has accepted
    // the acceptance.
    state: quote.acceptance ? 'accepted' : quote.state,
    isViewed: false,
    hasCounterOffer: false,
    title: first?.device.name ?? '',
    variantLabel: first?.variantLabel ?? '',
    silhouette: (first?.device.key !== undefined && findDevice(first.device.key)?.silhouette) || 'iphone',
    moreDevices: Math.max(0, quote.lines.length - 1),
    kind: kinds.size > 1 ? 'mixed' : (first?.kind ?? 'buy'),
    customerName: quote.customer?.name ?? null,
    currency: quote.currency,
    netMinor: shownNetOf(quote),
    totalKind: quote.totals.kind,
    obstacles: quote.obstacles,
    delivery: null,
    declineReason: null,
    validDays: quote.validDays,
    validUntil: quote.validUntil,
    assignedTo: null,
    assistant: null,
    archivedAt: null,
    createdBy: uid,
    createdAt: quote.createdAt,
    questionsOpen: 0,
    siteId: quote.siteId,
    updatedAt: quote.updatedAt,
  }
}

function documentOf({ catalogOf }: QuoteMaking, line: LineInput): CatalogDocument {
  const document = catalogOf(line)
  if (!document) throw new Error(`Catalog ${line.catalogId} is not on this device`)
  return document
}

function pricedLine(
  { id, line }: EntryLine,
  { quote: { customer } }: Entry,
  making: QuoteMaking,
  today: string,
): PricedLine {
  const { team } = making
  const { pricing: catalog } = documentOf(making, line)
  const input = { ...line, answers: answersWithQuantity(catalog, line) }
  const request = priceRequestFor(catalog, { team, customer, today } as never, input, {
    cashLimitMinor: team.cashLimitMinor,
  })
  const result = price(catalog, request)
  const variant = catalog.models.flatMap(({ variants }) => variants).find((one) => one.id === line.variantId)
  const isEmpty = isNothing({
    kind: catalog.kind,
    result,
    hasOptions: line.services.some(({ isOptional }) => isOptional === true),
    isSetByHand: false,
  })
  const isFree = isEmpty && line.isFree === true
  return {
    obstacle: obstacleOf(result, false) ?? (isEmpty && !isFree ? 'free-unconfirmed' : null),
    line: {
      ...input,
      id,
      catalogVersion: catalog.version,
      kind: catalog.kind,
      variantLabel: variant ? variantLabel(variant.attributes, 'en') : '',
      pricedOn: today,
      cashLimitMinor: team.cashLimitMinor,
      result: team.seesCosts ? result : priceWithoutCosts(result),
      adjustment: null,
      handPrice: null,
      purchase: null,
      approval: null,
      laterChecks: [],
      fulfilment: null,
    },
  }
}
