/** Returns a value of unknown shape as a record; empty if the value is not an object. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  // The values of the record are unknown, so the type claims nothing about them.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
