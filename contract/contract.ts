import { account } from './account.ts'
import { apiKeys } from './programs/api-keys.ts'
import { assistants } from './programs/assistants.ts'
import { attachments } from './files/attachments.ts'
import { phoneLinks } from './files/phone-links.ts'
import { audit } from './programs/audit.ts'
import { catalogBacktests } from './catalogs/catalog-backtests.ts'
import { catalogDrafts } from './catalogs/catalog-drafts.ts'
import { catalogExamples } from './catalogs/catalog-examples.ts'
import { catalogPictures } from './catalogs/catalog-pictures.ts'
import { listColumns } from './catalogs/list-columns.ts'
import { listShapes } from './catalogs/list-shapes.ts'
import { priceSources } from './catalogs/price-sources.ts'
import { labels } from './quotes/labels.ts'
import { accounting } from './quotes/deals/accounting.ts'
import { payouts } from './quotes/deals/payouts.ts'
import { purchaseBook } from './quotes/deals/purchase-book.ts'
import { catalogSchedules } from './catalogs/catalog-schedules.ts'
import { catalogVersions } from './catalogs/catalog-versions.ts'
import { catalogs } from './catalogs/catalogs.ts'
import { counterOffers } from './quotes/customer/counter-offers.ts'
import { customerFiles } from './customers/customer-files.ts'
import { customerRecords } from './customers/customer-records.ts'
import { customerTimeline } from './customers/customer-timeline.ts'
import { customers } from './customers/customers.ts'
import { dashboard } from './quotes/dashboard.ts'
import { deviceChecks } from './pricing/device-checks.ts'
import { devicePrices } from './pricing/device-prices.ts'
import { devices } from './pricing/devices.ts'
import { firstSteps } from './teams/first-steps.ts'
import { help } from './help.ts'
import { invitations, publicInvitations } from './teams/invitations.ts'
import { locales } from './teams/locales.ts'
import { members } from './teams/members.ts'
import { messages } from './shop/messages.ts'
import { notifications } from './teams/notifications.ts'
import { newerPrices } from './quotes/lines/newer-prices.ts'
import { purchases } from './quotes/lines/purchases.ts'
import { publicQuotes } from './quotes/customer/public-quotes.ts'
import { quoteActivity } from './quotes/quote-activity.ts'
import { quoteActions } from './quotes/quote-actions.ts'
import { quoteApprovals } from './quotes/quote-approvals.ts'
import { quoteNotes } from './quotes/quote-notes.ts'
import { quoteQuestions } from './quotes/customer/quote-questions.ts'
import { quoteFiles } from './quotes/quote-files.ts'
import { quoteViews } from './quotes/lists/quote-views.ts'
import { quotes } from './quotes/quotes.ts'
import { numbering } from './teams/numbering.ts'
import { replyTo } from './teams/reply-to.ts'
import { samples } from './teams/samples.ts'
import { shop } from './shop/shop.ts'
import { sites } from './shop/sites.ts'
import { withStrictInputs } from './calls/strict-inputs.ts'
import { subscription } from './teams/subscription.ts'
import { storedExports } from './teams/stored-exports.ts'
import { teamArchives } from './teams/team-archives.ts'
import { teams } from './teams/teams.ts'
import { webhooks } from './programs/webhooks.ts'
import { selfInspections } from './widgets/self-inspections.ts'
import { widgetVisits } from './widgets/widget-visits.ts'
import { widgets } from './widgets/widgets.ts'

