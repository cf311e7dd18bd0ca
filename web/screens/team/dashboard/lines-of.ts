import type { Dashboard } from '@costard/contract'

/**
 * Lines of the weekly chart. They differ in dash as well as in colour; paid amounts are left out if the user
 * may not see them.
 */
export function linesOf(weeks: Dashboard['weeks']) {
  const lines = [
    { name: 'offered', color: '--cp-ink-3', dash: [2, 3], values: weeks.map(({ sentMinor }) => sentMinor) },
    {
      name: 'accepted',
      color: '--cp-brand-ink',
      dash: [],
      values: weeks.map(({ acceptedMinor }) => acceptedMinor),
    },
    { name: 'paid', color: '--cp-expired', dash: [7, 4], values: weeks.map(({ paidMinor }) => paidMinor) },
  ] as const
  return lines.filter(({ values }) => values.some((value) => value !== null))
}
