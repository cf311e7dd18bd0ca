/**
 * Collections whose changes the live document `revisions/{teamId}` counts; a screen reads its data again when
 * the count changes. widgets: widgets and their settings, not their visits. quotes: quotes as shown on their
 * page and in lists. quoteCounts: number of quotes per state. catalogs: published versions; catalogDrafts:
 * drafts. settings: the team with its members, look-up service and shared views.
 */
export const liveCollections = [
  'quotes',
  'quoteCounts',
  'customers',
  'catalogs',
  'catalogDrafts',
  'settings',
  'widgets',
] as const
export type LiveCollection = (typeof liveCollections)[number]

/** Most changed quotes that a screen reads by id in one call; for more, the screen reads its list again. */
export const maxQuotesById = 50
