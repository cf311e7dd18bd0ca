import { type ContentDocument, isDocumentLink, type Library, type RichTextBlock } from '../document.ts'
import { wireTime } from '../load/field-values.ts'
import { validationError } from '../wire-errors.ts'

/** Returns the values of a path in a document; empty fields have no values. */
export type ValuesAt = (document: ContentDocument) => readonly unknown[]

const documentPaths: Readonly<Record<string, ValuesAt>> = {
  'document.id': ({ id }) => [id],
  'document.type': ({ type }) => [type],
  'document.tags': ({ tags }) => tags,
  'document.lang': ({ lang }) => [lang],
  'document.first_publication_date': ({ published }) => [wireTime(published)],
  'document.last_publication_date': ({ changed }) => [wireTime(changed)],
}

/**
 * Throws api_validation_error for an unknown path. A path of a type has values only in documents of that
 * type.
 */
export function valuesAt(path: string, { fields }: Pick<Library, 'fields'>): ValuesAt {
  if (Object.hasOwn(documentPaths, path)) return documentPaths[path]!
  const [, type = '', field = ''] = /^my\.(\w+)\.([\w.]+)$/.exec(path) ?? []
  const known = fields.get(type)
  if (!known) throw validationError(`Unknown path: ${path.slice(0, 100)}`)
  if (field === 'uid')
    return (document) => (document.type === type && document.uid !== null ? [document.uid] : [])
  if (!known.has(field)) throw validationError(`Unknown field: ${path.slice(0, 100)}`)
  const [name = '', inner] = field.split('.')
  return (document) => {
    if (document.type !== type) return []
    const value = document.data[name]
    const values = inner === undefined ? [value] : rowsOf(value).map((row) => row[inner])
    return values.filter((each) => !isEmpty(each))
  }
}

/** Type that a path belongs to; undefined if it applies to all. */
export function typeOfPath(path: string): string | undefined {
  return /^my\.(\w+)\./.exec(path)?.[1]
}

function rowsOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? (value as Record<string, unknown>[]) : [] // a group, according to the type's fields
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object') return false
  return Object.keys(value).length === 0 || ('link_type' in value && value.link_type === 'Any')
}

/**
 * Returns the value by which a field is compared: for rich text its text, for links the document's id or the
 * address.
 */
export function comparable(value: unknown): string | number | boolean {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value
  if (isDocumentLink(value)) return value.id
  return textOf(value)
}

/** Returns all text in a value, for the search by words. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(' ')
  if (typeof value !== 'object' || value === null) return ''
  if ('spans' in value) return (value as Extract<RichTextBlock, { text: string }>).text // only text blocks have spans
  if ('link_type' in value) return ''
  return Object.entries(value)
    .filter(([name]) => !notText.has(name))
    .map(([, each]) => textOf(each))
    .filter(Boolean)
    .join(' ')
}

const notText = new Set([
  'id',
  'url',
  'edit',
  'dimensions',
  'slice_type',
  'variation',
  'version',
  'embed_url',
])
