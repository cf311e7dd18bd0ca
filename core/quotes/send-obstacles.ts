import { isAllowed, type QuoteState } from './quote-state.ts'
import type { IsoDate } from './dates/validity.ts'

/** Reasons why a quote cannot be sent, in the order a user would fix them. */
export const sendObstacles = [
  'trial',
  'no-lines',
  'questions-open',
  'device-rejected',
  'needs-review',
  'price-missing',
  'needs-approval',
  'free-unconfirmed',
  'device-twice',
  'vat-not-shown',
  'purchase-missing',
  'no-customer',
  'no-email',
  'validity-past',
  'too-many-lines',
] as const
export type SendObstacle = (typeof sendObstacles)[number]

/** Obstacles because of which the computed amount must not be shown as an offer. */
const priceObstacles = [
  'no-lines',
  'questions-open',
  'device-rejected',
  'needs-review',
  'price-missing',
  'needs-approval',
] as const satisfies readonly SendObstacle[]
export type PriceObstacle = (typeof priceObstacles)[number]

/** Obstacles of a line; those after the price obstacles leave its price valid. */
const lineObstacles = [
  ...priceObstacles,
  'free-unconfirmed',
  'device-twice',
  'vat-not-shown',
  'purchase-missing',
] as const satisfies readonly SendObstacle[]
export type LineObstacle = (typeof lineObstacles)[number]

/** True if an obstacle means that there is no price to show. */
export function isPriceObstacle(obstacle: LineObstacle | null | undefined): obstacle is PriceObstacle {
  return priceObstacles.some((one) => one === obstacle)
}

/**
 * Returns the obstacles that leave the price of a quote open; empty if the price may be shown to the
 * customer.
 */
export function priceObstaclesIn(obstacles: readonly SendObstacle[]): readonly PriceObstacle[] {
  return priceObstacles.filter((obstacle) => obstacles.includes(obstacle))
}

/** The fields of a price result that matter for sending. */
export interface ResultToSend {
  readonly outcome: 'instant' | 'range' | 'review' | 'reject' | 'incomplete' | 'manual' | 'nil'
  readonly propositionKey: string | null
  readonly missing: readonly string[]
  readonly onRequest: readonly string[]
  readonly approval: readonly string[]
  readonly reasons: readonly { readonly reason: string }[]
  readonly findings: readonly { readonly code: string; readonly severity: 'error' | 'warning' | 'info' }[]
  readonly tax: readonly { readonly mode: string }[]
}

/**
 * Maximum lines of a quote that can be sent: its customer reads all of them, with their offers, on one page.
 */
export const maxSentLines = 200

export interface SendableQuote {
  readonly state: QuoteState
  /** A trial always stays a draft. */
  readonly isTrial?: boolean
  readonly lineCount: number
  /** Obstacles of the lines of the quote. */
  readonly priceObstacles: readonly LineObstacle[]
  readonly customer: { readonly email?: string | undefined } | null
  readonly validUntil: IsoDate
}

/** Returns all reasons why a quote cannot be sent on `today`; empty if it can. */
export function obstaclesToSending(quote: SendableQuote, today: IsoDate): SendObstacle[] {
  if (!isAllowed('edit', quote.state)) return []
  const found = new Set<SendObstacle>(quote.priceObstacles)
  if (quote.isTrial) found.add('trial')
  else if (!quote.customer) found.add('no-customer')
  else if (!quote.customer.email) found.add('no-email')
  if (quote.validUntil < today) found.add('validity-past')
  if (quote.lineCount > maxSentLines) found.add('too-many-lines')
  return sendObstacles.filter((obstacle) => found.has(obstacle))
}

/** Returns the obstacles of a quote from those of its lines. */
export function lineObstaclesOf(lines: readonly (LineObstacle | null)[]): readonly LineObstacle[] {
  if (lines.length === 0) return ['no-lines']
  return lineObstacles.filter((obstacle) => lines.includes(obstacle))
}

/** Obstacles that a member with the right to override can lift for a line, with a note. */
const releasable: ReadonlySet<LineObstacle> = new Set<LineObstacle>(['needs-review', 'needs-approval'])

/** True if the line waits for a member who may release it. */
export function isHeld(obstacle: LineObstacle | null | undefined): boolean {
  return obstacle !== null && obstacle !== undefined && releasable.has(obstacle)
}

/** True if the line waits for a colleague, to be released or priced by hand. */
export function waitsForColleague(obstacle: LineObstacle | null | undefined): boolean {
  return isHeld(obstacle) || obstacle === 'price-missing'
}

/** Returns the reason why a line cannot be sent, if any. isReleased: a manager has lifted a hold. */
export function obstacleOf(result: ResultToSend, isReleased = false): LineObstacle | undefined {
  if (result.outcome === 'reject') return 'device-rejected'
  // Open questions come first: prices by hand depend on the answers.
  if (result.missing.length > 0) return 'questions-open'
  const isPriced =
    result.propositionKey !== null &&
    result.outcome !== 'manual' &&
    result.onRequest.length === 0 &&
    !result.findings.some(({ code, severity }) => severity === 'error' && code !== purchaseMissing)
  if (!isPriced) return 'price-missing'
  // A release does not help: the law forbids showing the tax of such a device.
  if (isOnMargin(result) && result.reasons.some(({ reason }) => reason === vatInvoice)) return 'vat-not-shown'
  // Checked later, since a line without a price cannot be released.
  if (result.outcome === 'review' && !isReleased) return 'needs-review'
  if (result.approval.length > 0 && !isReleased) return 'needs-approval'
  return result.findings.some(({ code }) => code === purchaseMissing) ? 'purchase-missing' : undefined
}

/** Result of a line with the facts that decide whether its amount may be zero. */
interface SummedLine {
  readonly kind: 'buy' | 'repair' | 'sell'
  readonly result: {
    readonly chargeMinor: number
    readonly payoutMinor: number
    readonly services: readonly unknown[]
  }
  /** True if the customer can add services. */
  readonly hasOptions: boolean
  /** True if a member set the price of the line. */
  readonly isSetByHand: boolean
}

/**
 * True if a sale or repair of nothing costs nothing: usually somebody forgot to choose a service. A device
 * bought for nothing goes to recycling.
 */
export function isNothing({ kind, result, hasOptions, isSetByHand }: SummedLine): boolean {
  const isNil = result.chargeMinor === 0 && result.payoutMinor === 0
  return kind !== 'buy' && isNil && result.services.length === 0 && !hasOptions && !isSetByHand
}

/** Returns the reason why the price of a line is open, if any. */
export function priceObstacleOf(result: ResultToSend, isReleased = false): PriceObstacle | undefined {
  const obstacle = obstacleOf(result, isReleased)
  return isPriceObstacle(obstacle) ? obstacle : undefined
}

/** True if the device of the line is taxed on its margin. */
export function isOnMargin({ tax }: Pick<ResultToSend, 'tax'>): boolean {
  return tax.some(({ mode }) => mode === 'margin')
}

/** True if a customer who sells a device would have to pay. */
export function costsMoreThanPays(line: {
  readonly kind: 'buy' | 'repair' | 'sell'
  readonly netMinor: number
}): boolean {
  return line.kind === 'buy' && line.netMinor > 0
}

/** Finding of pricing about a margin without a purchase price. */
const purchaseMissing = 'purchase-price-missing'
/** Reason in a catalog for an answer that asks for an invoice with VAT. */
const vatInvoice = 'vatInvoice'
