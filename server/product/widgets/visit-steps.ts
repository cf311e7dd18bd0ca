/** Step reached by a visit. A question counts when shown and when answered. */
export type VisitStep = 'shown' | 'started' | 'priced' | 'submitted' | `view:${string}` | `answer:${string}`

/** Steps of every widget, in order. */
export const mainSteps = ['shown', 'started', 'priced', 'submitted'] as const
