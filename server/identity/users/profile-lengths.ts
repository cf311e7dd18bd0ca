/** Characters. Every id token carries name and photo URL, and must fit into a request header. */
export const maxNameLength = 256
export const maxUrlLength = 2048
