import { account } from './es/account.ts'
import { ask } from './es/ask.ts'
import { bulk } from './es/bulk.ts'
import { catalog } from './es/catalog.ts'
import { catalogHints } from './es/catalog-hints.ts'
import { catalogImport } from './es/catalog-import.ts'
import { catalogModels } from './es/catalog-models.ts'
import { catalogRules } from './es/catalog-rules.ts'
import { catalogs } from './es/catalogs.ts'
import { consent } from './es/consent.ts'
import { counter } from './es/counter.ts'
import { counterOffer } from './es/counter-offer.ts'
import { customers } from './es/customers.ts'
import { dashboard } from './es/dashboard.ts'
import { days } from './es/days.ts'
import { deviceChecks } from './es/device-checks.ts'
import { faq } from './es/faq.ts'
import { files } from './es/files.ts'
import { find } from './es/find.ts'
import { firstSteps } from './es/first-steps.ts'
import { fulfilment } from './es/fulfilment.ts'
import { held } from './es/held.ts'
import { inspect } from './es/inspect.ts'
import { live } from './es/live.ts'
import { locales } from './es/locales.ts'
import { offline } from './es/offline.ts'
import { visitor } from './es/visitor.ts'
import { priceSources } from './es/price-sources.ts'
import { accounting } from './es/accounting.ts'
import { exports } from './es/exports.ts'
import { payouts } from './es/payouts.ts'
import { purchaseBook } from './es/purchase-book.ts'
import { purchases } from './es/purchases.ts'
import { quoteActions } from './es/quote-actions.ts'
import { quoteList } from './es/quote-list.ts'
import { quotePage } from './es/quote-page.ts'
import { quotes } from './es/quotes.ts'
import { samples } from './es/samples.ts'
import { settings } from './es/settings.ts'
import { sites } from './es/sites.ts'
import { team } from './es/team.ts'
import { teams } from './es/teams.ts'
import { timeline } from './es/timeline.ts'
import { trace } from './es/trace.ts'
import { widgets } from './es/widgets.ts'

/** Spanish texts of `en-signed-in.ts`. */
export const esSignedIn = {
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
