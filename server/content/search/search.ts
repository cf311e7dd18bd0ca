import { contentLimits } from '../content-limits.ts'
import { type Library, masterLanguage } from '../document.ts'
import { unknownRef, validationError } from '../wire-errors.ts'
import { describeDocument, readFields } from './describe-document.ts'
import { orderOf } from './orderings.ts'
import { parseQuery } from './parse-query.ts'
import { testOf } from './predicates.ts'
import { readRoutes } from './routes.ts'

const defaultPageSize = 20

/** Answers documents/search. address: of the search, without the query. Throws ContentError. */
export function search(library: Library, query: URLSearchParams, address: string): object {
  const ref = query.get('ref')
  if (!ref) throw validationError('ref is missing')
  if (ref !== library.ref) throw unknownRef(ref, library.ref)
  const page = wholeNumber(query, 'page', contentLimits.maxPage) ?? 1
  const size = Math.min(
    wholeNumber(query, 'pageSize', Number.MAX_SAFE_INTEGER) ?? defaultPageSize,
    contentLimits.maxPageSize,
  )
  const found = findDocuments(library, query)
  const start = (page - 1) * size
  const pages = Math.ceil(found.length / size)
  const description = {
    library,
    urlOf: readRoutes(query.get('routes') ?? undefined, library),
    brokenRoute: readBrokenRoute(query.get('brokenRoute') ?? undefined),
    fetch: readFields(query.get('fetch') ?? undefined),
    fetchLinks: readFields(query.get('fetchLinks') ?? undefined),
    hrefOf: (id: string) =>
      addressWith(address, query, { q: `[[at(document.id, "${id}")]]` }, linkParameters),
  }
  const results = found.slice(start, start + size).map((document) => describeDocument(document, description))
  const pageAddress = (number: number): string => addressWith(address, query, { page: String(number) })
  return {
    page,
    results_per_page: size,
    results_size: results.length,
    total_results_size: found.length,
    total_pages: pages,
    next_page: page < pages ? pageAddress(page + 1) : null,
    prev_page: page > 1 && page <= pages + 1 ? pageAddress(page - 1) : null,
    results,
    version: '2',
    license: 'All Rights Reserved',
  }
}

function findDocuments(library: Library, query: URLSearchParams): Library['documents'] {
  const predicates = query.getAll('q').flatMap(parseQuery)
  if (predicates.length > contentLimits.maxPredicates)
    throw validationError(`More than ${contentLimits.maxPredicates} predicates`)
  const tests = predicates.map((predicate) => testOf(predicate, library))
  const lang = query.get('lang') ?? masterLanguage
  const order = orderOf(query.get('orderings') ?? undefined, library)
  const found = library.documents
    .filter((document) => lang === '*' || document.lang === lang)
    .filter((document) => tests.every((test) => test(document)))
    .toSorted(order)
  const after = query.get('after')
  if (after === null) return found
  const place = found.findIndex(({ id }) => id === after)
  return place === -1 ? found : found.slice(place + 1)
}

function wholeNumber(query: URLSearchParams, name: string, most: number): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = /^\d{1,15}$/.test(text) ? Number(text) : 0
  if (value < 1 || value > most) throw validationError(`${name} must be a whole number from 1 to ${most}`)
  return value
}

function readBrokenRoute(path: string | undefined): string | undefined {
  const { maxRouteLength } = contentLimits
  if (path !== undefined && path.length > maxRouteLength)
    throw validationError(`brokenRoute is longer than ${maxRouteLength} characters`)
  return path
}

const linkParameters = ['ref', 'lang', 'access_token']

/**
 * Returns the address of a search with the given parameters in addition to the current ones; kept: only these
 * of the current ones.
 */
function addressWith(
  address: string,
  query: URLSearchParams,
  changes: Readonly<Record<string, string>>,
  kept?: readonly string[],
): string {
  // Only the first value of each kept parameter is used, since the response has an address for each of its
  // documents.
  const first = (name: string): [string, string][] =>
    query
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value])
  const next = new URLSearchParams(kept ? kept.flatMap(first) : [...query])
  for (const [name, value] of Object.entries(changes)) next.set(name, value)
  return `${address}?${next}`
}
