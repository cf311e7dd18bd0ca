import type { Dashboard } from '@costard/contract'

/** Lines of the chart by week. They differ by dash as well as by colour; paid amounts are left out where nobody sees them. */
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
