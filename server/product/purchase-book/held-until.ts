const dayMs = 86_400_000

/**
 * Returns the last day on which a bought device must stay in the shop; null without a rule. Days are ISO
 * 8601.
 */
export function heldUntil(day: string, heldDays: number): string | null {
  return heldDays === 0 ? null : new Date(Date.parse(day) + heldDays * dayMs).toISOString().slice(0, 10)
}
