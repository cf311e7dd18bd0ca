export const siteLimits = {
  maxSites: 50,
  maxName: 60,
} as const

export const siteLimitTexts: Readonly<Record<keyof typeof siteLimits, string>> = {
  maxSites: 'Sites of a team, with those archived',
  maxName: 'Characters of the name of a site',
}
