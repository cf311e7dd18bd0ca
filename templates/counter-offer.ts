/**
 * A counter-offer after an inspection. Amounts: minor units that the shop pays; for a repair they are
 * negative.
 */
export interface CounterOfferContent {
  readonly kind: 'buy' | 'repair'
  readonly deviceName: string
  readonly variantLabel: string
  readonly proposition: string
  readonly acceptedMinor: number
  readonly newMinor: number
  /** Step that both amounts are rounded to. Absent: not rounded. */
  readonly cashStepMinor?: number | undefined
  readonly findings: readonly CounterFinding[]
  /** Services of a repair that are added, removed (quantity 0), or have a different price. */
  readonly services: readonly {
    readonly name: string
    readonly quantity: number
    readonly deltaMinor: number
    readonly text: string
  }[]
  /** Photos of a repair that do not belong to a single answer. */
  readonly photos: readonly CounterPhoto[]
  readonly sums: readonly {
    readonly cause: 'effect' | 'overlap' | 'limit' | 'offer' | 'other' | 'rounding'
    readonly label: string
    readonly deltaMinor: number
  }[]
  readonly message: string
  readonly sentByName: string
}

export interface CounterFinding {
  readonly question: string
  readonly said: string
  readonly found: string
  readonly deltaMinor: number
  readonly text: string
  readonly photos: readonly CounterPhoto[]
}

export interface CounterPhoto {
  readonly fileId: string
  readonly side: 'said' | 'found'
  readonly at: string
}

/** A counter-offer as shown to its customer. */
export interface CounterOfferToAnswer {
  readonly lineId: string
  readonly state: 'sent' | 'accepted' | 'declined' | 'lapsed' | 'notified'
  /** The last day, "2026-11-20". */
  readonly answerBy: string
  readonly daysLeft: number
  readonly answeredAt: string | null
  readonly content: CounterOfferContent
}
