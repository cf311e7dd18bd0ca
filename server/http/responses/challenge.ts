/**
 * Returns the header WWW-Authenticate of a 401. token: what the request has in Authorization; a request without one
 * gets no error. Source: RFC 6750, 3.
 */
export function challenge(authorization: string | null | undefined): string {
  return `Bearer realm="api"${authorization ? ', error="invalid_token"' : ''}`
}
