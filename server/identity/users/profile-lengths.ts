/** Name and photo travel in every id token, which must fit a request header. Characters. */
export const longestName = 256
export const longestUrl = 2048
