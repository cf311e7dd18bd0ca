import { account } from './account.ts'
import { apiKeys } from './api-keys.ts'
import { attachments } from './attachments.ts'
import { phoneLinks } from './phone-links.ts'
import { audit } from './audit.ts'
import { catalogBacktests } from './catalog-backtests.ts'
import { catalogDrafts } from './catalog-drafts.ts'
import { catalogExamples } from './catalog-examples.ts'
import { catalogPictures } from './catalog-pictures.ts'
import { listColumns } from './list-columns.ts'
import { catalogSchedules } from './catalog-schedules.ts'
import { catalogVersions } from './catalog-versions.ts'
import { catalogs } from './catalogs.ts'
import { counterOffers } from './counter-offers.ts'
import { customerFiles } from './customer-files.ts'
import { customerRecords } from './customer-records.ts'
import { customerTimeline } from './customer-timeline.ts'
import { customers } from './customers.ts'
import { dashboard } from './dashboard.ts'
import { deviceChecks } from './device-checks.ts'
import { devicePrices } from './device-prices.ts'
import { devices } from './devices.ts'
import { firstSteps } from './first-steps.ts'
import { help } from './help.ts'
import { invitations, publicInvitations } from './invitations.ts'
import { locales } from './locales.ts'
import { members } from './members.ts'
import { messages } from './messages.ts'
import { notifications } from './notifications.ts'
import { newerPrices } from './newer-prices.ts'
import { purchases } from './purchases.ts'
import { publicQuotes } from './public-quotes.ts'
import { quoteActions } from './quote-actions.ts'
import { quoteApprovals } from './quote-approvals.ts'
import { quoteQuestions } from './quote-questions.ts'
import { quoteFiles } from './quote-files.ts'
import { quoteViews } from './quote-views.ts'
import { quotes } from './quotes.ts'
import { numbering } from './numbering.ts'
import { replyTo } from './reply-to.ts'
import { samples } from './samples.ts'
import { shop } from './shop.ts'
import { sites } from './sites.ts'
import { withStrictInputs } from './strict-inputs.ts'
import { subscription } from './subscription.ts'
import { teamArchives } from './team-archives.ts'
import { teams } from './teams.ts'
import { webhooks } from './webhooks.ts'
import { selfInspections } from './self-inspections.ts'
import { widgetVisits } from './widget-visits.ts'
import { widgets } from './widgets.ts'

export * from './account.ts'
export * from './addresses.ts'
export * from './answers.ts'
export * from './api-key-limits.ts'
export * from './api-keys.ts'
export * from './api-scopes.ts'
export * from './attachments.ts'
export * from './audit.ts'
export * from './audit-limits.ts'
export * from './audited-actions.ts'
export * from './phone-links.ts'
export * from './phone-link-limits.ts'
export * from './browser-words.ts'
export * from './call.ts'
export * from './catalog-backtests.ts'
export * from './catalog-document.ts'
export * from './catalog-drafts.ts'
export * from './catalog-limits.ts'
export * from './catalog-parts.ts'
export * from './catalog-versions.ts'
export * from './catalog-examples.ts'
export * from './catalog-pictures.ts'
export * from './choice-picture-path.ts'
export * from './catalogs.ts'
export * from './check-results.ts'
export * from './compare-names.ts'
export * from './counter-limits.ts'
export * from './counter-offers.ts'
export * from './customer-columns.ts'
export * from './customer-data.ts'
export * from './customer-fields.ts'
export * from './customer-files.ts'
export * from './customer-limits.ts'
export * from './customer-records.ts'
export * from './customer-timeline.ts'
export * from './customers.ts'
export * from './dashboard-limits.ts'
export * from './dashboard.ts'
export * from './decline-reasons.ts'
export * from './device-checks.ts'
export * from './device-limits.ts'
export * from './device-prices.ts'
export * from './devices.ts'
export * from './draft-parts.ts'
export * from './error-codes.ts'
export * from './file-limits.ts'
export * from './help-limits.ts'
export * from './help.ts'
export * from './id-checks.ts'
export * from './ids.ts'
export * from './invitations.ts'
export * from './kept-hand-price.ts'
export * from './kept-purchase.ts'
export * from './languages.ts'
export { sampleCurrencies } from './sample-currencies.ts'
export * from './line-keys.ts'
export * from './live-collections.ts'
export * from './locales.ts'
export * from './member-limits.ts'
export * from './members.ts'
export * from './message-limits.ts'
export * from './messages.ts'
export type { NameIssue } from './name-fields.ts'
export * from './names.ts'
export * from './newer-prices.ts'
export * from './first-step-names.ts'
export * from './notification-kinds.ts'
export * from './notifications.ts'
export * from './permissions.ts'
export * from './place.ts'
export * from './plain-letters.ts'
export * from './price-request-for.ts'
export * from './public-quotes.ts'
export * from './purchases.ts'
export * from './quantity-question.ts'
export * from './quote-actions.ts'
export * from './quote-approvals.ts'
export * from './quote-columns.ts'
export * from './quote-files.ts'
export * from './quote-filters.ts'
export * from './quote-limits.ts'
export * from './quote-lines.ts'
export * from './question-limits.ts'
export * from './quote-questions.ts'
export * from './quote-views.ts'
export * from './quotes.ts'
export * from './reply-to.ts'
export * from './samples.ts'
export * from './self-inspection-limits.ts'
export * from './self-inspections.ts'
export * from './send-channels.ts'
export * from './numbering.ts'
export * from './shop.ts'
export * from './shown-photo.ts'
export * from './site-limits.ts'
export * from './site-name-key.ts'
export * from './site-origin.ts'
export * from './sites.ts'
export * from './shop-limits.ts'
export * from './team-defaults.ts'
export { unknownFieldTexts } from './strict-inputs.ts'
export * from './stated-calls.ts'
export * from './subscription.ts'
export * from './team-archives.ts'
export * from './team-archive-limits.ts'
export * from './team-color.ts'
export * from './open-teams.ts'
export * from './teams.ts'
export * from './trace-labels.ts'
export * from './typed-part.ts'
export * from './unchecked.ts'
export * from './unlisted-devices.ts'
export * from './webhook-events.ts'
export * from './webhook-limits.ts'
export * from './webhooks.ts'
export * from './widget-limits.ts'
export * from './widget-visits.ts'
export * from './widgets.ts'
export * from './without-costs.ts'

/** The product API. The server implements it; the web client and the OpenAPI document are generated from it. Unknown fields of inputs are refused. */
export const contract = withStrictInputs({
  account,
  help,
  locales,
  teams,
  teamArchives,
  firstSteps,
  samples,
  notifications,
  members,
  invitations,
  publicInvitations,
  audit,
  apiKeys,
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
  catalogSchedules,
  customers,
  customerTimeline,
  customerFiles,
  customerRecords,
  quotes,
  quoteActions,
  quoteApprovals,
  quoteQuestions,
  quoteFiles,
  attachments,
  phoneLinks,
  counterOffers,
  quoteViews,
  dashboard,
  newerPrices,
  purchases,
  publicQuotes,
  devices,
  devicePrices,
  deviceChecks,
  widgets,
  widgetVisits,
  selfInspections,
})
