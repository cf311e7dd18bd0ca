import type {
  LineChange,
  LineId,
  LineInput,
  QuoteCustomer,
  QuoteId,
  SendChannel,
  SiteId,
  TeamId,
} from '@costard/contract'

/** A line of a quote made offline. */
export interface EntryLine {
  readonly id: LineId
  readonly line: LineInput
}

/** Content of a quote as the input of quotes.add. */
export interface EntryQuote {
  readonly lines: readonly EntryLine[]
  readonly customer: QuoteCustomer | null
  readonly validDays?: number
  readonly note: string
  readonly letCustomerChoose: boolean
  readonly siteId?: SiteId | null
}

/** Two prices of the same device, because a catalog was published meanwhile. */
export interface OtherPrice {
  readonly toldMinor: number | null
  readonly newMinor: number | null
  readonly versions: Readonly<Record<string, number>>
}

/** A question that the user must answer before the entry is sent. */
export type Question =
  | { readonly kind: 'price'; readonly price: OtherPrice }
  | { readonly kind: 'device'; readonly number: string; readonly quoteId: QuoteId; readonly imei: string }

/** An acceptance that a customer signed on this device's screen. */
export interface EntryAcceptance {
  readonly name: string
  /** Strokes in the format of core/quotes. */
  readonly signature?: string
  /** True if the typed name counts as the signature. */
  readonly isTypedNameSignature?: boolean
  /** Time by the server's clock, as far as this device knows it; ISO 8601. */
  readonly acceptedAt: string
  readonly shown: { readonly netMinor: number; readonly termsVersion: number }
  /** True if a member with the permission to release accepts it after the offer's last day. */
  readonly isLate?: boolean
}

/** A change sent after the first attempt, as it was sent. Its parts have the rev that the entry had. */
export type LaterPart =
  | { readonly rev: number; readonly lines: readonly LineInput[] }
  | { readonly rev: number; readonly head: Omit<EntryQuote, 'lines' | 'siteId'> }

/** A quote made offline, from its first line until it has a number. */
export interface Entry {
  /** Id of the quote on this device. */
  readonly id: QuoteId
  readonly teamId: TeamId
  readonly uid: string
  /** Idempotency key: the server accepts each part of the entry once. */
  readonly key: string
  /** Provisional number: the first, second … quote of this device. */
  readonly number: number
  /** Time by the server's clock, as far as this device knows it; ISO 8601. */
  readonly at: string
  readonly rev: number
  readonly quote: EntryQuote
  /** Channel for sending it to the customer once the server has it; null: it is not sent. */
  readonly send: SendChannel | null
  /** Absent if it is not accepted. Once it is, the entry can no longer be changed. */
  readonly accept?: EntryAcceptance
  /** The server has the quote, but refused its acceptance. */
  readonly added?: { readonly quoteId: QuoteId; readonly number: string }
  /** The price that was shown; null if none was firm. */
  readonly shownMinor: number | null
  readonly currency: string
  readonly device: string
  /** Input of the first attempt: later attempts send the same, so that it counts once. */
  readonly tried?: unknown
  /** The quote was changed after the last attempt, so the change has to be sent separately. */
  readonly changedSince?: true
  /**
   * Changes sent after the first attempt, in order; later attempts send the same, so that each counts once.
   */
  readonly later?: readonly LaterPart[]
  readonly state: 'waiting' | 'asks' | 'refused' | 'arrived'
  readonly question?: Question
  /** Kinds of questions that were answered, which are not asked again. */
  readonly settled: readonly Question['kind'][]
  /** Error code of the server's refusal. */
  readonly code?: string
  readonly arrived?: {
    readonly quoteId: QuoteId
    readonly number: string
    readonly at: string
    readonly netMinor: number
    /** Channel by which the quote still has to be sent to the customer, and the rev for sending it. */
    readonly mail?: { readonly channel: SendChannel; readonly rev: number }
    /** Error code if the acceptance was refused; the server has the quote itself as a draft. */
    readonly notAccepted?: string
    /** Error code if sending it to the customer was refused; the server has the quote itself. */
    readonly notSent?: string
  }
}

/** True while the server does not have the quote, or it needs a decision by the user. */
export function isOpen({ state }: Entry): boolean {
  return state !== 'arrived'
}

/** True while the entry, or its mail to the customer, waits to be sent. */
export function isToSend({ state, arrived }: Entry): boolean {
  return state === 'waiting' || arrived?.mail !== undefined
}

/** Returns the lines after the changes in a call, by the same rules as on the server. */
export function withChanges(
  lines: readonly EntryLine[],
  changes: readonly LineChange[],
  newId: () => LineId,
): readonly EntryLine[] {
  return changes.reduce<readonly EntryLine[]>((now, change) => {
    switch (change.op) {
      case 'add':
        return insertedBefore(now, { id: newId(), line: change.line }, change.before)
      case 'edit':
        return now.map((one) => (one.id === change.lineId ? { ...one, line: change.line } : one))
      case 'remove':
        return now.filter(({ id }) => id !== change.lineId)
      case 'move': {
        const moved = now.find(({ id }) => id === change.lineId)
        return moved
          ? insertedBefore(
              now.filter((one) => one !== moved),
              moved,
              change.before,
            )
          : now
      }
    }
  }, lines)
}

function insertedBefore(
  lines: readonly EntryLine[],
  line: EntryLine,
  before: LineId | undefined,
): readonly EntryLine[] {
  const place = lines.findIndex(({ id }) => id === before)
  return place < 0 ? [...lines, line] : lines.toSpliced(place, 0, line)
}

/** Returns the versions of the catalogs that the entry was priced with. */
export function versionsOf({ lines }: EntryQuote): Readonly<Record<string, number>> {
  return Object.fromEntries(
    lines.flatMap(({ line: { catalogId, catalogVersion } }) =>
      catalogVersion === undefined ? [] : [[catalogId, catalogVersion]],
    ),
  )
}

/** Returns the quote priced with other versions of its catalogs. */
export function withVersions(quote: EntryQuote, versions: Readonly<Record<string, number>>): EntryQuote {
  return {
    ...quote,
    lines: quote.lines.map(({ id, line }) => {
      const catalogVersion = versions[line.catalogId] ?? line.catalogVersion
      return { id, line: { ...line, ...(catalogVersion !== undefined && { catalogVersion }) } }
    }),
  }
}
