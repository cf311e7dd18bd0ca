/**
 * Order of names for people: S2 before S10, ignoring case. English collation is the root order of Unicode.
 */
export const compareNames = new Intl.Collator('en', { numeric: true }).compare
