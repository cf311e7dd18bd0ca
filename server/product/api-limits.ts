/** Bounds of our API, at /api. docs/limits.md lists them. */
export const apiLimits = {
  /** Calls that need an account. */
  account: { maxBytes: 1024 * 1024, maxDepth: 32, maxValues: 10_000 },
  /** Calls without an account, such as those of a customer's page. */
  public: { maxBytes: 64 * 1024, maxDepth: 32, maxValues: 1_000 },
  maxQueryBytes: 4096,
  /** Issues listed in a refusal; the others are left out. */
  maxIssues: 20,
  /** Characters of a path and of a message in an issue. */
  maxIssueText: 200,
  /** Details of a refusal above this are left out. Characters. */
  maxDetail: 32_768,
  /** Of one account. */
  callsPerAccount: { calls: 600, seconds: 60 },
  /** Of one IPv4 address or IPv6 /64, for calls without an account. */
  callsPerClient: { calls: 300, seconds: 60 },
} as const
