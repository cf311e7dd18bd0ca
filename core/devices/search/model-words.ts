/** Words that distinguish models, not generations. */
export const modelWords: ReadonlySet<string> = new Set([
  'pro',
  'max',
  'plus',
  'mini',
  'air',
  'ultra',
  'nano',
  'shuffle',
  'touch',
  'se',
  '4k',
  'server',
  'rack',
  'wireless',
])
