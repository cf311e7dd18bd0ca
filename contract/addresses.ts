/** Paths of the screens of the web app. The server answers any other path with status 404. */
export const screenPatterns = {
  home: '/',
  signUp: '/sign-up',
  resetPassword: '/reset-password',
  accountAction: '/account-action',
  invitation: '/invitations/:token',
  consent: '/oauth/consent',
  teams: '/teams',
  addTeam: '/teams/add',
  newQuote: '/new-quote',
  scan: '/scan',
  team: '/t/:tid',
  quotes: '/t/:tid/quotes',
  identify: '/t/:tid/quotes/add/identify',
  chooseCatalogs: '/t/:tid/quotes/add/catalogs',
  setup: '/t/:tid/quotes/add/setup/:gid/*',
  bulkQuote: '/t/:tid/quotes/add/bulk',
  quote: '/t/:tid/quotes/:qid',
  review: '/t/:tid/quotes/:qid/review',
  inspect: '/t/:tid/quotes/:qid/inspect',
  customers: '/t/:tid/customers',
  addCustomer: '/t/:tid/customers/add',
  importCustomers: '/t/:tid/customers/import',
  customer: '/t/:tid/customers/:cid',
  editCustomer: '/t/:tid/customers/:cid/edit',
  widgets: '/t/:tid/widgets',
  addWidget: '/t/:tid/widgets/add',
  widget: '/t/:tid/widgets/:wid',
  catalogs: '/t/:tid/catalogs',
  addCatalog: '/t/:tid/catalogs/add',
  priceSources: '/t/:tid/catalogs/sources',
  catalog: '/t/:tid/catalogs/:gid',
  catalogGeneral: '/t/:tid/catalogs/:gid/general',
  catalogModels: '/t/:tid/catalogs/:gid/models',
  importPrices: '/t/:tid/catalogs/:gid/models/import',
  catalogQuestions: '/t/:tid/catalogs/:gid/questions',
  addQuestion: '/t/:tid/catalogs/:gid/questions/add',
  catalogQuestion: '/t/:tid/catalogs/:gid/questions/:key',
  catalogPropositions: '/t/:tid/catalogs/:gid/propositions',
  addProposition: '/t/:tid/catalogs/:gid/propositions/add',
  catalogProposition: '/t/:tid/catalogs/:gid/propositions/:key',
  catalogServices: '/t/:tid/catalogs/:gid/services',
  addService: '/t/:tid/catalogs/:gid/services/add',
  catalogService: '/t/:tid/catalogs/:gid/services/:key',
  computation: '/t/:tid/catalogs/:gid/computation',
  computationQuestion: '/t/:tid/catalogs/:gid/computation/questions/:key',
  computationPropositions: '/t/:tid/catalogs/:gid/computation/propositions',
  catalogVersions: '/t/:tid/catalogs/:gid/versions',
  payouts: '/t/:tid/payouts',
  purchaseBook: '/t/:tid/purchase-book',
  waiting: '/t/:tid/waiting',
  waitingQuote: '/t/:tid/waiting/:qid',
  dashboard: '/t/:tid/dashboard',
  account: '/t/:tid/account',
  tax: '/t/:tid/settings/tax',
  accounting: '/t/:tid/settings/accounting',
  settings: '/t/:tid/settings',
  general: '/t/:tid/settings/general',
  sites: '/t/:tid/settings/sites',
  addSite: '/t/:tid/settings/sites/add',
  site: '/t/:tid/settings/sites/:sid',
  members: '/t/:tid/settings/members',
  subscription: '/t/:tid/settings/subscription',
  leave: '/t/:tid/settings/leave',
  close: '/t/:tid/settings/close',
  messages: '/t/:tid/settings/messages',
  deviceChecks: '/t/:tid/settings/device-checks',
  api: '/t/:tid/settings/api',
  audit: '/t/:tid/settings/audit',
  countries: '/countries',
  locales: '/locales',
  teamCountries: '/t/:tid/countries',
  teamLocales: '/t/:tid/locales',
  faq: '/t/:tid/faq',
  answer: '/faq/:uid',
} as const

/** Pages that the server renders itself. */
export const pagePatterns = {
  publicQuote: '/q/:token',
  publicDocument: '/q/:token/document.pdf',
  publicPhoto: '/q/:token/files/:fileId',
  phonePhotos: '/p/:token',
  mailbox: '/__/mailbox',
  widget: '/w/:wid',
  widgetAround: '/w/:wid/around',
  widgetScript: '/widget.js',
  selfInspection: '/k/:token',
  askedOffer: '/o/:token',
  privacy: '/privacy',
  terms: '/terms',
} as const

type ParameterOf<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/**
 * Returns the address of a path pattern. more: the segments that replace a star at the end of the pattern.
 */
export function addressOf<Pattern extends string>(
  pattern: Pattern,
  values: Readonly<Record<ParameterOf<Pattern>, string>>,
  more: readonly string[] = [],
): string {
  const known: Readonly<Record<string, string>> = values
  const start = pattern
    .replace(/\/\*$/, '')
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(known[name] ?? ''))
  return [start, ...more.map(encodeURIComponent)].join('/')
}
