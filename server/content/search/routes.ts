import { z } from 'zod'
import { exceededJsonBound } from '#http'
import { contentLimits } from '../content-limits.ts'
import { type ContentDocument, isDocumentLink, type Library } from '../document.ts'
import { parsingError, validationError } from '../wire-errors.ts'

const route = z.object({
  type: z.string(),
  path: z.string().max(contentLimits.maxRouteLength),
  uid: z.string().optional(),
  lang: z.string().optional(),
  resolvers: z.record(z.string(), z.string()).default({}),
})
const routeList = z.array(route).max(contentLimits.maxRoutes)
type Route = z.output<typeof route>

/** Returns the path of a document; null if no route matches. */
export type UrlOf = (document: ContentDocument) => string | null

/** Parses the routes of a search. Throws 400. */
export function readRoutes(text: string | undefined, library: Library): UrlOf {
  if (text === undefined) return () => null
  const routes = parsedRoutes(text)
  for (const { type } of routes)
    if (!library.fields.has(type)) throw validationError(`Unknown type in routes: ${type.slice(0, 100)}`)
  return (document) => {
    const found = routes.find(
      ({ type, uid, lang }) =>
        type === document.type &&
        (uid === undefined || uid === document.uid) &&
        (lang === undefined || lang === document.lang),
    )
    return found ? filled(found, document, library) : null
  }
}

function parsedRoutes(text: string): readonly Route[] {
  if (exceededJsonBound(text, { maxDepth: 4, maxValues: 500 }))
    throw validationError('The routes are too long')
  const parsed = routeList.safeParse(parsedJson(text))
  if (!parsed.success) throw validationError(`Wrong routes: ${parsed.error.issues[0]?.message ?? ''}`)
  return parsed.data
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw parsingError('The routes are no JSON')
  }
}

function filled({ path, resolvers }: Route, document: ContentDocument, library: Library): string | null {
  const segments = path.split('/').map((segment) => {
    const [, name, optional] = /^:(\w+)(\??)$/.exec(segment) ?? []
    if (name === undefined) return segment
    const value = valueOf(name, resolvers, document, library)
    return value === undefined ? (optional ? undefined : null) : encodeURIComponent(value)
  })
  if (segments.includes(null)) return null
  return segments.filter((segment) => segment !== undefined).join('/') || '/'
}

function valueOf(
  name: string,
  resolvers: Readonly<Record<string, string>>,
  document: ContentDocument,
  library: Library,
): string | undefined {
  if (name === 'uid') return document.uid ?? undefined
  if (name === 'lang') return document.lang
  const field = Object.hasOwn(resolvers, name) ? resolvers[name]! : ''
  const link = document.data[field]
  return isDocumentLink(link) ? (library.byId.get(link.id)?.uid ?? undefined) : undefined
}
