/** The one namespace, `ns` in addresses. A database of one tenant needs no other. */
export const namespace = 'costard'

/** What a client of another namespace is told, before it is let go. */
export const unknownNamespace = `There is no database of this name here; the address must say ns=${namespace}`
