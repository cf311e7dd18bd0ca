import {
  type AnswerDiff,
  type Catalog,
  diffAnswers,
  documentTaxes,
  type DiffCause,
  type DiffPart,
  type PriceRequest,
  type PriceResult,
  type Question,
} from '@costard/pricing'
import { cashRounded } from '../money/cash-rounding.ts'
import { restsToRound, taxRoundingOf, type TotalRounding } from '../money/tax-rounding.ts'

/** Reasons why an answer differs from the customer's. */
export const counterReasons = ['functional', 'cosmetic', 'wrongModel', 'lock', 'other'] as const
export type CounterReason = (typeof counterReasons)[number]

/** Causes of a difference between the accepted and the new amount, besides findings. */
export const counterSums = ['effect', 'overlap', 'limit', 'offer', 'other', 'rounding'] as const
export type CounterSum = (typeof counterSums)[number]

/** An answer that differs from the customer's. */
export type Finding = Extract<DiffPart, { readonly questionKey: string }>

/** Reason why a counter-offer cannot be sent. */
export interface CounterProblem {
  /**
   * incomplete, noPrice: there is no new price. held: a member with more rights has to send the
   * counter-offer. notAsked: the customer was not asked this question. reason, evidence: the finding lacks
   * its reason, or a photo or check. service: the catalog does not sell the service with this line, or has no
   * price for it. text, proof: a dearer repair lacks a text for the customer, or a photo or note.
   */
  readonly kind:
    | 'incomplete'
    | 'noPrice'
    | 'held'
    | 'notAsked'
    | 'reason'
    | 'evidence'
    | 'service'
    | 'text'
    | 'proof'
  readonly questionKey?: string
  readonly serviceKey?: string
}

/** A service that is added, removed, or has another amount. quantity: 0 if removed. */
export interface ServiceChange {
  readonly key: string
  readonly quantity: number
  readonly deltaMinor: number
}

/** Result of an inspection. Amounts are paid by the team, so those of a repair are negative. */
export interface InspectionResult {
  readonly kind: Catalog['kind']
  readonly diff: AnswerDiff
  /** Findings, in the order of the catalog. */
  readonly findings: readonly Finding[]
  /** Services in the new price, then removed ones. */
  readonly services: readonly ServiceChange[]
  /** Keys of added services that the catalog does not sell with this line, or has no price for. */
  readonly unsold: readonly string[]
  /**
   * Further differences between the amounts, rounding last. questionKey: an unchanged answer with another
   * effect.
   */
  readonly sums: readonly {
    readonly cause: CounterSum
    readonly questionKey?: string
    readonly deltaMinor: number
  }[]
  readonly acceptedMinor: number
  readonly newMinor: number
  /** Taxes of the new amount that documents show; none for a margin. */
  readonly newTaxes: readonly AmountOfTax[]
  readonly paid: PaidAmounts
}

export interface AmountOfTax {
  /** Rate in thousandths of a per cent. */
  readonly ratePcm: number
  readonly taxMinor: number
}

/** Proof of a dearer repair besides its price. photos, notes: numbers. */
export interface RepairProof {
  readonly text: string
  readonly photos: number
  readonly notes: number
}

/** Proof of a finding besides its answers. */
export interface FindingProof {
  readonly reason: CounterReason | null
  readonly photos: number
}

/**
 * Compares a found device with the described one. accepted: request of the accepted price. services: services
 * that a repair needs in addition. rounding: rounding of a line that is the total of its quote.
 */
