import type { Context } from 'hono'
import { isKnownTag } from '#http'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import type { FileRow } from '../quotes/file-rows/quote-file-store.ts'

/**
 * Answers with a stored file; with `?size=small` with the thumbnail of a picture. Images are displayed, other
 * files are downloaded, so that they cannot run on our origin.
 */
export async function answerFile(
  c: Context,
  { files, smallPictures }: Pick<ProductParts, 'files' | 'smallPictures'>,
  row: FileRow,
): Promise<Response> {
  const { teamId, fileId, name, type, hash, size } = row
  const wantsSmall = c.req.query('size') === 'small'
  const etag = `"${hash.toString('base64url')}${wantsSmall ? '-small' : ''}"`
  const way = type.startsWith('image/') ? 'inline' : 'attachment'
  const headers = {
    etag,
    // Cached by the browser only, and revalidated each time: a file can be removed.
    'cache-control': 'private, no-cache',
    'content-disposition': `${way}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  }
  if (isKnownTag(c, etag)) return c.body(null, 304, headers)
  const small = wantsSmall ? await smallPictures.get(row) : undefined
  if (small) return c.body(small, 200, { ...headers, 'content-type': 'image/webp' })
  const content = await files.get(`${teamId}/${fileId}`)
  if (!content) throw apiError('file/not-found')
  return c.body(content, 200, { ...headers, 'content-type': type, 'content-length': String(size) })
}
