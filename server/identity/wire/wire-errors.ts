import type { CodedError } from '#http'
import type { IdentityErrorCode } from '../errors.ts'

// identity/unavailable occurs only with another identity service, which answers these calls itself.
type WireErrorCode = Exclude<IdentityErrorCode, 'identity/unavailable'> | 'request/too-large'

/** Message of the protocol for each error code. */
const messages = {
  'identity/signed-out': 'INVALID_ID_TOKEN',
  'identity/missing-api-key': 'The request is missing a valid API key.',
  'identity/invalid-api-key': 'API key not valid. Please pass a valid API key.',
  'identity/malformed-request': 'Invalid JSON payload received.',
  'identity/unknown-method': 'NOT_FOUND',
  'request/too-large': 'Request payload size exceeds the limit.',
  'identity/admin-only': 'INSUFFICIENT_PERMISSION',
  'identity/app-check-failed': 'Firebase App Check token is invalid.',
  'identity/attestation-failed': 'App attestation failed.',
  'identity/code-expired': 'EXPIRED_OOB_CODE',
  'identity/code-invalid': 'INVALID_OOB_CODE',
  'identity/code-missing': 'MISSING_OOB_CODE',
  'identity/continue-url-foreign': 'UNAUTHORIZED_DOMAIN',
  'identity/continue-url-invalid': 'INVALID_CONTINUE_URI',
  'identity/continue-url-missing': 'MISSING_CONTINUE_URI',
  'identity/credentials-wrong': 'INVALID_LOGIN_CREDENTIALS',
  'identity/email-exists': 'EMAIL_EXISTS',
  'identity/email-invalid': 'INVALID_EMAIL',
  'identity/email-missing': 'MISSING_EMAIL',
  'identity/email-unknown': 'EMAIL_NOT_FOUND',
  'identity/grant-type-invalid': 'INVALID_GRANT_TYPE',
  'identity/grant-type-missing': 'MISSING_GRANT_TYPE',
  'identity/id-token-invalid': 'INVALID_ID_TOKEN',
  'identity/id-token-missing': 'MISSING_ID_TOKEN',
  'identity/identifier-invalid': 'INVALID_IDENTIFIER',
  'identity/identifier-missing': 'MISSING_IDENTIFIER',
  'identity/identity-taken': 'FEDERATED_USER_ID_ALREADY_LINKED',
  'identity/new-email-missing': 'MISSING_NEW_EMAIL',
  'identity/nonce-wrong': 'MISSING_OR_INVALID_NONCE',
  'identity/not-allowed': 'OPERATION_NOT_ALLOWED',
  'identity/password-missing': 'MISSING_PASSWORD',
  'identity/password-too-long': 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  'identity/password-weak': 'WEAK_PASSWORD',
  'identity/password-wrong': 'INVALID_PASSWORD',
  'identity/pending-token-invalid': 'INVALID_PENDING_TOKEN',
  'identity/provider-already-linked': 'PROVIDER_ALREADY_LINKED',
  'identity/provider-answer-invalid': 'INVALID_IDP_RESPONSE',
  'identity/provider-cancelled': 'USER_CANCELLED',
  'identity/provider-missing': 'INVALID_CREDENTIAL_OR_PROVIDER_ID',
  'identity/refresh-token-missing': 'MISSING_REFRESH_TOKEN',
  'identity/refresh-token-unknown': 'INVALID_REFRESH_TOKEN',
  'identity/request-type-invalid': 'INVALID_REQ_TYPE',
  'identity/request-type-missing': 'MISSING_REQ_TYPE',
  'identity/request-uri-missing': 'MISSING_REQUEST_URI',
  'identity/sign-in-too-old': 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  'identity/token-expired': 'TOKEN_EXPIRED',
  'identity/too-many-attempts': 'TOO_MANY_ATTEMPTS_TRY_LATER',
  'identity/too-many-resets': 'RESET_PASSWORD_EXCEED_LIMIT',
  'identity/unexpected-parameter': 'UNEXPECTED_PARAMETER',
  'identity/user-disabled': 'USER_DISABLED',
  'identity/user-unknown': 'USER_NOT_FOUND',
} as const satisfies Record<WireErrorCode, string>

/** Errors about the request itself have a canonical status beside the code. */
const transport: Partial<Record<WireErrorCode, { status: string; reason: string }>> = {
  'identity/missing-api-key': { status: 'PERMISSION_DENIED', reason: 'forbidden' },
  'identity/invalid-api-key': { status: 'INVALID_ARGUMENT', reason: 'badRequest' },
  'identity/malformed-request': { status: 'INVALID_ARGUMENT', reason: 'parseError' },
  'identity/app-check-failed': { status: 'UNAUTHENTICATED', reason: 'unauthorized' },
  'identity/attestation-failed': { status: 'PERMISSION_DENIED', reason: 'forbidden' },
  'identity/unknown-method': { status: 'NOT_FOUND', reason: 'notFound' },
  'request/too-large': { status: 'INVALID_ARGUMENT', reason: 'uploadTooLarge' },
}

/** Returns the protocol's response for an error of this module; undefined for any other error. */
export function toWireError(error: CodedError): Response | undefined {
  if (!isOurs(error.code)) return undefined
  return envelope(error.status, messageOf(error.code, error.detail), transport[error.code])
}

/** Returns only the message, for replies that contain an error among other fields. */
export function toWireMessage({ code, detail }: CodedError): string | undefined {
  return isOurs(code) ? messageOf(code, detail) : undefined
}

/** Returns an error for methods whose caller can only retry later. */
export function internalError(): Response {
  return envelope(500, 'INTERNAL_ERROR')
}

/**
 * Returns a plain-text error for calls with a stored user. At any error in the protocol's envelope the client
 * would drop this user; plain text counts as a network failure, which it retries.
 */
export function temporarilyUnavailable(): Response {
  return new Response('Temporarily unavailable\n', { status: 503, headers: { 'Retry-After': '30' } })
}

function isOurs(code: string): code is WireErrorCode {
  return Object.hasOwn(messages, code)
}

function messageOf(code: WireErrorCode, detail: unknown): string {
  const separator = transport[code] ? ' ' : ' : '
  return typeof detail === 'string' ? `${messages[code]}${separator}${detail}` : messages[code]
}

function envelope(code: number, message: string, kind?: { status: string; reason: string }): Response {
  const errors = [{ message, domain: 'global', reason: kind?.reason ?? 'invalid' }]
  return Response.json(
    { error: { code, message, errors, ...(kind && { status: kind.status }) } },
    { status: code },
  )
}
