/** Days in which a closed team can be reopened before it is erased. Source: the domain model of teams. */
export const daysToReopen = 30

const dayMs = 86_400_000

export function erasedAt(closedAt: Date): Date {
  return new Date(closedAt.getTime() + daysToReopen * dayMs)
}

/** Returns the latest closing time of teams that are due for erasure. */
export function closedBefore(at: Date): Date {
  return new Date(at.getTime() - daysToReopen * dayMs)
}
