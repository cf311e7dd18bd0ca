import { type ErrorCode, errorCodes, type NameIssue } from '@costard/contract'
import { ORPCError } from '@orpc/server'
import { databaseRetrySeconds, isDatabaseUnavailable } from '#database'
import { CodedError, type Log } from '#http'
import type { CallContext } from './api.ts'
import { apiError } from './api-error.ts'
import { apiLimits } from './api-limits.ts'
import { type Issue, issueOf } from './unstorable-texts.ts'

/** Gives errors of other modules the message of the contract. */
export async function withContractCodes<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof CodedError) || !Object.hasOwn(errorCodes, error.code)) throw error
    throw apiError(error.code as ErrorCode, error.detail, error.retryAfterSeconds) // found among the codes
  }
}

/** Throws every error as a code of the contract. Unknown errors are logged and become server/failed. */
export function throwApiError(error: unknown, log: Log, context: CallContext): never {
  if (error instanceof CodedError) {
    const { code, status, message, detail, retryAfterSeconds } = error
    if (retryAfterSeconds !== undefined) context.retryAfterSeconds = retryAfterSeconds
    throw new ORPCError(code, { status, message, data: detail, cause: error })
  }
  if (isDatabaseUnavailable(error)) {
    context.retryAfterSeconds = databaseRetrySeconds
    throw orpcError('server/unavailable')
  }
  const issues = error instanceof ORPCError && error.code === 'BAD_REQUEST' && issuesOf(error.data)
  if (issues) throw orpcError('request/invalid', issues)
  log.error({ error, requestId: context.requestId }, 'API call failed')
  throw orpcError('server/failed')
}

/** Returns the error body. oRPC passes its own codes for errors outside a handler. */
export function errorBody(error: ORPCError<string, unknown>, log: Log): object {
  if (error.code === 'BAD_REQUEST') return errorBody(orpcError('request/malformed'), log)
  if (error.code === 'INTERNAL_SERVER_ERROR') {
    log.error({ error }, 'API response could not be serialised')
    return errorBody(orpcError('server/failed'), log)
  }
  const { code, data: detail } = error
  // Errors of other modules get the message of the contract.
  const { message } = Object.hasOwn(errorCodes, code) ? errorCodes[code as ErrorCode] : error
  return { code, message, ...(isShort(detail) && { detail }) }
}

function isShort(detail: unknown): boolean {
  return detail !== undefined && JSON.stringify(detail).length <= apiLimits.maxDetail
}

export function orpcError(code: ErrorCode, detail?: unknown): ORPCError<ErrorCode, unknown> {
  const { status, message } = errorCodes[code]
  return new ORPCError(code, { status, message, data: detail })
}

/** Returns the validation issues of an input with path and message, and the code of those that have one. */
function issuesOf(data: unknown): Issue[] | undefined {
  if (typeof data !== 'object' || data === null || !('issues' in data) || !Array.isArray(data.issues))
    return undefined
  const issues: { path?: readonly PropertyKey[]; message: string; params?: { code?: NameIssue } }[] =
    data.issues.slice(0, apiLimits.maxIssues)
  return issues.map(({ path = [], message, params }) => issueOf(path, message, params?.code))
}
