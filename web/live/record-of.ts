/** What was read from elsewhere, as something with named values; empty when it is nothing of the kind. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  // An object's own values are unknown, which is all that is claimed.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
