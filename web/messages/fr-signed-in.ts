import { account } from './fr/account.ts'
import { ask } from './fr/ask.ts'
import { bulk } from './fr/bulk.ts'
import { catalog } from './fr/catalog.ts'
import { catalogHints } from './fr/catalog-hints.ts'
import { catalogImport } from './fr/catalog-import.ts'
import { catalogModels } from './fr/catalog-models.ts'
import { catalogRules } from './fr/catalog-rules.ts'
import { catalogs } from './fr/catalogs.ts'
import { consent } from './fr/consent.ts'
import { counter } from './fr/counter.ts'
import { counterOffer } from './fr/counter-offer.ts'
import { customers } from './fr/customers.ts'
import { dashboard } from './fr/dashboard.ts'
import { days } from './fr/days.ts'
import { deviceChecks } from './fr/device-checks.ts'
import { faq } from './fr/faq.ts'
import { files } from './fr/files.ts'
import { find } from './fr/find.ts'
import { firstSteps } from './fr/first-steps.ts'
import { fulfilment } from './fr/fulfilment.ts'
import { held } from './fr/held.ts'
import { inspect } from './fr/inspect.ts'
import { live } from './fr/live.ts'
import { locales } from './fr/locales.ts'
import { offline } from './fr/offline.ts'
import { visitor } from './fr/visitor.ts'
import { priceSources } from './fr/price-sources.ts'
import { accounting } from './fr/accounting.ts'
import { exports } from './fr/exports.ts'
import { payouts } from './fr/payouts.ts'
import { purchaseBook } from './fr/purchase-book.ts'
import { purchases } from './fr/purchases.ts'
import { quoteActions } from './fr/quote-actions.ts'
import { quoteList } from './fr/quote-list.ts'
import { quotePage } from './fr/quote-page.ts'
import { quotes } from './fr/quotes.ts'
import { samples } from './fr/samples.ts'
import { settings } from './fr/settings.ts'
import { sites } from './fr/sites.ts'
import { team } from './fr/team.ts'
import { teams } from './fr/teams.ts'
import { timeline } from './fr/timeline.ts'
import { trace } from './fr/trace.ts'
import { widgets } from './fr/widgets.ts'

/** French texts of `en-signed-in.ts`. */
export const frSignedIn = {
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
