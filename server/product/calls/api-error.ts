import { type ErrorCode, errorCodes } from '@costard/contract'
import { CodedError } from '#http'

/** Returns an API error with the status and message of the contract. */
export function apiError(code: ErrorCode, detail?: unknown, retryAfterSeconds?: number): CodedError {
  const { status, message } = errorCodes[code]
  return new CodedError({ code, status, message, retryAfterSeconds, ...(detail !== undefined && { detail }) })
}
