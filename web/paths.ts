import { addressOf, screenPatterns as patterns } from '@costard/contract'

export { patterns }

/** Every link of the web app is made here, from the patterns of its routes. */
export const paths = {
  home: () => patterns.home,
  signUp: () => patterns.signUp,
  invitation: (token: string) => addressOf(patterns.invitation, { token }),
  teams: () => patterns.teams,
  addTeam: () => patterns.addTeam,
  team: (tid: string) => addressOf(patterns.team, { tid }),
  quotes: (tid: string) => addressOf(patterns.quotes, { tid }),
  identify: (tid: string) => addressOf(patterns.identify, { tid }),
  chooseCatalogs: (tid: string) => addressOf(patterns.chooseCatalogs, { tid }),
  setup: (tid: string, gid: string, variantIds: readonly string[]) =>
    addressOf(patterns.setup, { tid, gid }, variantIds),
  bulkQuote: (tid: string) => addressOf(patterns.bulkQuote, { tid }),
  quote: (tid: string, qid: string) => addressOf(patterns.quote, { tid, qid }),
  review: (tid: string, qid: string) => addressOf(patterns.review, { tid, qid }),
  inspect: (tid: string, qid: string, lineId: string) =>
    `${addressOf(patterns.inspect, { tid, qid })}?line=${encodeURIComponent(lineId)}`,
  customers: (tid: string) => addressOf(patterns.customers, { tid }),
  addCustomer: (tid: string) => addressOf(patterns.addCustomer, { tid }),
  importCustomers: (tid: string) => addressOf(patterns.importCustomers, { tid }),
  customer: (tid: string, cid: string) => addressOf(patterns.customer, { tid, cid }),
  editCustomer: (tid: string, cid: string) => addressOf(patterns.editCustomer, { tid, cid }),
  widgets: (tid: string) => addressOf(patterns.widgets, { tid }),
  addWidget: (tid: string) => addressOf(patterns.addWidget, { tid }),
  widget: (tid: string, wid: string) => addressOf(patterns.widget, { tid, wid }),
  catalogs: (tid: string) => addressOf(patterns.catalogs, { tid }),
  addCatalog: (tid: string) => addressOf(patterns.addCatalog, { tid }),
  catalog: (tid: string, gid: string) => addressOf(patterns.catalog, { tid, gid }),
  catalogGeneral: (tid: string, gid: string) => addressOf(patterns.catalogGeneral, { tid, gid }),
  catalogModels: (tid: string, gid: string) => addressOf(patterns.catalogModels, { tid, gid }),
  importPrices: (tid: string, gid: string) => addressOf(patterns.importPrices, { tid, gid }),
  catalogQuestions: (tid: string, gid: string) => addressOf(patterns.catalogQuestions, { tid, gid }),
  addQuestion: (tid: string, gid: string) => addressOf(patterns.addQuestion, { tid, gid }),
  catalogQuestion: (tid: string, gid: string, key: string) =>
    addressOf(patterns.catalogQuestion, { tid, gid, key }),
  catalogPropositions: (tid: string, gid: string) => addressOf(patterns.catalogPropositions, { tid, gid }),
  addProposition: (tid: string, gid: string) => addressOf(patterns.addProposition, { tid, gid }),
  catalogProposition: (tid: string, gid: string, key: string) =>
    addressOf(patterns.catalogProposition, { tid, gid, key }),
  catalogServices: (tid: string, gid: string) => addressOf(patterns.catalogServices, { tid, gid }),
  addService: (tid: string, gid: string) => addressOf(patterns.addService, { tid, gid }),
  catalogService: (tid: string, gid: string, key: string) =>
    addressOf(patterns.catalogService, { tid, gid, key }),
  computation: (tid: string, gid: string) => addressOf(patterns.computation, { tid, gid }),
  computationQuestion: (tid: string, gid: string, key: string) =>
    addressOf(patterns.computationQuestion, { tid, gid, key }),
  computationPropositions: (tid: string, gid: string) =>
    addressOf(patterns.computationPropositions, { tid, gid }),
  catalogVersions: (tid: string, gid: string) => addressOf(patterns.catalogVersions, { tid, gid }),
  dashboard: (tid: string) => addressOf(patterns.dashboard, { tid }),
  account: (tid: string) => addressOf(patterns.account, { tid }),
  tax: (tid: string) => addressOf(patterns.tax, { tid }),
  settings: (tid: string) => addressOf(patterns.settings, { tid }),
  general: (tid: string) => addressOf(patterns.general, { tid }),
  api: (tid: string) => addressOf(patterns.api, { tid }),
  audit: (tid: string) => addressOf(patterns.audit, { tid }),
  members: (tid: string) => addressOf(patterns.members, { tid }),
  subscription: (tid: string) => addressOf(patterns.subscription, { tid }),
  leave: (tid: string) => addressOf(patterns.leave, { tid }),
  close: (tid: string) => addressOf(patterns.close, { tid }),
  messages: (tid: string) => addressOf(patterns.messages, { tid }),
  deviceChecks: (tid: string) => addressOf(patterns.deviceChecks, { tid }),
  teamCountries: (tid: string) => addressOf(patterns.teamCountries, { tid }),
  teamLocales: (tid: string) => addressOf(patterns.teamLocales, { tid }),
  faq: (tid: string) => addressOf(patterns.faq, { tid }),
  answer: (uid: string) => addressOf(patterns.answer, { uid }),
}
