import { contentLimits } from '../content-limits.ts'
import type { ContentDocument, Library } from '../document.ts'
import { parsingError, validationError } from '../wire-errors.ts'
import { comparable, valuesAt } from './values-at.ts'

type Compare = (a: ContentDocument, b: ContentDocument) => number

const newestFirst: Compare = (a, b) => b.published.getTime() - a.published.getTime()
const byId: Compare = (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
const texts = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' })

/**
 * Parses `[my.faq.title desc, document.first_publication_date]`; the brackets are optional. Documents without
 * the field come last. Finally sorts by id, so that pages neither overlap nor miss a document.
 */
export function orderOf(text: string | undefined, library: Library): Compare {
  const inside = text
    ?.trim()
    .replace(/^\[(.*)\]$/s, '$1')
    .trim()
  if (!inside) return (a, b) => newestFirst(a, b) || byId(a, b)
  const orderings = inside.split(',')
  if (orderings.length > contentLimits.maxOrderings)
    throw validationError(`More than ${contentLimits.maxOrderings} orderings`)
  const compares = orderings.map((ordering) => compareBy(ordering.trim(), library))
  return (a, b) => {
    for (const compare of compares) {
      const order = compare(a, b)
      if (order !== 0) return order
    }
    return byId(a, b)
  }
}

function compareBy(ordering: string, library: Library): Compare {
  const [, path, direction] = /^([\w.]+)(?:\s+(asc|desc))?$/.exec(ordering) ?? []
  if (path === undefined) throw parsingError(`Cannot read the ordering ${ordering.slice(0, 100)}`)
  const read = valuesAt(path, library)
  const sign = direction === 'desc' ? -1 : 1
  return (a, b) => {
    const [left, right] = [read(a)[0], read(b)[0]]
    if (left === undefined || right === undefined)
      return Number(left === undefined) - Number(right === undefined)
    return sign * compareValues(comparable(left), comparable(right))
  }
}

function compareValues(a: string | number | boolean, b: string | number | boolean): number {
  return typeof a === 'string' && typeof b === 'string' ? texts.compare(a, b) : Number(a) - Number(b)
}
