/**
 * Name of the cache with the page of a version that a person asked for, until another version is installed. The active
 * worker answers with it, although it is that of the version before: Chromium may delay a change of workers, and hold
 * the requests of all pages meanwhile, by half a minute or more.
 */
export const takenCacheName = 'taken-version'

/** Message to the waiting worker: keep the page of this version as taken, and answer on the port of the message. */
export const takeMessage = 'take-version'
