import { type ErrorCode, errorCodes, type NameIssue } from '@costard/contract'
import { databaseRetrySeconds, isDatabaseUnavailable } from '#database'
import { CodedError, type ErrorStatus, type Log, problemBody } from '#http'
import type { CallContext } from './answers.ts'
import { apiError } from './calls/api-error.ts'
import { apiLimits } from './calls/api-limits.ts'
import { issueOf, unstorableTexts } from './calls/unstorable-texts.ts'

/** Gives errors of other modules the messages of the contract. */
export async function withContractCodes<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof CodedError) || !Object.hasOwn(errorCodes, error.code)) throw error
    throw apiError(error.code as ErrorCode, error.detail, error.retryAfterSeconds) // Object.hasOwn found the code
  }
}

/** Throws request/invalid for an input that PostgreSQL cannot store. */
export function requireStorable(input: unknown): void {
  const issues = unstorableTexts(input)
  if (issues.length > 0) throw apiError('request/invalid', issues)
}

/** Returns any error as an error of the contract. Unknown errors are logged and become server/failed. */
export function asApiError(
  error: unknown,
  log: Log,
  { requestId }: Pick<CallContext, 'requestId'>,
): CodedError {
  if (error instanceof CodedError) return error
  if (isDatabaseUnavailable(error)) return apiError('server/unavailable', undefined, databaseRetrySeconds)
  log.error({ error, requestId }, 'API call failed')
  return apiError('server/failed')
}

/** Returns the error of a call to an MCP tool. */
export function errorBody(error: CodedError): object {
  const { code, detail } = error
  return { code, message: messageOf(error), ...(isShort(detail) && { detail }) }
}

/** Returns the body of a refused call. */
export function refusalBody(
  error: CodedError,
  { requestId }: Pick<CallContext, 'requestId'>,
  status: ErrorStatus = error.status,
): object {
  const { code, detail } = error
  const shown = { code, status, detail: isShort(detail) ? detail : undefined }
  return problemBody(shown, { title: messageOf(error), requestId })
}

/** Returns the message of the contract for errors of other modules. */
function messageOf({ code, message }: CodedError): string {
  return Object.hasOwn(errorCodes, code) ? errorCodes[code as ErrorCode].message : message
}

function isShort(detail: unknown): boolean {
  return detail !== undefined && JSON.stringify(detail).length <= apiLimits.maxDetail
}

/**
 * Returns request/invalid with the issues found by a schema of the contract: path, message, and code if any.
 */
export function invalidInput(issues: readonly FoundIssue[]): CodedError {
  const named = issues
    .slice(0, apiLimits.maxIssues)
    .flatMap(unknownFieldsApart)
    .slice(0, apiLimits.maxIssues)
    .map(({ path = [], message, params }) => issueOf(path, message, params?.code))
  return apiError('request/invalid', named)
}

/** An issue found by a schema. */
export interface FoundIssue {
  readonly path?: readonly PropertyKey[]
  readonly message: string
  readonly params?: { readonly code?: NameIssue } | undefined
  /** Unknown fields of an object; the message has a line for each. */
  readonly keys?: readonly string[]
}

function unknownFieldsApart(issue: FoundIssue): readonly FoundIssue[] {
  const { path = [], message, keys } = issue
  if (!keys) return [issue]
  return message
    .split('\n')
    .map((line, index) => ({ path: [...path, ...keys.slice(index, index + 1)], message: line }))
}