export function inspect(
  catalog: Catalog,
  accepted: PriceRequest,
  answers: PriceRequest['answers'],
  services: NonNullable<PriceRequest['services']> = [],
  rounding: TotalRounding = {},
): InspectionResult {
  const all = [...(accepted.services ?? []), ...services]
  const diff = diffAnswers(catalog, accepted, { ...accepted, phase: 'inspection', answers, services: all })
  const sign = catalog.kind === 'buy' ? 1 : -1
  const paid = (minor: number) => (minor === 0 ? 0 : sign * minor)
  const lines = diff.lines.map((line) => ({ ...line, deltaMinor: paid(line.deltaMinor) }))
  const questions = new Map(catalog.questions.map((question) => [question.key, question]))
  const findings = lines.filter(
    (line): line is Finding =>
      'questionKey' in line &&
      line.cause === 'answer' &&
      (line.deltaMinor !== 0 || isAsked(questions.get(line.questionKey))),
  )
  const effects = lines.flatMap((line) =>
    'questionKey' in line && line.cause !== 'answer'
      ? [{ cause: 'effect' as const, questionKey: line.questionKey, deltaMinor: line.deltaMinor }]
      : [],
  )
  const changed = changedServices(diff)
  const others = counterSums.slice(1).flatMap((cause) => {
    const ofCause = lines.filter((line) => !('questionKey' in line) && sumOf[line.cause] === cause)
    const named = cause === sumOf.service ? changed : []
    const taxes = cause === 'rounding' ? taxMinor(diff.before, rounding) - taxMinor(diff.after, rounding) : 0
    const deltaMinor = sumOfDeltas(ofCause) - sumOfDeltas(named) + taxes
    return deltaMinor === 0 ? [] : [{ cause, deltaMinor }]
  })
  const amounts = {
    acceptedMinor: 0 - diff.before.netMinor - taxMinor(diff.before, rounding),
    newMinor: 0 - diff.after.netMinor - taxMinor(diff.after, rounding),
  }
  return {
    kind: catalog.kind,
    diff,
    findings,
    services: changed,
    unsold: unsoldServices(diff, services),
    sums: [...effects, ...others],
    ...amounts,
    newTaxes: taxesOnPaper(diff.after, rounding),
    paid: paidAmounts(amounts, rounding.cashStepMinor),
  }
}

/** Amounts of a counter-offer as paid. */
export interface PaidAmounts {
  readonly acceptedMinor: number
  readonly newMinor: number
  /** Difference that rounding makes to the exact change between both. */
  readonly cashRoundingMinor: number
}

export function paidAmounts(
  exact: Pick<InspectionResult, 'acceptedMinor' | 'newMinor'>,
  cashStepMinor: number | null | undefined,
): PaidAmounts {
  const acceptedMinor = cashRounded(exact.acceptedMinor, cashStepMinor)
  const newMinor = cashRounded(exact.newMinor, cashStepMinor)
  const cashRoundingMinor = newMinor - acceptedMinor - (exact.newMinor - exact.acceptedMinor)
  return { acceptedMinor, newMinor, cashRoundingMinor }
}

/**
 * Returns the rounding of a single line, which is the total of its quote; of several, none is rounded alone.
 */
export function roundingOfLine(
  lineCount: number,
  { taxRounding, cashStepMinor }: TotalRounding,
): TotalRounding {
  return lineCount === 1 ? { taxRounding, cashStepMinor } : {}
}

/** Returns the taxes of a price by rate; for a single line with the difference from rounding each once. */
function taxesOnPaper(result: PriceResult, rounding: TotalRounding): readonly AmountOfTax[] {
  const parts = result.tax.flatMap(({ mode, rateBp, taxMinor: ofPart, taxes }): readonly AmountOfTax[] =>
    mode === 'none' || mode === 'buyPrivate' || mode === 'margin'
      ? []
      : (taxes ?? [{ ratePcm: rateBp * 10, taxMinor: ofPart }]),
  )
  const all = [...parts, ...documentTaxes(restsToRound(result, rounding))]
  return [...Map.groupBy(all, ({ ratePcm }) => ratePcm)]
    .map(([ratePcm, some]) => ({ ratePcm, taxMinor: some.reduce((sum, one) => sum + one.taxMinor, 0) }))
    .filter((one) => one.taxMinor !== 0)
    .toSorted((a, b) => a.ratePcm - b.ratePcm)
}

/** Returns the change of the customer's payment from rounding each tax once, for a single line. */
function taxMinor(result: PriceResult, rounding: TotalRounding): number {
  return taxRoundingOf(restsToRound(result, rounding))
}

/** Returns the additional payment of the customer for a repair; below 0: a reduction. Minor units. */
export function repairExtraMinor({
  acceptedMinor,
  newMinor,
}: Pick<InspectionResult, 'acceptedMinor' | 'newMinor'>): number {
  return acceptedMinor - newMinor
}

function changedServices({ before, after }: AnswerDiff): ServiceChange[] {
  const was = new Map(before.services.map((service) => [service.key, service]))
  const is = new Set(after.services.map(({ key }) => key))
  const now = after.services.map((service) => ({
    key: service.key,
    quantity: service.quantity,
    deltaMinor: paidFor(service) - paidFor(was.get(service.key)),
    isNew: !was.has(service.key) && !service.included,
  }))
  const gone = before.services
    .filter(({ key }) => !is.has(key))
    .map((service) => ({ key: service.key, quantity: 0, deltaMinor: 0 - paidFor(service), isNew: false }))
  return [...now, ...gone]
    .filter(({ deltaMinor, isNew }) => isNew || deltaMinor !== 0)
    .map(({ isNew: _isNew, ...change }) => change)
}

