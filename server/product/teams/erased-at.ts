/** Days in which a closed team can be reopened; then it is erased. Source: the domain model of teams. */
export const daysToReopen = 30

const dayMs = 86_400_000

export function erasedAt(closedAt: Date): Date {
  return new Date(closedAt.getTime() + daysToReopen * dayMs)
}

/** Teams closed before this are to be erased. */
export function closedBefore(at: Date): Date {
  return new Date(at.getTime() - daysToReopen * dayMs)
}
