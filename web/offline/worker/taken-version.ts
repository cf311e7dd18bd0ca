/**
 * Name of the cache with the page of a version that the user asked for, until another version is installed.
 * The active worker answers with it, although it belongs to the previous version: Chromium may delay the
 * change of workers by half a minute or more, and block the requests of all pages meanwhile.
 */
export const takenCacheName = 'taken-version'

/**
 * Message to the waiting worker: store the page of this version as taken, and answer on the port of the
 * message.
 */
export const takeMessage = 'take-version'
