export const declineReasons = ['price', 'timing', 'elsewhere', 'keepDevice', 'needInfo', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** True if a decline has all it needs: the reason `other` requires a text. */
export function isDeclineWhole({
  reason,
  text = '',
}: {
  readonly reason: DeclineReason
  readonly text?: string | undefined
}): boolean {
  return reason !== 'other' || text.trim() !== ''
}

/** Arguments for zod's refine(). */
export const otherNeedsText = [
  isDeclineWhole,
  { path: ['text'], message: 'Say why: the reason other needs a text' },
] as const satisfies readonly [unknown, { path: string[]; message: string }]

/** Maximum length of the customer's own text about a decline. */
export const maxDeclineText = 1000

/** Maximum length of the name of the person who accepts. */
export const maxAcceptName = 120
