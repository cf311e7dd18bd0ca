/**
 * staleTime for data that is read whenever its view opens: prevents the view from repeating the request that
 * its route's loader has just started. Milliseconds.
 */
export const justReadMs = 2_000
