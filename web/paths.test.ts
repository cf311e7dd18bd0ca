import assert from 'node:assert/strict'
import { test } from 'vitest'
import { matchPath } from 'react-router'
import { paths, patterns } from './paths.ts'

/** The addresses of all routes, as in the address bar. */
const table: Readonly<Record<keyof typeof paths, readonly [path: string, expected: string]>> = {
  home: [paths.home(), '/'],
  signUp: [paths.signUp(), '/sign-up'],
  invitation: [paths.invitation('K1'), '/invitations/K1'],
  teams: [paths.teams(), '/teams'],
  addTeam: [paths.addTeam(), '/teams/add'],
  team: [paths.team('T1'), '/t/T1'],
  quotes: [paths.quotes('T1'), '/t/T1/quotes'],
  payouts: [paths.payouts('T1'), '/t/T1/payouts'],
  purchaseBook: [paths.purchaseBook('T1'), '/t/T1/purchase-book'],
  waiting: [paths.waiting('T1'), '/t/T1/waiting'],
  waitingQuote: [paths.waitingQuote('T1', 'Q1'), '/t/T1/waiting/Q1'],
  identify: [paths.identify('T1'), '/t/T1/quotes/add/identify'],
  chooseCatalogs: [paths.chooseCatalogs('T1'), '/t/T1/quotes/add/catalogs'],
  setup: [paths.setup('T1', 'G1', ['iphone-13-256', 'b']), '/t/T1/quotes/add/setup/G1/iphone-13-256/b'],
  quote: [paths.quote('T1', 'Q1'), '/t/T1/quotes/Q1'],
  review: [paths.review('T1', 'Q1'), '/t/T1/quotes/Q1/review'],
  inspect: [paths.inspect('T1', 'Q1', 'L1'), '/t/T1/quotes/Q1/inspect?line=L1'],
  bulkQuote: [paths.bulkQuote('T1'), '/t/T1/quotes/add/bulk'],
  customers: [paths.customers('T1'), '/t/T1/customers'],
  addCustomer: [paths.addCustomer('T1'), '/t/T1/customers/add'],
  importCustomers: [paths.importCustomers('T1'), '/t/T1/customers/import'],
  customer: [paths.customer('T1', 'C1'), '/t/T1/customers/C1'],
  editCustomer: [paths.editCustomer('T1', 'C1'), '/t/T1/customers/C1/edit'],
  widgets: [paths.widgets('T1'), '/t/T1/widgets'],
  addWidget: [paths.addWidget('T1'), '/t/T1/widgets/add'],
  widget: [paths.widget('T1', 'W1'), '/t/T1/widgets/W1'],
  catalogs: [paths.catalogs('T1'), '/t/T1/catalogs'],
  priceSources: [paths.priceSources('T1'), '/t/T1/catalogs/sources'],
  addCatalog: [paths.addCatalog('T1'), '/t/T1/catalogs/add'],
  catalog: [paths.catalog('T1', 'G1'), '/t/T1/catalogs/G1'],
  catalogGeneral: [paths.catalogGeneral('T1', 'G1'), '/t/T1/catalogs/G1/general'],
  catalogModels: [paths.catalogModels('T1', 'G1'), '/t/T1/catalogs/G1/models'],
  importPrices: [paths.importPrices('T1', 'G1'), '/t/T1/catalogs/G1/models/import'],
  catalogQuestions: [paths.catalogQuestions('T1', 'G1'), '/t/T1/catalogs/G1/questions'],
  addQuestion: [paths.addQuestion('T1', 'G1'), '/t/T1/catalogs/G1/questions/add'],
  catalogQuestion: [paths.catalogQuestion('T1', 'G1', 'k.1'), '/t/T1/catalogs/G1/questions/k.1'],
  catalogPropositions: [paths.catalogPropositions('T1', 'G1'), '/t/T1/catalogs/G1/propositions'],
  addProposition: [paths.addProposition('T1', 'G1'), '/t/T1/catalogs/G1/propositions/add'],
  catalogProposition: [paths.catalogProposition('T1', 'G1', 'k.1'), '/t/T1/catalogs/G1/propositions/k.1'],
  catalogServices: [paths.catalogServices('T1', 'G1'), '/t/T1/catalogs/G1/services'],
  addService: [paths.addService('T1', 'G1'), '/t/T1/catalogs/G1/services/add'],
  catalogService: [paths.catalogService('T1', 'G1', 'k.1'), '/t/T1/catalogs/G1/services/k.1'],
  computation: [paths.computation('T1', 'G1'), '/t/T1/catalogs/G1/computation'],
  computationQuestion: [
    paths.computationQuestion('T1', 'G1', 'k.1'),
    '/t/T1/catalogs/G1/computation/questions/k.1',
  ],
  computationPropositions: [
    paths.computationPropositions('T1', 'G1'),
    '/t/T1/catalogs/G1/computation/propositions',
  ],
  catalogVersions: [paths.catalogVersions('T1', 'G1'), '/t/T1/catalogs/G1/versions'],
  dashboard: [paths.dashboard('T1'), '/t/T1/dashboard'],
  account: [paths.account('T1'), '/t/T1/account'],
  accounting: [paths.accounting('T1'), '/t/T1/settings/accounting'],
  tax: [paths.tax('T1'), '/t/T1/settings/tax'],
  settings: [paths.settings('T1'), '/t/T1/settings'],
  general: [paths.general('T1'), '/t/T1/settings/general'],
  sites: [paths.sites('T1'), '/t/T1/settings/sites'],
  addSite: [paths.addSite('T1'), '/t/T1/settings/sites/add'],
  site: [paths.site('T1', 'S1'), '/t/T1/settings/sites/S1'],
  faq: [paths.faq('T1'), '/t/T1/faq'],
  answer: [paths.answer('make-a-quote'), '/faq/make-a-quote'],
  api: [paths.api('T1'), '/t/T1/settings/api'],
  audit: [paths.audit('T1'), '/t/T1/settings/audit'],
  members: [paths.members('T1'), '/t/T1/settings/members'],
  subscription: [paths.subscription('T1'), '/t/T1/settings/subscription'],
  leave: [paths.leave('T1'), '/t/T1/settings/leave'],
  close: [paths.close('T1'), '/t/T1/settings/close'],
  messages: [paths.messages('T1'), '/t/T1/settings/messages'],
  deviceChecks: [paths.deviceChecks('T1'), '/t/T1/settings/device-checks'],
  countries: [paths.countries(), '/countries'],
  locales: [paths.locales(), '/locales'],
  teamCountries: [paths.teamCountries('T1'), '/t/T1/countries'],
  teamLocales: [paths.teamLocales('T1'), '/t/T1/locales'],
}

test('every link matches its own route', () => {
  for (const [name, [path, expected]] of Object.entries(table)) {
    assert.equal(path, expected)
    assert.ok(
      matchPath(patterns[name as keyof typeof paths], path.replace(/\?.*/, '')),
      `${path} is not ${name}`,
    )
  }
})

test('escapes what people typed within its path segment', () => {
  assert.equal(paths.setup('T1', 'G1', ['a/../b', '?x']), '/t/T1/quotes/add/setup/G1/a%2F..%2Fb/%3Fx')
})
