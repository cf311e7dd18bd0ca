import type { CatalogId, CustomerDetails, QuoteKind } from '@costard/contract'
import {
  boundsOf,
  cashRounded,
  choiceGroups,
  devicesTwice,
  isHeld,
  lineObstaclesOf,
  type LineObstacle,
  maxAlternatives,
  maxQuoteOptions,
  restsToRound,
  taxRoundingOf,
  shownTotal,
  type TaxRounding,
  type TotalRounding,
  type TotalKind,
} from '@costard/quotes'
import { apiError } from '../../calls/api-error.ts'
import { searchText } from '../../rows/search-text.ts'
import type { LineFigures, TaxedFigures } from './line-store.ts'

interface QuoteFigures {
  readonly lineCount: number
  readonly kind: QuoteKind
  readonly catalogIds: CatalogId[]
  readonly chargeMinor: number
  readonly payoutMinor: number
  readonly netMinor: number
  readonly taxRounding: TaxRounding
  readonly taxRoundingMinor: number
  readonly cashStepMinor: number | null
  readonly totalKind: TotalKind
  readonly priceObstacles: readonly LineObstacle[]
}

type CountedLine = Pick<LineFigures, 'kind' | 'catalogId' | 'chargeMinor' | 'payoutMinor' | 'obstacle'> &
  Pick<LineFigures, 'services' | 'choiceGroup' | 'imei' | 'serial'> &
  Pick<TaxedFigures, 'taxes'>

/**
 * Returns the totals and the kind of a quote's lines. Of alternatives the cheapest counts. Throws
 * quote/line-invalid for amounts beyond 2^53, and for too many choices.
 */
export function figuresOf(
  lines: readonly CountedLine[],
  { taxRounding = 'line', cashStepMinor = null }: TotalRounding,
): QuoteFigures {
  requireFewChoices(lines)
  const { kind: totalKind, counted } = countedLines(lines, { taxRounding, cashStepMinor })
  const taxRoundingMinor = taxRoundingOf(counted.flatMap((line) => restsOf(line, taxRounding)))
  const chargeMinor = counted.reduce((sum, line) => sum + line.chargeMinor, 0)
  const payoutMinor = counted.reduce((sum, line) => sum + line.payoutMinor, 0)
  if (!Number.isSafeInteger(chargeMinor) || !Number.isSafeInteger(payoutMinor))
    throw apiError('quote/line-invalid', { reason: 'amount-too-large' })
  const kinds = [...new Set(lines.map(({ kind }) => kind))]
  return {
    lineCount: lines.length,
    kind: kinds.length > 1 ? 'mixed' : (kinds[0] ?? 'buy'),
    catalogIds: [...new Set(lines.map(({ catalogId }) => catalogId))].toSorted(),
    chargeMinor,
    payoutMinor,
    netMinor: cashRounded(chargeMinor - payoutMinor + taxRoundingMinor, cashStepMinor),
    taxRounding,
    taxRoundingMinor,
    cashStepMinor,
    totalKind,
    priceObstacles: lineObstaclesOf([
      ...lines.map(({ obstacle }) => obstacle),
      ...devicesTwice(lines).map(() => 'device-twice' as const),
    ]),
  }
}

function restsOf({ taxes }: CountedLine, taxRounding: TaxRounding) {
  return restsToRound({ tax: taxes ?? [] }, { taxRounding })
}

function countedLines(
  lines: readonly CountedLine[],
  { taxRounding, cashStepMinor }: Pick<QuoteFigures, 'taxRounding' | 'cashStepMinor'>,
): {
  readonly kind: TotalKind
  readonly counted: readonly CountedLine[]
} {
  const bounds = boundsOf(
    lines.map((line) => ({
      line,
      netMinor: line.chargeMinor - line.payoutMinor,
      choiceGroup: line.choiceGroup,
      taxRests: restsOf(line, taxRounding),
    })),
  )
  const { kind, netMinor } = shownTotal(bounds, cashStepMinor)
  const counted = new Set((netMinor < 0 ? bounds.high : bounds.low).map(({ line }) => line))
  return { kind, counted: lines.filter((line) => counted.has(line)) }
}

function requireFewChoices(lines: readonly CountedLine[]): void {
  const options = lines.flatMap(({ services }) => services.filter(({ isOptional }) => isOptional === true))
  if (options.length > maxQuoteOptions)
    throw apiError('quote/line-invalid', { reason: 'too-many-options', max: maxQuoteOptions })
  const groups = choiceGroups(lines.map(({ choiceGroup }) => ({ choiceGroup: choiceGroup ?? undefined })))
  if (groups.some((group) => group.lines.length > maxAlternatives))
    throw apiError('quote/line-invalid', { reason: 'too-many-alternatives', max: maxAlternatives })
}

/** Returns the state of a draft with these lines. */
export function draftStateOf(lines: readonly Pick<LineFigures, 'approval'>[]): 'draft' | 'pendingApproval' {
  return lines.some(({ approval }) => approval?.state === 'asked') ? 'pendingApproval' : 'draft'
}

/** Times since which a draft waits in the lists of members who release and price. */
export interface Waiting {
  readonly toReleaseSince: Date | null
  readonly toPriceSince: Date | null
}

/** Returns the times since which a draft with these lines waits. before: the previous times. */
export function waitingOf(
  lines: readonly Pick<LineFigures, 'obstacle' | 'approval'>[],
  before: Waiting | null,
  now: Date,
): Waiting {
  const asked = (matches: (obstacle: LineObstacle | null) => boolean) =>
    lines.flatMap(({ obstacle, approval }) =>
      approval?.state === 'asked' && matches(obstacle) ? [new Date(approval.askedAt)] : [],
    )
  const isToPrice = (obstacle: LineObstacle | null) => obstacle === 'price-missing'
  return {
    toReleaseSince: earliest(asked(isHeld)) ?? null,
    // Lines to price wait even without a question: nobody else sets the price.
    toPriceSince: lines.some(({ obstacle }) => isToPrice(obstacle))
      ? (earliest(asked(isToPrice)) ?? before?.toPriceSince ?? now)
      : null,
  }
}

function earliest(times: readonly Date[]): Date | undefined {
  return times.toSorted((a, b) => a.getTime() - b.getTime())[0]
}

/** Returns the search text of a quote. */
export function searchTextOf(
  number: string,
  customer: CustomerDetails | null,
  lines: readonly Pick<LineFigures, 'deviceName' | 'imei' | 'serial'>[],
): string {
  const words = [number, customer?.name, customer?.email, customer?.phone]
  for (const { deviceName, imei, serial } of lines)
    words.push(deviceName, imei ?? undefined, serial ?? undefined)
  return searchText([...new Set(words)])
}
