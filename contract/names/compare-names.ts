/** Order of names as people read them: S2 before S10, whatever the case. In the root order, which is that of English. */
export const compareNames = new Intl.Collator('en', { numeric: true }).compare
