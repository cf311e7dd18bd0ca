/** Columns of the list of quotes that a member can hide; number, status and total are always shown. */
export const quoteColumns = ['device', 'customer', 'kind', 'next', 'staff', 'site', 'updated'] as const
export type QuoteColumn = (typeof quoteColumns)[number]
/** Columns that a member can move; the number is always first. */
export const movedColumns = [...quoteColumns, 'status', 'total'] as const
export type MovedColumn = (typeof movedColumns)[number]

export const quoteSorts = ['created', 'updated', 'valid', 'total', 'customer'] as const
export type SortKey = (typeof quoteSorts)[number]
