import type { CatalogSummary } from '@costard/contract'
import { InvalidCursor } from './invalid-cursor.ts'
import { mcpLimits } from './mcp-limits.ts'
import type { McpResource } from './mcp-server.ts'

const catalogs = 'costard://catalogs/'
const quotes = 'costard://quotes/'

/**
 * Returns a page of the catalogs as resources. The cursor is the id of the last catalog on the previous page.
 */
export function catalogPage(
  all: readonly Pick<CatalogSummary, 'id' | 'name'>[],
  cursor: string | undefined,
): { readonly resources: readonly McpResource[]; readonly nextCursor?: string } {
  const last = cursor === undefined ? -1 : all.findIndex(({ id }) => id === cursor)
  if (cursor !== undefined && last === -1) throw new InvalidCursor()
  const page = all.slice(last + 1, last + 1 + mcpLimits.resourcesPerPage)
  const hasMore = last + 1 + page.length < all.length
  const nextCursor = hasMore ? page.at(-1)?.id : undefined
  return {
    resources: page.map(({ id, name }) => ({
      uri: catalogs + id,
      name: id,
      title: name.en ?? Object.values(name)[0] ?? id,
    })),
    ...(nextCursor !== undefined && { nextCursor }),
  }
}

export const quoteTemplate = {
  uriTemplate: `${quotes}{quoteId}`,
  name: 'quote',
  title: 'A quote, by its id',
} as const

/** Parses the URI of a resource. */
export function resourceAt(
  uri: string,
): { readonly kind: 'catalog' | 'quote'; readonly id: string } | undefined {
  const [, kind, id] = /^costard:\/\/(catalogs|quotes)\/([\w-]{1,40})$/.exec(uri) ?? []
  if (id === undefined) return undefined
  return { kind: kind === 'catalogs' ? 'catalog' : 'quote', id }
}
