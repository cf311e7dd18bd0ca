/** Periods of the dashboard, in days, including today. */
export const dashboardDays = [30, 90, 365] as const
/** Minimum number of answers for which shares are shown. */
export const minAnswersForShares = 20
/** Number of questions listed whose answers changed prices most at inspection. */
export const maxGaps = 8
/** Maximum number of members, and of sites, whose quotes are counted apart. */
export const maxGroups = 20
/** Manual changes of the prices of a quote, by the sign of their sum. */
export const priceChanges = ['lowered', 'none', 'raised'] as const
