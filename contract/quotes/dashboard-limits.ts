/** Periods of the dashboard, in days up to and with today. */
export const dashboardDays = [30, 90, 365] as const
/** Shares are shown from this many answers on. */
export const minAnswersForShares = 20
/** Questions whose answers changed most money at inspection. */
export const maxGaps = 8
