/** Moments as a list tells them: today by the clock, then by name, then by date. */
export const days = {
  today: 'today',
  yesterday: 'yesterday',
  Today: 'Today',
  Yesterday: 'Yesterday',
} as const
