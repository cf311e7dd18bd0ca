import { contentLimits } from '../content-limits.ts'
import { type ContentDocument, type DocumentLink, isDocumentLink, type Library } from '../document.ts'
import { wireTime } from '../load/field-values.ts'
import { validationError } from '../wire-errors.ts'
import type { UrlOf } from './routes.ts'

/** Names of fields, by type. */
export type FieldsByType = ReadonlyMap<string, ReadonlySet<string>>

export interface Description {
  readonly library: Library
  readonly urlOf: UrlOf
  readonly brokenRoute: string | undefined
  /** The fields of `data` to include; undefined: all. */
  readonly fetch: FieldsByType | undefined
  /** Fields to add to links. */
  readonly fetchLinks: FieldsByType | undefined
  readonly hrefOf: (id: string) => string
}

/** Returns a document as in the protocol. Source: protocol of the Content API v2, "Document". */
export function describeDocument(document: ContentDocument, parts: Description): object {
  const { id, uid, type, tags, lang, published, changed, alternateIds } = document
  const { library, urlOf, fetch, hrefOf } = parts
  const alternates = alternateIds.map((each) => library.byId.get(each)).filter((each) => each !== undefined)
  return {
    id,
    uid,
    url: urlOf(document),
    type,
    href: hrefOf(id),
    tags,
    first_publication_date: wireTime(published),
    last_publication_date: wireTime(changed),
    slugs: [],
    linked_documents: [],
    lang,
    alternate_languages: alternates.map((other) => ({
      id: other.id,
      ...(other.uid !== null && { uid: other.uid }),
      type: other.type,
      lang: other.lang,
    })),
    data: withLinks(chosen(document, fetch), parts),
  }
}

/** Parses `faq.question,page.title`, or `my.faq.question`. Throws 400. */
export function readFields(text: string | undefined): FieldsByType | undefined {
  if (text === undefined) return undefined
  const names = text.split(',').map((name) => name.trim().replace(/^my\./, ''))
  if (names.length > contentLimits.maxFields)
    throw validationError(`More than ${contentLimits.maxFields} fields`)
  const fields = new Map<string, Set<string>>()
  for (const name of names) {
    const [type = '', field = ''] = name.split('.')
    fields.set(type, (fields.get(type) ?? new Set()).add(field))
  }
  return fields
}

function chosen({ type, data }: ContentDocument, fields: FieldsByType | undefined): Record<string, unknown> {
  if (!fields) return { ...data }
  const names = fields.get(type)
  return Object.fromEntries(Object.entries(data).filter(([name]) => names?.has(name)))
}

/** Completes the document links within a value, at any depth, with the protocol's fields on their targets. */
function withLinks(value: unknown, parts: Description): unknown {
  if (isDocumentLink(value)) return describeLink(value, parts)
  if (Array.isArray(value)) return value.map((each) => withLinks(each, parts))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withLinks(each, parts)]))
}

function describeLink(link: DocumentLink, { library, urlOf, fetchLinks, brokenRoute }: Description): object {
  const target = library.byId.get(link.id)
  if (!target)
    return { ...link, type: 'broken_type', isBroken: true, ...(brokenRoute && { url: brokenRoute }) }
  const { type, uid, tags, lang, data } = target
  const url = urlOf(target)
  const added = fetchLinks && Object.entries(data).filter(([name]) => fetchLinks.get(type)?.has(name))
  return {
    ...link,
    type,
    tags,
    lang,
    ...(uid !== null && { uid }),
    ...(url !== null && { url }),
    isBroken: false,
    ...(added && added.length > 0 && { data: Object.fromEntries(added) }),
  }
}
