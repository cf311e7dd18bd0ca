export const apiKeyLimits = {
  maxKeys: 20,
  maxDays: 366,
  maxOrigins: 10,
} as const

export const apiKeyLimitTexts: Readonly<Record<keyof typeof apiKeyLimits, string>> = {
  maxKeys: 'API keys of a team that are neither revoked nor expired',
  maxDays: 'Days after which an API key expires, if it does',
  maxOrigins: 'Sites of an API key whose pages may read its answers',
}
