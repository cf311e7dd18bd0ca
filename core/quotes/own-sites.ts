/** The sites of a member: those chosen for them, and the one they chose last. */
export interface ChosenSites<Id extends string> {
  readonly siteIds: readonly Id[]
  readonly siteId: Id | null
}

/**
 * Returns where a member can work, and where they work: their new quotes get that site. open: sites that are not
 * archived, in their order. None chosen for them, or none that is open: they can work at all. With one they work there;
 * with several at the one they chose, else nowhere (null).
 */
export function ownSites<Id extends string>(
  open: readonly Id[],
  { siteIds, siteId }: ChosenSites<Id>,
): { siteIds: Id[]; siteId: Id | null } {
  const chosen = open.filter((id) => siteIds.includes(id))
  const own = chosen.length > 0 ? chosen : [...open]
  const [first = null] = own
  if (own.length <= 1) return { siteIds: own, siteId: first }
  return { siteIds: own, siteId: own.find((id) => id === siteId) ?? null }
}
