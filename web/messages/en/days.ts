/** Dates in lists: today as a time, then by name, then as a date. */
export const days = {
  today: 'today',
  yesterday: 'yesterday',
  Today: 'Today',
  Yesterday: 'Yesterday',
} as const
