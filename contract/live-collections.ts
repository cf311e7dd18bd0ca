/**
 * Collections whose changes the live document `revisions/{teamId}` counts. A screen that shows one of them
 * reads it again. widgets: a widget and its settings, not its visits. quotes: a quote, as its page and the
 * list show it. quoteCounts: how many quotes are in a state. catalogs: published versions; catalogDrafts:
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

/** Changed quotes that are read in one call; of more, a screen reads its list again. */
export const maxQuotesById = 50
