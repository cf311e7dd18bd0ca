import type {
  CatalogDocument,
  CatalogSummary,
  CustomerList,
  CustomerSummary,
  QuoteList,
  QuoteSummary,
} from '@costard/contract'
import { keptLimits } from './kept-limits.ts'

/**
 * How a response is kept. lasting: it never changes, so the network is not used again. first: shown at once
 * when the app opens, then requested again. otherwise: used only if the network does not respond.
 */
export type Keeping = 'lasting' | 'first' | 'otherwise'

/** Calls whose responses the counter needs. Responses to other calls are not kept. */
const keepings: Readonly<Record<string, Keeping>> = {
  'teams.list': 'first',
  'teams.get': 'first',
  'catalogs.list': 'first',
  'catalogs.get': 'otherwise',
  'sites.list': 'otherwise',
  'shop.get': 'otherwise',
  'locales.countries': 'otherwise',
  'quoteViews.list': 'otherwise',
  'quotes.get': 'otherwise',
  'quotes.list': 'otherwise',
  'customers.get': 'otherwise',
  'customers.list': 'otherwise',
}

type Input = Readonly<Record<string, unknown>>

export function keepingOf(name: string, input: unknown): Keeping | undefined {
  if (name === 'catalogs.get' && fieldOf(input, 'version') !== undefined) return 'lasting'
  return Object.hasOwn(keepings, name) ? keepings[name] : undefined
}

export function fieldOf(input: unknown, name: string): unknown {
  return typeof input === 'object' && input !== null ? (input as Input)[name] : undefined
}

export function teamIdIn(input: unknown): string {
  const teamId = fieldOf(input, 'teamId')
  return typeof teamId === 'string' ? teamId : ''
}

/**
 * Returns the key under which a response is kept: the call with its input, independent of the order of its
 * fields.
 */
export function idOf(name: string, input: unknown): string {
  const fields = Object.entries((input ?? {}) as Input)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `${name} ${JSON.stringify(fields)}`
}

/** Returns the key under which the rows of a list are kept, whatever pages and filters they came from. */
export function rowsId(name: string, teamId: string): string {
  return `${name} rows ${teamId}`
}

/** Returns the rows with newer versions replacing older ones; the newest rows that fit the limit. */
export function withQuotes(
  known: readonly QuoteSummary[],
  read: readonly QuoteSummary[],
): readonly QuoteSummary[] {
  const byId = new Map([...known, ...read].map((quote) => [quote.id, quote]))
  return [...byId.values()]
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, keptLimits.maxQuotes)
}

export function withCustomers(
  known: readonly CustomerSummary[],
  read: readonly CustomerSummary[],
): readonly CustomerSummary[] {
  const byId = new Map([...known, ...read].map((customer) => [customer.id, customer]))
  return [...byId.values()].sort((a, b) => (a.seenAt < b.seenAt ? 1 : -1)).slice(0, keptLimits.maxCustomers)
}

/** Returns a page of a list call from kept rows: all that match, on a single page. */
export function quotesPage(rows: readonly QuoteSummary[], input: unknown): QuoteList {
  const states = fieldOf(input, 'state')
  const wanted = typeof states === 'string' && states !== '' ? states.split(',') : undefined
  const words = wordsIn(fieldOf(input, 'search'))
  const archived = fieldOf(input, 'archived') ?? (words.length > 0 ? 'with' : 'without')
  const quotes = rows.filter(
    ({ state, number, title, customerName, archivedAt }) =>
      (archived === 'with' || (archived === 'only') === isArchived({ archivedAt })) &&
      (!wanted || wanted.includes(state)) &&
      hasWords(`${number} ${title} ${customerName ?? ''}`, words),
  )
  const listed = rows.filter((row) => !isArchived(row))
  const byState = Map.groupBy(listed, ({ state }) => state)
  const counts = Object.fromEntries([...byState].map(([state, of]) => [state, of.length]))
  const archivedCount = rows.length - listed.length
  return {
    quotes,
    counts: { ...counts, all: listed.length, ...(archivedCount > 0 && { archived: archivedCount }) },
    nextCursor: null,
    searchedTo: null,
  }
}

/** Rows kept by an earlier version of the app lack the field. */
function isArchived({ archivedAt }: { readonly archivedAt?: string | null }): boolean {
  return (archivedAt ?? null) !== null
}

export function customersPage(rows: readonly CustomerSummary[], input: unknown): CustomerList {
  const words = wordsIn(fieldOf(input, 'search'))
  const kind = fieldOf(input, 'kind')
  const customers = rows.filter(
    (customer) =>
      (kind === undefined || customer.kind === kind) &&
      hasWords(`${customer.name} ${customer.email ?? ''} ${customer.phone ?? ''}`, words),
  )
  return { customers, total: customers.length, nextCursor: null }
}

function wordsIn(search: unknown): readonly string[] {
  return typeof search === 'string' ? search.toLowerCase().split(/\s+/).filter(Boolean) : []
}

function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return words.every((word) => lower.includes(word))
}

/** Returns the input with the version that the kept list has of the catalog. */
export function withVersion(input: unknown, catalogs: readonly CatalogSummary[]): unknown {
  const found = catalogs.find(({ id }) => id === fieldOf(input, 'catalogId'))
  return found && { ...(input as object), version: found.version }
}

export function versionOf(document: unknown): number {
  return (document as CatalogDocument).pricing.version
}
