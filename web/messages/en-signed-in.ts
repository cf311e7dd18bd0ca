import { account } from './en/account.ts'
import { ask } from './en/ask.ts'
import { bulk } from './en/bulk.ts'
import { catalog } from './en/catalog.ts'
import { catalogHints } from './en/catalog-hints.ts'
import { catalogImport } from './en/catalog-import.ts'
import { catalogModels } from './en/catalog-models.ts'
import { catalogRules } from './en/catalog-rules.ts'
import { catalogs } from './en/catalogs.ts'
import { consent } from './en/consent.ts'
import { counter } from './en/counter.ts'
import { counterOffer } from './en/counter-offer.ts'
import { customers } from './en/customers.ts'
import { dashboard } from './en/dashboard.ts'
import { days } from './en/days.ts'
import { deviceChecks } from './en/device-checks.ts'
import { faq } from './en/faq.ts'
import { files } from './en/files.ts'
import { find } from './en/find.ts'
import { firstSteps } from './en/first-steps.ts'
import { fulfilment } from './en/fulfilment.ts'
import { held } from './en/held.ts'
import { inspect } from './en/inspect.ts'
import { live } from './en/live.ts'
import { locales } from './en/locales.ts'
import { offline } from './en/offline.ts'
import { visitor } from './en/visitor.ts'
import { priceSources } from './en/price-sources.ts'
import { accounting } from './en/accounting.ts'
import { exports } from './en/exports.ts'
import { payouts } from './en/payouts.ts'
import { purchaseBook } from './en/purchase-book.ts'
import { purchases } from './en/purchases.ts'
import { quoteActions } from './en/quote-actions.ts'
import { quoteList } from './en/quote-list.ts'
import { quotePage } from './en/quote-page.ts'
import { quotes } from './en/quotes.ts'
import { samples } from './en/samples.ts'
import { settings } from './en/settings.ts'
import { sites } from './en/sites.ts'
import { team } from './en/team.ts'
import { teams } from './en/teams.ts'
import { timeline } from './en/timeline.ts'
import { trace } from './en/trace.ts'
import { widgets } from './en/widgets.ts'

/** Texts for signed-in users, in addition to those shown before sign-in. */
export const enSignedIn = {
  account,
  ask,
  bulk,
  catalog,
  catalogHints,
  catalogImport,
  catalogModels,
  catalogRules,
  catalogs,
  consent,
  counter,
  counterOffer,
  customers,
  dashboard,
  days,
  deviceChecks,
  faq,
  files,
  find,
  firstSteps,
  fulfilment,
  held,
  inspect,
  live,
  locales,
  offline,
  priceSources,
  accounting,
  exports,
  payouts,
  purchaseBook,
  purchases,
  visitor,
  quoteActions,
  quoteList,
  quotePage,
  quotes,
  samples,
  settings,
  sites,
  team,
  teams,
  timeline,
  trace,
  widgets,
} as const
