/** Every address of the web app. The route table and all links are made from here. */
export const patterns = {
  home: '/',
  signUp: '/sign-up',
  resetPassword: '/reset-password',
  accountAction: '/account-action',
  teams: '/teams',
  addTeam: '/teams/add',
  team: '/t/:tid',
  quotes: '/t/:tid/quotes',
  identify: '/t/:tid/quotes/add/identify',
  chooseCatalogs: '/t/:tid/quotes/add/catalogs',
  setup: '/t/:tid/quotes/add/setup/:gid/*',
  quote: '/t/:tid/quotes/:qid',
  review: '/t/:tid/quotes/:qid/review',
  customers: '/t/:tid/customers',
  catalogs: '/t/:tid/catalogs',
  account: '/t/:tid/account',
  deviceChecks: '/t/:tid/settings/device-checks',
} as const

const of = (...segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`

export const paths = {
  home: () => '/',
  signUp: () => '/sign-up',
  teams: () => '/teams',
  addTeam: () => '/teams/add',
  team: (teamId: string) => of('t', teamId),
  quotes: (teamId: string) => of('t', teamId, 'quotes'),
  identify: (teamId: string) => of('t', teamId, 'quotes', 'add', 'identify'),
  chooseCatalogs: (teamId: string) => of('t', teamId, 'quotes', 'add', 'catalogs'),
  setup: (teamId: string, catalogId: string, variantIds: readonly string[]) =>
    of('t', teamId, 'quotes', 'add', 'setup', catalogId, ...variantIds),
  quote: (teamId: string, quoteId: string) => of('t', teamId, 'quotes', quoteId),
  review: (teamId: string, quoteId: string) => of('t', teamId, 'quotes', quoteId, 'review'),
  customers: (teamId: string) => of('t', teamId, 'customers'),
  catalogs: (teamId: string) => of('t', teamId, 'catalogs'),
  account: (teamId: string) => of('t', teamId, 'account'),
  deviceChecks: (teamId: string) => of('t', teamId, 'settings', 'device-checks'),
}
