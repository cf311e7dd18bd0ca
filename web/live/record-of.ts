/** Returns a value of unknown shape as a record; empty when it is not an object. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  // Values of a record are unknown, so this claims nothing about them.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
