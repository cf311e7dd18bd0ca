/**
 * Paths with query of screens for signed-in users, which are answered with the page that the worker stores.
 * Links in mails have their queries on other paths.
 */
export const shellPaths = /^\/(?:teams|new-quote|scan|t\/.*)?$/
