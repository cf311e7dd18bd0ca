export const declineReasons = ['price', 'timing', 'elsewhere', 'keepDevice', 'needInfo', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** True if the reason needs no words or has them: the reason `other` says nothing by itself. */
export function isDeclineWhole({
  reason,
  text = '',
}: {
  readonly reason: DeclineReason
  readonly text?: string | undefined
}): boolean {
  return reason !== 'other' || text.trim() !== ''
}

/** For zod's refine(). */
export const otherNeedsText = [
  isDeclineWhole,
  { path: ['text'], message: 'Say why: the reason other needs a text' },
] as const satisfies readonly [unknown, { path: string[]; message: string }]

/** Characters of the customer's own words about a decline. */
export const maxDeclineText = 1000

/** Characters of the name that somebody accepts with. */
export const maxAcceptName = 120
