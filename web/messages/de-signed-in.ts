import { account } from './de/account.ts'
import { ask } from './de/ask.ts'
import { bulk } from './de/bulk.ts'
import { catalog } from './de/catalog.ts'
import { catalogHints } from './de/catalog-hints.ts'
import { catalogImport } from './de/catalog-import.ts'
import { catalogModels } from './de/catalog-models.ts'
import { catalogRules } from './de/catalog-rules.ts'
import { catalogs } from './de/catalogs.ts'
import { consent } from './de/consent.ts'
import { counter } from './de/counter.ts'
import { counterOffer } from './de/counter-offer.ts'
import { customers } from './de/customers.ts'
import { dashboard } from './de/dashboard.ts'
import { days } from './de/days.ts'
import { deviceChecks } from './de/device-checks.ts'
import { faq } from './de/faq.ts'
import { files } from './de/files.ts'
import { find } from './de/find.ts'
import { firstSteps } from './de/first-steps.ts'
import { fulfilment } from './de/fulfilment.ts'
import { held } from './de/held.ts'
import { inspect } from './de/inspect.ts'
import { live } from './de/live.ts'
import { locales } from './de/locales.ts'
import { offline } from './de/offline.ts'
import { visitor } from './de/visitor.ts'
import { priceSources } from './de/price-sources.ts'
import { accounting } from './de/accounting.ts'
import { exports } from './de/exports.ts'
import { payouts } from './de/payouts.ts'
import { purchaseBook } from './de/purchase-book.ts'
import { purchases } from './de/purchases.ts'
import { quoteActions } from './de/quote-actions.ts'
import { quoteList } from './de/quote-list.ts'
import { quotePage } from './de/quote-page.ts'
import { quotes } from './de/quotes.ts'
import { samples } from './de/samples.ts'
import { settings } from './de/settings.ts'
import { sites } from './de/sites.ts'
import { team } from './de/team.ts'
import { teams } from './de/teams.ts'
import { timeline } from './de/timeline.ts'
import { trace } from './de/trace.ts'
import { widgets } from './de/widgets.ts'

/** German texts of `en-signed-in.ts`. */
export const deSignedIn = {
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
}
