/** Characters. The identity provider refuses less. Source: spec 9. */
export const minPasswordLength = 6
