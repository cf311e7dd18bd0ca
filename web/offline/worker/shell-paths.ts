/**
 * Path and query of screens behind the sign-in; the page that the worker keeps answers them. Links of mails have their
 * query elsewhere.
 */
export const shellPaths = /^\/(?:teams|new-quote|scan|t\/.*)?$/
