/**
 * What the live document `revisions/{teamId}` counts the changes of. A screen that shows some of it reads it again.
 * widgets: a widget and its settings,
 * not its visits. quotes: a quote, as its page and the list show it. quoteCounts: how many quotes are in a state. catalogs: what
 * is published; catalogDrafts: what is not yet. settings: the team with its members, look-up service and shared views.
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
