import {
  type AnswerDiff,
  type Catalog,
  diffAnswers,
  type DiffCause,
  type DiffLine,
  type PriceRequest,
  type Question,
} from '@costard/pricing'

/** Why an answer differs from what the customer said. */
export const counterReasons = ['functional', 'cosmetic', 'wrongModel', 'lock', 'other'] as const
export type CounterReason = (typeof counterReasons)[number]

/** What besides findings is between the accepted and the new amount. */
export const counterSums = ['effect', 'overlap', 'limit', 'offer', 'other', 'rounding'] as const
export type CounterSum = (typeof counterSums)[number]

/** An answer that differs from what the customer said. */
export type Finding = Extract<DiffLine, { readonly questionKey: string }>

/** Why a counter-offer cannot be sent. */
export interface CounterProblem {
  /**
   * incomplete, noPrice: there is no new price. held: somebody with more rights has to send it. notAsked: the customer
   * was not asked about this. reason, evidence: the finding lacks its reason, or a photo or check.
   */
  readonly kind: 'incomplete' | 'noPrice' | 'held' | 'notAsked' | 'reason' | 'evidence'
  readonly questionKey?: string
}

/** What an inspection comes to. Amounts are what the team pays. */
export interface InspectionResult {
  readonly diff: AnswerDiff
  /** In the order of the catalog. */
  readonly findings: readonly Finding[]
  /** What else is between the amounts, rounding last. questionKey: the same answer has another effect. */
  readonly sums: readonly {
    readonly cause: CounterSum
    readonly questionKey?: string
    readonly deltaMinor: number
  }[]
  readonly acceptedMinor: number
  readonly newMinor: number
}

/** What is known about a finding besides its answers. */
export interface FindingProof {
  readonly reason: CounterReason | null
  readonly photos: number
}

/** Compares a found device with the described one. accepted: the request of the accepted price. */
export function inspect(
  catalog: Catalog,
  accepted: PriceRequest,
  answers: PriceRequest['answers'],
): InspectionResult {
  const diff = diffAnswers(catalog, accepted, { ...accepted, phase: 'inspection', answers })
  const questions = new Map(catalog.questions.map((question) => [question.key, question]))
  const findings = diff.lines.filter(
    (line): line is Finding =>
      'questionKey' in line &&
      line.cause === 'answer' &&
      (line.deltaMinor !== 0 || isAsked(questions.get(line.questionKey))),
  )
  const effects = diff.lines.flatMap((line) =>
    'questionKey' in line && line.cause === 'consequence'
      ? [{ cause: 'effect' as const, questionKey: line.questionKey, deltaMinor: line.deltaMinor }]
      : [],
  )
  const others = counterSums.slice(1).flatMap((cause) => {
    const lines = diff.lines.filter((line) => !('questionKey' in line) && sumOf[line.cause] === cause)
    const deltaMinor = lines.reduce((sum, line) => sum + line.deltaMinor, 0)
    return deltaMinor === 0 ? [] : [{ cause, deltaMinor }]
  })
  return {
    diff,
    findings,
    sums: [...effects, ...others],
    acceptedMinor: 0 - diff.before.netMinor,
    newMinor: 0 - diff.after.netMinor,
  }
}

/**
 * Returns what prevents a counter-offer, in the order of the screen. hasCheck: a device check was flagged, which
 * stands for a photo. mayRelease: may price a held device.
 */
export function counterProblems(
  catalog: Catalog,
  { diff, findings, acceptedMinor, newMinor }: InspectionResult,
  {
    proofOf,
    hasCheck,
    mayRelease,
  }: {
    readonly proofOf: (questionKey: string) => FindingProof
    readonly hasCheck: boolean
    readonly mayRelease: boolean
  },
): CounterProblem[] {
  const { before, after } = diff
  if (after.outcome === 'incomplete')
    return after.missing.map((questionKey) => ({ kind: 'incomplete' as const, questionKey }))
  // Also a price by hand, or one that was released.
  if (after.outcome === before.outcome && newMinor === acceptedMinor) return []
  const isOffered = after.propositionKey === before.propositionKey
  if (noPrice.includes(after.outcome) || !isOffered || newMinor <= 0) return [{ kind: 'noPrice' }]
  const held: CounterProblem[] = after.outcome === 'review' && !mayRelease ? [{ kind: 'held' }] : []
  if (newMinor >= acceptedMinor) return held
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

/** Whether the customer was asked: not if only staff answers it, or only at an inspection. */
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
