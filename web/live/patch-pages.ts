import type { QuoteCounts, QuoteList, QuoteSummary } from '@costard/contract'
import type { InfiniteData } from '@tanstack/react-query'

export type QuotePages = InfiniteData<QuoteList, string | undefined>

/**
 * Replaces rows of a loaded list. read: the changed quotes that match its filter; others are dropped, as are
 * rows older than the displayed ones. A row that belongs after the last loaded row is left out, since it
 * comes with the next page.
 */
export function patchRows(
  data: QuotePages,
  changed: ReadonlySet<string>,
  read: readonly QuoteSummary[],
  sort: string = '-created',
): QuotePages {
  const isBefore = orders[sort]
  // Only the server can sort by names: rows keep their places until the list is read again.
  if (!isBefore) return replaceInPlace(data, changed, read)
  const shown = new Map(data.pages.flatMap(({ quotes }) => quotes.map((row) => [row.id, row] as const)))
  const kept = data.pages.map(({ quotes }) => quotes.filter(({ id }) => !changed.has(id)))
  for (const one of read) {
    const before = shown.get(one.id)
    const row = before && before.rev > one.rev ? before : one
    // The page with the first older row, otherwise the last page if it ends the list.
    const found = kept.findIndex((quotes) => quotes.some((other) => isBefore(row, other)))
    const end = data.pages.at(-1)?.nextCursor === null ? kept.length - 1 : -1
    const page = kept[found === -1 ? end : found]
    page?.push(row)
    page?.sort((one, other) => (isBefore(one, other) ? -1 : 1))
  }
  return { ...data, pages: data.pages.map((page, index) => ({ ...page, quotes: kept[index] ?? [] })) }
}

export function patchCounts(data: QuotePages, counts: QuoteCounts): QuotePages {
  return { ...data, pages: data.pages.map((page) => ({ ...page, counts })) }
}

/** Replaces rows in place; those that no longer match are dropped. */
function replaceInPlace(
  data: QuotePages,
  changed: ReadonlySet<string>,
  read: readonly QuoteSummary[],
): QuotePages {
  const matching = new Map(read.map((row) => [row.id, row]))
  const current = (row: QuoteSummary) => {
    const next = matching.get(row.id)
    if (next) return next.rev >= row.rev ? next : row
    return changed.has(row.id) ? [] : row
  }
  return { ...data, pages: data.pages.map((page) => ({ ...page, quotes: page.quotes.flatMap(current) })) }
}

/** Orders that can be evaluated here: true if a row comes before another. */
const orders: Readonly<Record<string, ((one: QuoteSummary, other: QuoteSummary) => boolean) | undefined>> = {
  '-created': isNewer,
  created: (one, other) => isNewer(other, one),
}

function isNewer(one: QuoteSummary, other: QuoteSummary): boolean {
  return one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt
}
