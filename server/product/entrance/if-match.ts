import type { ContractCall } from '@costard/contract'
import type { Context } from 'hono'
import type { CodedError, ErrorStatus } from '#http'
import { apiError } from '../calls/api-error.ts'
import { isOutdatedCode } from '../calls/outdated-code.ts'
import { issueOf } from '../calls/unstorable-texts.ts'

/**
 * Returns the rev in the header If-Match as an input; nothing without the header. Throws request/invalid for
 * a call without rev, for more than one tag, and for a tag that no answer had, since conditions must not be
 * ignored.
 */
export function revOfIfMatch(c: Context, { method, takesRev }: ContractCall): { readonly rev?: number } {
  const given = c.req.header('if-match')
  if (!given || method === 'GET') return {}
  if (!takesRev) throw apiError('request/invalid', [issueOf(['If-Match'], 'This call has no rev')])
  const [, rev] = /^"(\d{1,9})\.[\w-]+"$/.exec(given) ?? []
  if (rev === undefined)
    throw apiError('request/invalid', [issueOf(['If-Match'], 'Not one ETag of an answer')])
  return { rev: Number(rev) }
}

/**
 * Returns the status of a refusal: 412 if the record changed since the rev in If-Match. Source: RFC 9110,
 * 13.1.1.
 */
export function statusOf(c: Context, { code, status }: CodedError): ErrorStatus {
  return status === 409 && isOutdatedCode(code) && c.req.header('if-match') ? 412 : status
}
