/** Returns the host a client must reconnect to: the Host header, or an empty string when it is malformed. */
export function hostOf(header: string | undefined): string {
  return header && /^[\w.:[\]-]{1,255}$/.test(header) ? header : ''
}
