/** Columns of the list of quotes that a person can hide; number, status and total always show. */
export const quoteColumns = ['device', 'customer', 'kind', 'next', 'staff', 'site', 'updated'] as const
export type QuoteColumn = (typeof quoteColumns)[number]