export * from './account.ts'
export * from './addresses.ts'
export * from './pricing/answers.ts'
export * from './programs/api-key-limits.ts'
export * from './programs/api-keys.ts'
export * from './programs/assistant-limits.ts'
export * from './programs/assistants.ts'
export * from './calls/api-scopes.ts'
export * from './calls/assistant-scopes.ts'
export * from './files/attachments.ts'
export * from './programs/audit.ts'
export * from './programs/audit-limits.ts'
export * from './programs/audited-actions.ts'
export * from './files/phone-links.ts'
export * from './files/phone-link-limits.ts'
export * from './names/browser-words.ts'
export * from './calls/call.ts'
export * from './catalogs/catalog-backtests.ts'
export * from './catalogs/catalog-document.ts'
export * from './catalogs/catalog-drafts.ts'
export * from './catalogs/catalog-limits.ts'
export * from './catalogs/catalog-parts.ts'
export * from './catalogs/catalog-versions.ts'
export * from './catalogs/catalog-examples.ts'
export * from './catalogs/catalog-pictures.ts'
export * from './catalogs/choice-picture-path.ts'
export * from './catalogs/list-shapes.ts'
export * from './catalogs/price-source-limits.ts'
export * from './catalogs/price-sources.ts'
export * from './quotes/label-limits.ts'
export * from './quotes/deals/accounting-limits.ts'
export * from './quotes/deals/accounting.ts'
export * from './quotes/deals/iban.ts'
export * from './quotes/deals/payout-limits.ts'
export * from './quotes/deals/payouts.ts'
export * from './quotes/rejections.ts'
export * from './quotes/deals/purchase-book-limits.ts'
export * from './quotes/deals/purchase-book.ts'
export * from './quotes/labels.ts'
export * from './catalogs/catalogs.ts'
export * from './catalogs/schemas-from.ts'
export * from './pricing/check-results.ts'
export * from './names/compare-names.ts'
export * from './quotes/customer/counter-limits.ts'
export * from './quotes/customer/counter-offers.ts'
export * from './customers/customer-columns.ts'
export * from './customers/customer-data.ts'
export * from './customers/customer-fields.ts'
export * from './customers/customer-files.ts'
export * from './customers/customer-limits.ts'
export * from './customers/phone-words.ts'
export * from './customers/customer-records.ts'
export * from './customers/customer-timeline.ts'
export * from './customers/customer-sorts.ts'
export * from './customers/customers.ts'
export * from './quotes/dashboard-limits.ts'
export * from './quotes/dashboard.ts'
export * from './quotes/customer/decline-reasons.ts'
export * from './pricing/device-checks.ts'
export * from './pricing/device-limits.ts'
export * from './pricing/device-prices.ts'
export * from './pricing/devices.ts'
export * from './catalogs/draft-parts.ts'
export * from './calls/error-codes.ts'
export * from './calls/lasting-keys.ts'
export * from './files/file-limits.ts'
export * from './help-limits.ts'
export * from './help.ts'
export * from './customers/id-checks.ts'
export * from './ids.ts'
export * from './teams/invitations.ts'
export * from './quotes/lines/kept-hand-price.ts'
export * from './quotes/lines/kept-purchase.ts'
export * from './names/languages.ts'
export { sampleCurrencies } from './teams/sample-currencies.ts'
export * from './pricing/line-by-key.ts'
export * from './pricing/line-keys.ts'
export * from './live-collections.ts'
export * from './teams/locales.ts'
export * from './teams/member-limits.ts'
export * from './teams/members.ts'
export * from './shop/message-limits.ts'
export * from './shop/messages.ts'
export type { NameIssue } from './names/name-fields.ts'
export * from './names/names.ts'
export * from './quotes/lines/newer-prices.ts'
export * from './teams/first-step-names.ts'
export * from './teams/notification-kinds.ts'
export * from './teams/notifications.ts'
export * from './calls/permissions.ts'
export * from './shop/place.ts'
export * from './names/plain-letters.ts'
export * from './quotes/customer/public-quotes.ts'
export * from './quotes/lines/purchases.ts'
export * from './quotes/quote-actions.ts'
export * from './quotes/quote-activity.ts'
export * from './quotes/quote-approvals.ts'
export * from './quotes/lists/quote-columns.ts'
export * from './quotes/quote-files.ts'
export * from './quotes/lists/quote-filters.ts'
export * from './quotes/quote-limits.ts'
export * from './quotes/lines/quote-lines.ts'
export * from './quotes/customer/question-limits.ts'
export * from './quotes/quote-notes.ts'
export * from './quotes/customer/quote-questions.ts'
export * from './quotes/lists/quote-views.ts'
export * from './quotes/quotes.ts'
export * from './teams/reply-to.ts'
export * from './teams/samples.ts'
export * from './widgets/self-inspection-limits.ts'
export * from './widgets/self-inspections.ts'
export * from './quotes/offline-code.ts'
export * from './quotes/customer/send-channels.ts'
export * from './teams/numbering.ts'
export * from './shop/shop.ts'
export * from './files/shown-photo.ts'
export * from './shop/site-limits.ts'
export * from './shop/site-name-key.ts'
export * from './shop/site-origin.ts'
export * from './shop/terms-in.ts'
export * from './shop/sites.ts'
export * from './shop/shop-limits.ts'
export * from './teams/team-defaults.ts'
export { unknownFieldTexts } from './calls/strict-inputs.ts'
export * from './calls/contract-calls.ts'
export * from './teams/subscription.ts'
export * from './teams/stored-export-limits.ts'
export * from './teams/stored-exports.ts'
export * from './teams/team-archives.ts'
export * from './teams/team-archive-limits.ts'
export * from './teams/team-color.ts'
export * from './teams/open-teams.ts'
export * from './teams/tax-settings.ts'
export * from './teams/teams.ts'
export * from './pricing/trace-labels.ts'
export * from './names/typed-part.ts'
export * from './calls/unchecked.ts'
export * from './pricing/amount-limits.ts'
export * from './pricing/catalog-taxes.ts'
export * from './pricing/unlisted-devices.ts'
export * from './programs/webhook-events.ts'
export * from './programs/webhook-limits.ts'
export * from './programs/webhooks.ts'
export * from './widgets/widget-limits.ts'
export * from './widgets/widget-visits.ts'
export * from './widgets/widgets.ts'
export * from './catalogs/without-costs.ts'

/** The product API. The server implements it; the web client and the OpenAPI document are generated from it. Unknown fields of inputs are refused. */
export const contract = withStrictInputs({
  account,
  help,
  locales,
  teams,
  storedExports,
  teamArchives,
  firstSteps,
  samples,
  notifications,
  members,
  invitations,
  publicInvitations,
  audit,
  apiKeys,
  assistants,
  webhooks,
  shop,
  sites,
  replyTo,
  numbering,
  subscription,
  messages,
  catalogs,
  catalogDrafts,
  catalogBacktests,
  catalogVersions,
  catalogExamples,
  catalogPictures,
  listColumns,
  listShapes,
  priceSources,
  catalogSchedules,
  customers,
  customerTimeline,
  customerFiles,
  customerRecords,
  quotes,
  labels,
  quoteActions,
  quoteActivity,
  quoteApprovals,
  quoteNotes,
  quoteQuestions,
  quoteFiles,
  attachments,
  phoneLinks,
  counterOffers,
  quoteViews,
  dashboard,
  newerPrices,
  purchases,
  purchaseBook,
  payouts,
  accounting,
  publicQuotes,
  devices,
  devicePrices,
  deviceChecks,
  widgets,
  widgetVisits,
  selfInspections,
})
