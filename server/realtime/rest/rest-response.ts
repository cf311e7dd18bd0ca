import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { nodeHash } from '../tree/node-hash.ts'
import type { Node } from '../tree/node.ts'
import { toExport, toJson } from '../tree/to-export.ts'
import type { RestRequest } from './rest-request.ts'

type ResponseOptions = Pick<RestRequest, 'isPretty' | 'isSilent'>

/** Responds with a JSON value; with callback= as JSONP, with download= as an attachment. */
export function respond(
  c: Context,
  options: ResponseOptions,
  value: unknown,
  status: ContentfulStatusCode = 200,
): Response {
  if (options.isSilent && status === 200) return c.body(null, 204)
  const text = JSON.stringify(value, null, options.isPretty ? 2 : undefined)
  const file = c.req.query('download')
  if (file) c.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file)}`)
  const callback = c.req.query('callback')
  if (callback && /^[\w$.]{1,128}$/.test(callback)) {
    // The comment prevents an attacker-chosen callback from being read as the start of another file type.
    return c.body(`/**/${callback}(${text});`, status, {
      'content-type': 'application/javascript; charset=utf-8',
    })
  }
  return c.body(text, status, { 'content-type': 'application/json; charset=utf-8' })
}

/** Returns a node as JSON in the requested format. */
export function nodeToJson(
  node: Node,
  { isExport, isShallow }: Pick<RestRequest, 'isExport' | 'isShallow'>,
): unknown {
  if (!isShallow || node === null || 'value' in node) return isExport ? toExport(node) : toJson(node)
  const keys: Record<string, true> = Object.create(null)
  for (const key of node.children.keys()) keys[key] = true
  return keys
}

/** Sets the ETag header to the node's hash, the condition of conditional writes. */
export function setETag(c: Context, node: Node): void {
  c.header('etag', nodeHash(node) || noETag)
  c.header('cache-control', 'no-cache, no-transform') // a compressing proxy would change the ETag
}

/** Returns the node hash for an ETag. */
export function hashOfETag(eTag: string): string {
  return eTag === noETag ? '' : eTag
}

/** ETag of an empty path. Source: https://firebase.google.com/docs/database/rest/save-data */
const noETag = 'null_etag'
