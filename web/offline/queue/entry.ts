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

/** A line of a quote that is made without a network. */
export interface EntryLine {
  readonly id: LineId
  readonly line: LineInput
}

/** Content of a quote as quotes.add takes it. */
export interface EntryQuote {
  readonly lines: readonly EntryLine[]
  readonly customer: QuoteCustomer | null
  readonly validDays?: number
  readonly note: string
  readonly letCustomerChoose: boolean
  readonly siteId?: SiteId | null
}

/** Two prices of the same device, when a catalog was published meanwhile. */
export interface OtherPrice {
  readonly toldMinor: number | null
  readonly newMinor: number | null
  readonly versions: Readonly<Record<string, number>>
}

/** A question that a person must answer before the entry is sent. */
export type Question =
  | { readonly kind: 'price'; readonly price: OtherPrice }
  | { readonly kind: 'device'; readonly number: string; readonly quoteId: QuoteId; readonly imei: string }

/** The acceptance that a customer signed on the screen of this device. */
export interface EntryAcceptance {
  readonly name: string
  /** Strokes, as core/quotes writes them. */
  readonly signature?: string
  /** The typed name counts as signature. */
  readonly isTypedNameSignature?: boolean
  /** The time by the clock of the server, as far as this device knows it; ISO 8601. */
  readonly acceptedAt: string
  readonly shown: { readonly netMinor: number; readonly termsVersion: number }
  /** Somebody who may release keeps it after its last day. */
  readonly isLate?: boolean
}

/** A change that followed the first try, as it was sent. Its parts have the rev that the entry had. */
export type LaterPart =
  | { readonly rev: number; readonly lines: readonly LineInput[] }
  | { readonly rev: number; readonly head: Omit<EntryQuote, 'lines' | 'siteId'> }

/** A quote that was made without a network, from its first line until its number has come. */
export interface Entry {
  /** Id of the quote on this device. */
  readonly id: QuoteId
  readonly teamId: TeamId
  readonly uid: string
  /** The server takes the parts of the entry once each by it. */
  readonly key: string
  /** Provisional: the first, second … of this device. */
  readonly number: number
  /** The time by the clock of the server, as far as this device knows it; ISO 8601. */
  readonly at: string
  readonly rev: number
  readonly quote: EntryQuote
  /** How it goes to the customer once it has arrived; null: it does not. */
  readonly send: SendChannel | null
  /** Absent: it is not accepted. Then nothing of it is changed any more. */
  readonly accept?: EntryAcceptance
  /** The quote is with the team, and its acceptance was refused. */
  readonly added?: { readonly quoteId: QuoteId; readonly number: string }
  /** The price that was shown; null: none stood. */
  readonly shownMinor: number | null
  readonly currency: string
  readonly device: string
  /** The input of the first try: a later try has the same, so that it counts once. */
  readonly tried?: unknown
  /** The quote was changed after the last try: the change follows it. */
  readonly changedSince?: true
  /** Changes that followed the first try, in order; a later try has the same, so that each counts once. */
  readonly later?: readonly LaterPart[]
  readonly state: 'waiting' | 'asks' | 'refused' | 'arrived'
  readonly question?: Question
  /** Kinds of questions that were answered: they are not asked again. */
  readonly settled: readonly Question['kind'][]
  /** Code of the server's refusal. */
  readonly code?: string
  readonly arrived?: {
    readonly quoteId: QuoteId
    readonly number: string
    readonly at: string
    readonly netMinor: number
    /** What is still to be sent to the customer, and the rev of the quote that they are sent. */
    readonly mail?: { readonly channel: SendChannel; readonly rev: number }
    /** Code of the refusal to accept it; the quote itself is there, as a draft. */
    readonly notAccepted?: string
    /** Code of the refusal to send it to the customer; the quote itself is there. */
    readonly notSent?: string
  }
}

/** True while the quote is not with the team, or needs a person. */
export function isOpen({ state }: Entry): boolean {
  return state !== 'arrived'
}

/** True while the entry, or its mail to the customer, waits to be sent. */
export function isToSend({ state, arrived }: Entry): boolean {
  return state === 'waiting' || arrived?.mail !== undefined
}

/** Returns the lines after the changes that a call names; the same rules as on the server. */
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

/** Returns the versions by catalog that the entry was priced with. */
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
