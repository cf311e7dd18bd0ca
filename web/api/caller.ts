/** Who calls the API. The session fills this in; apart from the client, so that signing in needs no client. */
export const caller = {
  /** The id token of the signed-in user. */
  idToken: async (): Promise<string | undefined> => undefined,
  /** What to do when the API no longer knows the caller, as when the session was ended elsewhere. */
  onSignedOut: async (): Promise<unknown> => undefined,
}

export function callApiAs(idToken: typeof caller.idToken, onSignedOut: typeof caller.onSignedOut): void {
  caller.idToken = idToken
  caller.onSignedOut = onSignedOut
}
