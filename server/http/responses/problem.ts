import type { CodedError } from './coded-error.ts'

/** Media type of refusals. Source: RFC 9457. */
export const problemType = 'application/problem+json'

/**
 * Returns the body of a refusal: the members of RFC 9457, and `error` with the same facts for clients that
 * read only this field. title: one sentence, the same for every refusal with the code.
 */
export function problemBody(
  { code, status, detail }: Pick<CodedError, 'code' | 'status' | 'detail'>,
  { title, requestId }: { readonly title: string; readonly requestId: unknown },
): object {
  return {
    type: `/api/problems#${code}`,
    title,
    status,
    code,
    requestId,
    error: { code, message: title, requestId, ...(detail !== undefined && { detail }) },
  }
}
