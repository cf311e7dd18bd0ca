import { timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { CodedError, clientNetwork, type FindClientAddress, notFound } from '#http'
import { contentLimits } from './content-limits.ts'
import type { Library, ReadLibrary } from './document.ts'
import { imageResizer } from './images/resize-image.ts'
import { describeRepository, tagsOf } from './repository.ts'
import { search } from './search/search.ts'
import { ContentError, forbidden, tooManyCalls, validationError } from './wire-errors.ts'

/** Path of the endpoint for clients. */
export const endpointPath = '/content/api/v2'

/** Prismic's Content API v2, for its unmodified client, and the images of its documents. */
export function contentRoutes(parts: {
  readonly readLibrary: ReadLibrary
  readonly publicUrl: string
  readonly accessToken: string
  readonly count: (subject: string) => unknown
  readonly findAddress: FindClientAddress
}): Hono {
  const { readLibrary, publicUrl, accessToken, count, findAddress } = parts
  const endpoint = publicUrl + endpointPath
  const resize = imageResizer()

  /** The caller is checked before anything else is read. */
  const answer =
    (cacheControl: string, read: (library: Library, query: URLSearchParams) => unknown) =>
    async (c: Context): Promise<Response> => {
      c.header('access-control-allow-origin', '*')
      c.header('cache-control', 'no-store')
      try {
        countCall(c)
        const { search: text } = new URL(c.req.url)
        if (text.length > contentLimits.maxQueryBytes)
          throw validationError(`The query is longer than ${contentLimits.maxQueryBytes} bytes`)
        const query = new URLSearchParams(text)
        if (!isEqual(query.get('access_token') ?? '', accessToken)) throw forbidden()
        const body = read(await readLibrary(), query)
        c.header('cache-control', cacheControl)
        return c.json(body as object)
      } catch (error) {
        if (!(error instanceof ContentError)) throw error
        if (error.retryAfterSeconds !== undefined) c.header('retry-after', String(error.retryAfterSeconds))
        return c.json(error.body(), error.status)
      }
    }

  const clientOf = (c: Context): string => clientNetwork(findAddress(c)) ?? 'local'

  function countCall(c: Context): void {
    try {
      count(clientOf(c))
    } catch (error) {
      if (error instanceof CodedError && error.retryAfterSeconds !== undefined)
        throw tooManyCalls(error.retryAfterSeconds)
      throw error
    }
  }

  return (
    new Hono()
      .get(
        endpointPath,
        answer('private, max-age=5', (library) => describeRepository(library, endpoint)),
      )
      .get(
        `${endpointPath}/`,
        answer('private, max-age=5', (library) => describeRepository(library, endpoint)),
      )
      .get(
        `${endpointPath}/tags`,
        answer('private, max-age=5', (library) => tagsOf(library.documents)),
      )
      // The URL contains the ref, which changes with the content.
      .get(
        `${endpointPath}/documents/search`,
        answer('private, max-age=300', (library, query) =>
          search(library, query, `${endpoint}/documents/search`),
        ),
      )
      .get('/content/images/:name', async (c) => {
        const { images } = await readLibrary()
        const image = images.get(c.req.param('name'))
        if (!image) throw notFound()
        count(clientOf(c))
        c.header('access-control-allow-origin', '*')
        const isCurrent = c.req.query('v') === image.hash
        const width = requestedWidth(c)
        const bytes = width === undefined ? undefined : await resize(image, width)
        c.header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-cache')
        c.header('content-type', bytes ? 'image/webp' : image.type)
        // Files are streamed unchanged; at run time Node's stream is a web stream.
        return c.body(bytes ?? (Readable.toWeb(createReadStream(image.file)) as ReadableStream))
      })
  )
}

/** Returns width times density, as the client appends them; undefined for the original size. */
function requestedWidth(c: Context): number | undefined {
  const width = Number(c.req.query('w') ?? c.req.query('width'))
  const density = Number(c.req.query('dpr') ?? 1)
  if (!Number.isFinite(width) || width <= 0 || !Number.isFinite(density)) return undefined
  return width * Math.min(Math.max(density, 1), 3)
}

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
