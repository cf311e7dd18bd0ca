import { CodedError } from '#http'

/** Error codes of this module with their HTTP status. */
export const identityErrors = {
  'identity/signed-out': 401,
  'identity/missing-api-key': 403,
  'identity/invalid-api-key': 400,
  'identity/malformed-request': 400,
  'identity/unknown-method': 404,
  'identity/admin-only': 400,
  'identity/app-check-failed': 401,
  'identity/attestation-failed': 403,
  'identity/code-expired': 400,
  'identity/code-invalid': 400,
  'identity/code-missing': 400,
  'identity/continue-url-foreign': 400,
  'identity/continue-url-invalid': 400,
  'identity/continue-url-missing': 400,
  'identity/credentials-wrong': 400,
  'identity/email-exists': 400,
  'identity/email-invalid': 400,
  'identity/email-missing': 400,
  'identity/email-unknown': 400,
  'identity/grant-type-invalid': 400,
  'identity/grant-type-missing': 400,
  'identity/id-token-invalid': 400,
  'identity/id-token-missing': 400,
  'identity/identifier-invalid': 400,
  'identity/identifier-missing': 400,
  'identity/identity-taken': 400,
  'identity/new-email-missing': 400,
  'identity/nonce-wrong': 400,
  'identity/not-allowed': 400,
  'identity/password-missing': 400,
  'identity/password-too-long': 400,
  'identity/password-weak': 400,
  'identity/password-wrong': 400,
  'identity/pending-token-invalid': 400,
  'identity/provider-already-linked': 400,
  'identity/provider-answer-invalid': 400,
  'identity/provider-cancelled': 400,
  'identity/provider-missing': 400,
  'identity/refresh-token-missing': 400,
  'identity/refresh-token-unknown': 400,
  'identity/request-type-invalid': 400,
  'identity/request-type-missing': 400,
  'identity/request-uri-missing': 400,
  'identity/sign-in-too-old': 400,
  'identity/token-expired': 400,
  'identity/too-many-attempts': 400,
  'identity/too-many-resets': 400,
  'identity/unavailable': 503,
  'identity/unexpected-parameter': 400,
  'identity/user-disabled': 400,
  'identity/user-unknown': 400,
} as const

export type IdentityErrorCode = keyof typeof identityErrors

/** Returns an error of this module. account: id of the account concerned, for the log. */
export function identityError(code: IdentityErrorCode, detail?: string, account?: string): CodedError {
  return new CodedError({
    code,
    status: identityErrors[code],
    account,
    ...(detail !== undefined && { detail }),
  })
}
