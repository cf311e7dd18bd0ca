/**
 * Returns the header WWW-Authenticate of a 401. authorization: header of the request; a request without one
 * gets no error code. Source: RFC 6750, 3.
 */
export function challenge(authorization: string | null | undefined): string {
  return `Bearer realm="api"${authorization ? ', error="invalid_token"' : ''}`
}
