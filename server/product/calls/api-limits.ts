/** Limits of the API at /api. docs/limits.md lists them. */
export const apiLimits = {
  /** Calls that need an account. */
  account: { maxBytes: 1024 * 1024, maxDepth: 32, maxValues: 10_000 },
  /** Calls without an account, such as those of a customer's page. */
  public: { maxBytes: 64 * 1024, maxDepth: 32, maxValues: 1_000 },
  /** Messages of assistants. */
  mcp: { maxBytes: 64 * 1024, maxDepth: 32, maxValues: 2_000 },
  maxQueryBytes: 4096,
  maxQueryValues: 500,
  maxQueryDepth: 4,
  maxIssues: 20,
  maxIssueText: 200,
  maxDetail: 32_768,
  callsPerAccount: { calls: 600, seconds: 60 },
  callsPerKey: { calls: 300, seconds: 60 },
  callsPerClient: { calls: 300, seconds: 60 },
  exportsPerAccount: { calls: 6, seconds: 3_600 },
} as const

export const apiLimitTexts: Readonly<Record<keyof typeof apiLimits, string>> = {
  account: 'Body of a call that needs an account; the account is checked before it is read',
  public: 'Body of a call without an account',
  mcp: 'Message of an assistant at /mcp; the API key is checked before it is read',
  maxQueryBytes: 'Bytes of the query string',
  maxQueryValues: 'Values in the query string of a call',
  maxQueryDepth: 'Levels of lists and objects in a name of the query string of a call, such as 1 in ids[0]',
  maxIssues: 'Issues listed in a refusal; the others are left out',
  maxIssueText: 'Characters of the path and of the message of an issue',
  maxDetail: 'Characters of the detail of a refusal; a longer one is left out',
  callsPerAccount: 'Calls of one account, in one process',
  callsPerKey: 'Calls with one API key, in one process',
  callsPerClient: 'Calls without an account of one IPv4 address or IPv6 /64, in one process',
  exportsPerAccount:
    'Exports of the data of an account or a customer, by one account in one process; one at a time',
}
