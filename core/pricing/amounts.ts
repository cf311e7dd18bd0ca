/** Units of the numbers and dates in a price. */
export type Minor = number // integer minor units of the catalog's currency; |x| <= 2^53-1

export type Bp = number // integer basis points, 10000 = 100 %

export type Pcm = number // integer thousandths of a per cent (per cent mille), 100000 = 100 %

export type IsoDate = string // "2026-11-20"; must exist in the calendar
