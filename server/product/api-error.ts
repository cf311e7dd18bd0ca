import { type ErrorCode, errorCodes } from '@costard/contract'
import { CodedError } from '#http'

/** An error of our own API by its code; status and sentence come from the contract's table. */
export function apiError(code: ErrorCode, detail?: unknown): CodedError {
  const { status, message } = errorCodes[code]
  return new CodedError({ code, status, message, ...(detail !== undefined && { detail }) })
}
