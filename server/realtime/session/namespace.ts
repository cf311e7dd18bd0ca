/** The only namespace (`ns` in URLs): the database has one tenant. */
export const namespace = 'costard'

/** Reason sent to a client of another namespace before disconnecting. */
export const unknownNamespace = `Unknown namespace: the URL must have ns=${namespace}`
