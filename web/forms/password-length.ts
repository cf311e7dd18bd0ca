/** Characters. The identity provider rejects shorter passwords. Source: spec 9. */
export const minPasswordLength = 6
