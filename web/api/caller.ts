/** Set by the session. Separate from the API client, so that the sign-in screen does not load the client. */
export const caller = {
  /** Returns the id token of the signed-in user. */
  idToken: async (): Promise<string | undefined> => undefined,
  /** Called when the API rejects the caller, for example after the session was ended elsewhere. */
  onSignedOut: async (): Promise<unknown> => undefined,
}

export function callApiAs(idToken: typeof caller.idToken, onSignedOut: typeof caller.onSignedOut): void {
  caller.idToken = idToken
  caller.onSignedOut = onSignedOut
}
