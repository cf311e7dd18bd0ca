/** Sites of a member: the assigned ones, and the one chosen last. */
export interface ChosenSites<Id extends string> {
  readonly siteIds: readonly Id[]
  readonly siteId: Id | null
}

/**
 * Returns the sites where a member can work, and the current one for their new quotes. open: open sites, in
 * order. If none is assigned, or none of these is open, all are possible. A single site is the current one;
 * of several, the one chosen last, else none (null).
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
