/**
 * Bounds of amounts in minor units. Catalog amounts have the bound of the pricing rules. Sums of 1000 lines
 * stay below 2^53.
 */
export const amountLimits = {
  maxMinor: 1_000_000_000,
  maxReleasedMinor: 999_999_999,
  maxLineMinor: 9_999_999_999,
} as const

export const amountLimitTexts: Readonly<Record<keyof typeof amountLimits, string>> = {
  maxMinor: 'Amount of one device, service or rule of a catalog, in minor units',
  maxReleasedMinor: 'Amount that a held line is released with, in minor units',
  maxLineMinor: 'Amount of a line that is priced by hand or bought, in minor units',
}
