import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { nodeHash } from '../tree/node-hash.ts'
import type { Node } from '../tree/node.ts'
import { toExport, toJson } from '../tree/to-export.ts'
import type { RestRequest } from './rest-request.ts'

type Wanted = Pick<RestRequest, 'isPretty' | 'isSilent'>

/** A value as the body of an answer; callback= has it as a script and download= as a file. */
export function respond(
  c: Context,
  wanted: Wanted,
  value: unknown,
  status: ContentfulStatusCode = 200,
): Response {
  if (wanted.isSilent && status === 200) return c.body(null, 204)
  const text = JSON.stringify(value, null, wanted.isPretty ? 2 : undefined)
  const file = c.req.query('download')
  if (file) c.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(file)}`)
  const callback = c.req.query('callback')
  if (callback && /^[\w$.]{1,128}$/.test(callback)) {
    // The comment keeps the name from being the start of another kind of file.
    return c.body(`/**/${callback}(${text});`, status, {
      'content-type': 'application/javascript; charset=utf-8',
    })
  }
  return c.body(text, status, { 'content-type': 'application/json; charset=utf-8' })
}

/** The value of a node as it was asked for. */
export function nodeToJson(
  node: Node,
  { isExport, isShallow }: Pick<RestRequest, 'isExport' | 'isShallow'>,
): unknown {
  if (!isShallow || node === null || 'value' in node) return isExport ? toExport(node) : toJson(node)
  const keys: Record<string, true> = Object.create(null)
  for (const key of node.children.keys()) keys[key] = true
  return keys
}

/** Says what stands at a place without showing it. Writes take its hash as a condition. */
export function setETag(c: Context, node: Node): void {
  c.header('etag', nodeHash(node) || noETag)
  c.header('cache-control', 'no-cache, no-transform') // compressed, it would be another ETag
}

/** The hash that an ETag stands for. */
export function hashOfETag(eTag: string): string {
  return eTag === noETag ? '' : eTag
}

/** Of a place with nothing. Source: https://firebase.google.com/docs/database/rest/save-data */
const noETag = 'null_etag'