/** Returns the amount that the team pays for a service. */
function paidFor(service: PriceResult['services'][number] | undefined): number {
  if (!service) return 0
  return service.direction === 'charge' ? 0 - service.amountMinor : service.amountMinor
}

/** Returns the keys of added services that pricing refuses, or has no price for. */
function unsoldServices({ after }: AnswerDiff, added: NonNullable<PriceRequest['services']>): string[] {
  const paths = new Set(after.findings.map(({ path }) => path))
  return added
    .map(({ key }) => key)
    .filter((key) => paths.has(`services.${key}`) || after.onRequest.includes(key))
}

function sumOfDeltas(lines: readonly { readonly deltaMinor: number }[]): number {
  return lines.reduce((sum, { deltaMinor }) => sum + deltaMinor, 0)
}

/**
 * Returns the problems of a counter-offer, in the order of the screen. hasCheck: a device check was flagged,
 * which replaces a photo. mayRelease: the member may price a held device. repair: proof of a dearer repair
 * besides its price: text for the customer, and photos or notes.
 */
export function counterProblems(
  catalog: Catalog,
  { kind, diff, findings, unsold, paid: { acceptedMinor, newMinor } }: InspectionResult,
  {
    proofOf,
    hasCheck,
    mayRelease,
    repair,
  }: {
    readonly proofOf: (questionKey: string) => FindingProof
    readonly hasCheck: boolean
    readonly mayRelease: boolean
    readonly repair: RepairProof
  },
): CounterProblem[] {
  const { before, after } = diff
  if (after.outcome === 'incomplete')
    return after.missing.map((questionKey) => ({ kind: 'incomplete' as const, questionKey }))
  if (unsold.length > 0) return unsold.map((serviceKey) => ({ kind: 'service' as const, serviceKey }))
  // The outcomes also differ after a price by hand, or a release.
  if (after.outcome === before.outcome && newMinor === acceptedMinor) return []
  const isOffered = after.propositionKey === before.propositionKey
  const isUnpaid = kind === 'buy' && newMinor <= 0
  if (noPrice.includes(after.outcome) || !isOffered || isUnpaid) return [{ kind: 'noPrice' }]
  const held: CounterProblem[] = after.outcome === 'review' && !mayRelease ? [{ kind: 'held' }] : []
  if (newMinor >= acceptedMinor) return held
  if (kind !== 'buy') {
    const text: CounterProblem[] = repair.text.trim() === '' ? [{ kind: 'text' }] : []
    const proof: CounterProblem[] = repair.photos + repair.notes === 0 ? [{ kind: 'proof' }] : []
    return [...text, ...proof, ...held]
  }
  const questions = new Map(catalog.questions.map((question) => [question.key, question]))
  const lacking = findings.flatMap(({ questionKey, deltaMinor }): CounterProblem[] => {
    if (deltaMinor >= 0) return []
    if (!isAsked(questions.get(questionKey))) return [{ kind: 'notAsked', questionKey }]
    const { reason, photos } = proofOf(questionKey)
    if (reason === null) return [{ kind: 'reason', questionKey }]
    return photos === 0 && !hasCheck ? [{ kind: 'evidence', questionKey }] : []
  })
  return [...lacking, ...held]
}

const noPrice: readonly string[] = ['reject', 'manual', 'nil']

/** True if the customer was asked: false if only staff answers the question, or only at an inspection. */
function isAsked(question: Question | undefined): boolean {
  return question !== undefined && question.phase !== 'inspection' && question.visibleTo !== 'agent'
}

const sumOf: Readonly<Record<DiffCause, CounterSum>> = {
  base: 'other',
  grade: 'other',
  overlap: 'overlap',
  deductionCap: 'limit',
  valueCap: 'limit',
  valueFloor: 'limit',
  floor: 'limit',
  ceiling: 'limit',
  rounding: 'rounding',
  minOffer: 'limit',
  stopped: 'other',
  offer: 'offer',
  quantity: 'other',
  service: 'other',
  bundle: 'other',
  adjustment: 'other',
  tax: 'other',
}
