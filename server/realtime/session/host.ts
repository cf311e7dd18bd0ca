/** Returns the host for reconnects of a client: the Host header, or an empty string if malformed. */
export function hostOf(header: string | undefined): string {
  return header && /^[\w.:[\]-]{1,255}$/.test(header) ? header : ''
}
