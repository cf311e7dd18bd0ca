/**
 * For what is read anew whenever its view is entered: a view does not repeat what the loader of its route began to
 * read a moment before. Milliseconds.
 */
export const justReadMs = 2_000
