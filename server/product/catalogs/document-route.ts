import { type CatalogDocument, CatalogToRead, contract } from '@costard/contract'
import { type Context, Hono } from 'hono'
import type { FindClientAddress } from '#http'
import { apiError } from '../api-error.ts'
import type { Front } from '../checked-call.ts'
import { requireKnownQuery } from '../known-fields.ts'
import type { ProductParts } from '../parts.ts'
import { issueOf } from '../unstorable-texts.ts'
import { findCatalog } from './catalog-store.ts'
import { packedDocument } from './packed-document.ts'
import { catalogWithoutCosts } from './without-costs.ts'

/** GET /api/teams/{teamId}/catalogs/{catalogId}: large and the same for everybody, so its text is kept. */
export function catalogDocumentRoute(
  { database }: Pick<ProductParts, 'database'>,
  front: Front,
  findAddress: FindClientAddress,
): Hono {
  const { meta } = contract.catalogs.get['~orpc']
  return new Hono().get('/api/teams/:teamId/catalogs/:catalogId', async (c: Context) => {
    const version = c.req.query('version')
    const input = { ...c.req.param(), ...(version !== undefined && { version }) }
    const origin = {
      request: c.req.raw,
      requestId: c.get('requestId'),
      remoteAddress: findAddress(c) ?? '',
    }
    const call = { operation: 'catalogs.get', meta, input, origin }
    let shown: CatalogDocument | undefined
    await front(call, async (checked) => {
      requireKnownQuery(c.req.url, ['version'])
      const { success, data, error } = CatalogToRead.safeParse(input)
      if (!success)
        throw apiError(
          'request/invalid',
          error.issues.map(({ path, message }) => issueOf(path, message)),
        )
      const found = await findCatalog(database.orm, data.teamId, data.catalogId, data.version)
      if (!found?.document) throw apiError('catalog/not-found')
      shown = checked.member.seesCosts ? found.document : catalogWithoutCosts(found.document)
      return null
    })
    if (!shown) throw apiError('catalog/not-found')
    const type = { 'content-type': 'application/json' }
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? ''))
      return c.body(JSON.stringify(shown), 200, type)
    const body = await packedDocument(shown)
    return c.body(new Uint8Array(body), 200, {
      ...type,
      'content-encoding': 'gzip',
      'content-length': String(body.byteLength),
      vary: 'accept-encoding',
    })
  })
}
