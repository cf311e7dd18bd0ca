/** Where a client is to come back: the host that it came to, as the Host header has it; nothing when that is odd. */
export function hostOf(header: string | undefined): string {
  return header && /^[\w.:[\]-]{1,255}$/.test(header) ? header : ''
}
