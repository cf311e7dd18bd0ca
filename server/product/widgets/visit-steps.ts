/** How far a visit came. A question is counted when it is shown and when it is answered. */
export type VisitStep = 'shown' | 'started' | 'priced' | 'submitted' | `view:${string}` | `answer:${string}`

/** Steps that every widget has, in their order. */
export const mainSteps = ['shown', 'started', 'priced', 'submitted'] as const
