/**
 * staleTime of data that is refetched whenever its view opens: the view does not repeat the request that the loader of
 * its route has just started. Milliseconds.
 */
export const justReadMs = 2_000
