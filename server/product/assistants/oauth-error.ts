/** Errors of RFC 6749, 7591 and 8707 that the server returns. */
export type OAuthErrorName =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_client_metadata'
  | 'invalid_grant'
  | 'invalid_redirect_uri'
  | 'invalid_scope'
  | 'invalid_target'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'

export class OAuthError extends Error {
  readonly error: OAuthErrorName
  constructor(error: OAuthErrorName, description: string) {
    super(description)
    this.error = error
  }
}
