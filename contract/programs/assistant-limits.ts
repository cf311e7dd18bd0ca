/** Bounds of assistants that connect by OAuth. docs/limits.md lists them. */
export const assistantLimits = {
  maxAssistants: 50,
  codeSeconds: 60,
  accessTokenSeconds: 3_600,
  unusedDays: 30,
  registrationBytes: 16_384,
  maxRedirectUris: 10,
  maxRedirectUri: 500,
  maxClientName: 100,
  maxClientId: 500,
  maxState: 1_000,
  maxScope: 500,
  documentBytes: 16_384,
  documentMs: 5_000,
  unusedRegistrationDays: 7,
} as const

export const assistantLimitTexts: Readonly<Record<keyof typeof assistantLimits, string>> = {
  maxAssistants: 'Assistants that a team has connected, with codes that are not used yet',
  codeSeconds: 'Seconds in which a code is exchanged, once',
  accessTokenSeconds: 'Seconds for which an access token holds',
  unusedDays: 'Days without use after which a connection ends',
  registrationBytes: 'Bytes of a registration, and of a request for tokens',
  maxRedirectUris: 'Addresses to come back to, of one client',
  maxRedirectUri: 'Characters of an address to come back to',
  maxClientName: 'Characters of the name of a client',
  maxClientId: 'Characters of the address of a client metadata document',
  maxState: 'Characters of the state that is handed back',
  maxScope: 'Characters of the scopes asked for',
  documentBytes: 'Bytes of a client metadata document',
  documentMs: 'Milliseconds to read a client metadata document',
  unusedRegistrationDays: 'Days after which a registration that nobody has allowed is removed',
}
