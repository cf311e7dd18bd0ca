export const declineReasons = ['price', 'timing', 'elsewhere', 'keepDevice', 'needInfo', 'other'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Characters of the customer's own words about a decline. */
export const maxDeclineText = 1000

/** Characters of the name that somebody accepts with. */
export const maxAcceptName = 120
