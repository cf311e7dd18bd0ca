import { type ErrorCode, errorCodes, type NameIssue } from '@costard/contract'
import { ORPCError } from '@orpc/server'
import { databaseRetrySeconds, isDatabaseUnavailable } from '#database'
import { CodedError, type Log } from '#http'
import type { CallContext } from './api.ts'
import { apiError } from './api-error.ts'
import { apiLimits } from './api-limits.ts'
import { type Issue, issueOf, unstorableTexts } from './unstorable-texts.ts'

/** Gives errors of other modules the message of the contract. */
export async function withContractCodes<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof CodedError) || !Object.hasOwn(errorCodes, error.code)) throw error
    throw apiError(error.code as ErrorCode, error.detail, error.retryAfterSeconds) // found among the codes
  }
}

/** Throws request/invalid for an input that PostgreSQL cannot store. */
export function requireStorable(input: unknown): void {
  const issues = unstorableTexts(input)
  if (issues.length > 0) throw orpcError('request/invalid', issues)
}

/** Returns every error as a code of the contract. Unknown errors are logged and become server/failed. */
export function asApiError(error: unknown, log: Log, context: CallContext): ORPCError<string, unknown> {
  if (error instanceof CodedError) {
    const { code, status, message, detail, retryAfterSeconds } = error
    if (retryAfterSeconds !== undefined) context.retryAfterSeconds = retryAfterSeconds
    return new ORPCError(code, { status, message, data: detail, cause: error })
  }
  if (isDatabaseUnavailable(error)) {
    context.retryAfterSeconds = databaseRetrySeconds
    return orpcError('server/unavailable')
  }
  if (error instanceof ORPCError) {
    if (Object.hasOwn(errorCodes, error.code)) return error
    const issues = error.code === 'BAD_REQUEST' && issuesOf(error.data)
    if (issues) return orpcError('request/invalid', issues)
  }
  log.error({ error, requestId: context.requestId }, 'API call failed')
  return orpcError('server/failed')
}

/** Returns the error body. */
export function errorBody({ code, message, data: detail }: ORPCError<string, unknown>): object {
  // Errors of other modules get the message of the contract.
  const own = Object.hasOwn(errorCodes, code) ? errorCodes[code as ErrorCode].message : message
  return { code, message: own, ...(isShort(detail) && { detail }) }
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
  const issues: FoundIssue[] = data.issues.slice(0, apiLimits.maxIssues)
  return issues
    .flatMap(unknownFieldsApart)
    .slice(0, apiLimits.maxIssues)
    .map(({ path = [], message, params }) => issueOf(path, message, params?.code))
}

/** An issue as the contract finds it. */
interface FoundIssue {
  readonly path?: readonly PropertyKey[]
  readonly message: string
  readonly params?: { readonly code?: NameIssue }
  /** The unknown fields of an object; the message has a line for each. */
  readonly keys?: readonly string[]
}

function unknownFieldsApart(issue: FoundIssue): readonly FoundIssue[] {
  const { path = [], message, keys } = issue
  if (!keys) return [issue]
  return message
    .split('\n')
    .map((line, index) => ({ path: [...path, ...keys.slice(index, index + 1)], message: line }))
}
