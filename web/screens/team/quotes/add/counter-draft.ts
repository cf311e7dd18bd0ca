import {
  type CatalogId,
  type DeviceCheck,
  type HandPrice,
  type Quote,
  type QuoteCustomer,
  type QuoteId,
  type QuoteLine,
  type SeenPurchase,
  quoteLimits,
  unlistedKindOf,
  unlistedServices,
} from '@costard/contract'
import { type CounterLine, counterLineOf, emptySetup, type LineSetup } from './counter-line.ts'

/** The saved draft being edited. */
export interface SavedDraft {
  readonly quoteId: QuoteId
  readonly number: string
  readonly rev: number
  /** The price can depend on the kind of customer. */
  readonly customer: Quote['customer']
  /** The lines of that revision, to detect later changes made here. */
  readonly lines: readonly CounterLine[]
  /** The released lines of that revision, with the adjustments of their prices. */
  readonly releases?: Readonly<Record<string, QuoteLine['adjustment']>>
  /** Prices set by hand in that revision, by line. */
  readonly handPrices?: Readonly<Record<string, HandPrice>>
  /** Purchase prices of sold devices in that revision, by line. */
  readonly purchases?: Readonly<Record<string, SeenPurchase>>
}

/**
 * A quote before it is saved, or while a saved draft is being edited. Stored in this browser, so leaving loses
 * nothing.
 */
export interface CounterDraft {
  readonly lines: readonly CounterLine[]
  /** Customer of a quote started from the customer's page; after saving, Review edits the customer. */
  readonly customer?: QuoteCustomer
  readonly saved?: SavedDraft
  /** The last attempt to save. The same content is sent with the same key, so that it is saved only once. */
  readonly attempt?: { readonly key: string; readonly content: string }
}

export const emptyDraft: CounterDraft = { lines: [] }

/** Returns a draft for this customer: the unsaved one, or a new one. */
export function startedFor({ saved, lines }: CounterDraft, customer: QuoteCustomer): CounterDraft {
  return { lines: saved ? [] : lines, customer }
}

/** Returns the kind of customer that the lines are priced for. */
export function customerOf({ saved, customer }: CounterDraft): QuoteCustomer | null {
  return saved ? saved.customer : (customer ?? null)
}

export function withoutCustomer({ customer: _customer, ...draft }: CounterDraft): CounterDraft {
  return draft
}

/** Returns the counter draft of a saved draft. */
export function draftOf({
  id,
  number,
  rev,
  customer,
  lines: quoteLines,
}: Pick<Quote, 'id' | 'number' | 'rev' | 'customer' | 'lines'>): CounterDraft & {
  readonly saved: SavedDraft
} {
  const lines = quoteLines.map(counterLineOf)
  const released = quoteLines.filter(({ approval }) => approval?.state === 'released')
  const releases = Object.fromEntries(released.map((line) => [line.id, line.adjustment]))
  const handPrices = Object.fromEntries(
    quoteLines.flatMap((line) => (line.handPrice ? [[line.id, line.handPrice] as const] : [])),
  )
  const purchases = Object.fromEntries(
    quoteLines.flatMap((line) => (line.purchase ? [[line.id, line.purchase] as const] : [])),
  )
  return { lines, saved: { quoteId: id, number, rev, customer, lines, releases, handPrices, purchases } }
}

/** True if Setup can show all lines of the quote: the quote includes only the first page of its lines. */
export function canSetUp({ lines, lineCount }: Pick<Quote, 'lines' | 'lineCount'>): boolean {
  return lineCount <= lines.length && lineCount <= quoteLimits.maxSetUpLines
}

export function withLine(
  draft: CounterDraft,
  lineId: string,
  change: (line: CounterLine) => CounterLine,
): CounterDraft {
  return { ...draft, lines: draft.lines.map((line) => (line.id === lineId ? change(line) : line)) }
}

/** Returns the draft with the setup of one line in its catalog replaced. */
export function withSetup(
  draft: CounterDraft,
  lineId: string,
  catalogId: CatalogId,
  setup: Pick<LineSetup, 'answers' | 'services' | 'propositionKey'>,
): CounterDraft {
  return withLine(draft, lineId, (line) => {
    const { catalogVersion, variantId } = line.setups[catalogId] ?? emptySetup
    const { answers, services, propositionKey } = setup
    const next: LineSetup = {
      ...(catalogVersion !== undefined && { catalogVersion }),
      ...(variantId !== undefined && { variantId }),
      answers,
      services,
      ...(propositionKey !== undefined && { propositionKey }),
    }
    return { ...line, setups: { ...line.setups, [catalogId]: next } }
  })
}

/** A variant of a catalog for a line. */
export interface CatalogChoice {
  readonly catalogId: CatalogId
  readonly catalogVersion: number
  readonly variantId: string
}

/**
 * Returns the draft with one line priced by this catalog. Earlier answers for the catalog are kept, as is the
 * version if the variant is the same, so that going back and forward changes no price.
 */
export function withCatalog(
  draft: CounterDraft,
  lineId: string,
  { catalogId, catalogVersion, variantId }: CatalogChoice,
): CounterDraft {
  return withLine(draft, lineId, (line) => {
    const kept = line.setups[catalogId] ?? emptySetup
    const isSame = kept.variantId === variantId && kept.catalogVersion !== undefined
    const unlisted = unlistedKindOf(catalogId)
    const services = unlisted ? unlistedServices(unlisted) : kept.services
    const setup = isSame ? kept : { ...kept, catalogVersion, variantId, services }
    return { ...line, catalogId, setups: { ...line.setups, [catalogId]: setup } }
  })
}

/** Returns the draft with the checks of one line replaced. */
export function withChecks(
  draft: CounterDraft,
  lineId: string,
  change: (checks: readonly DeviceCheck[]) => readonly DeviceCheck[],
): CounterDraft {
  return withLine(draft, lineId, (line) => ({ ...line, checks: change(line.checks ?? []) }))
}

export function withQuantity(draft: CounterDraft, lineId: string, quantity: number): CounterDraft {
  return withLine(draft, lineId, (line) => ({ ...line, quantity }))
}

/** isFree: the line is deliberately free of charge. */
export function withIsFree(draft: CounterDraft, lineId: string, isFree: boolean): CounterDraft {
  return withLine(draft, lineId, (line) => ({ ...line, isFree }))
}

export function withNote(draft: CounterDraft, lineId: string, note: string): CounterDraft {
  return withLine(draft, lineId, (line) => ({ ...line, note }))
}

/** How a line is offered: always, optionally, or as one of several alternatives. */
export type OfferedAs = Pick<CounterLine, 'isOptional' | 'choiceGroup'>

export function withOfferedAs(draft: CounterDraft, lineId: string, offered: OfferedAs): CounterDraft {
  return withLine(draft, lineId, ({ isOptional: _isOptional, choiceGroup: _choiceGroup, ...line }) => ({
    ...line,
    ...offered,
  }))
}

export function withoutLine(draft: CounterDraft, lineId: string): CounterDraft {
  return { ...draft, lines: draft.lines.filter(({ id }) => id !== lineId) }
}

/** Returns the draft with a removed line restored at its index. */
export function withLineBack(draft: CounterDraft, line: CounterLine, place: number): CounterDraft {
  if (draft.lines.some(({ id }) => id === line.id)) return draft
  return { ...draft, lines: draft.lines.toSpliced(place, 0, line) }
}
