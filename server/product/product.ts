import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import type { Config } from '#config'
import { type Database, sharedTransactions } from '#database'
import { clientAddressFinder, type Log } from '#http'
import type { Mailer } from '#mail'
import type { EventHandler } from '#outbox'
import type { PdfPrinter } from '#pdf'
import type { Documents } from '#realtime'
import { createFileStore, createReceiver, type Shrinker } from '#files'
import { getSecret, type Sealer } from '#secrets'
import { allInTurn } from '../each-on-its-own.ts'
import { memoizeByOwner } from '../memoize-by-owner.ts'
import { eraseInactive } from './customer-records/erase-inactive.ts'
import { dataRoute } from './account/data-route.ts'
import { endGivenRights } from './account/end-given-rights.ts'
import { accountEndpoints } from './account/endpoints.ts'
import { findPhoto } from './account/photo-store.ts'
import { builtScript } from './built-script.ts'
import { callAdmission } from './admit-call.ts'
import { createAuthenticate } from './api-keys/authenticate.ts'
import { apiKeyEndpoints } from './api-keys/endpoints.ts'
import { auditEndpoints } from './audit-log/endpoints.ts'
import { apiRoutes } from './entrance/api-routes.ts'
import { catalogBacktestEndpoints } from './catalog-backtests/endpoints.ts'
import { catalogDraftEndpoints } from './catalogs/drafts/endpoints.ts'
import { catalogDocumentRoute } from './catalogs/document-route.ts'
import { catalogEndpoints } from './catalogs/endpoints.ts'
import { catalogExampleEndpoints } from './catalogs/examples/endpoints.ts'
import { catalogPictureEndpoints } from './catalogs/pictures/endpoints.ts'
import { findPicture } from './catalogs/pictures/picture-store.ts'
import { listColumnEndpoints } from './catalogs/list-columns/endpoints.ts'
import { CatalogChecker } from './catalogs/publishing/catalog-checker.ts'
import { catalogVersionEndpoints } from './catalogs/publishing/endpoints.ts'
import { catalogScheduleEndpoints } from './catalogs/schedules/endpoints.ts'
import { publishDue } from './catalogs/schedules/publish-due.ts'
import { scheduleFailedMail } from './catalogs/schedules/schedule-failed-mail.ts'
import { counterOfferMail } from './counter-offers/counter-offer-mail.ts'
import { counterOfferEndpoints } from './counter-offers/endpoints.ts'
import { endUnanswered, remindUnanswered } from './counter-offers/by-the-clock.ts'
import { customerDataRoute } from './customer-records/data-route.ts'
import { customerEndpoints } from './customer-records/endpoints.ts'
import { customerFileEndpoints } from './customer-records/files/endpoints.ts'
import { customerRecordEndpoints } from './customer-records/record-endpoints.ts'
import { customerTimelineEndpoints } from './customer-records/timeline/endpoints.ts'
import { deleteDueRecords } from './customer-records/retained-store.ts'
import { dashboardEndpoints } from './dashboard/endpoints.ts'
import { deviceCheckEndpoints } from './device-checks/endpoints.ts'
import { devicePriceEndpoints } from './device-prices/endpoints.ts'
import { deviceEndpoints } from './devices/endpoints.ts'
import { createExportSlots } from './export-slots.ts'
import { createFront } from './entrance/front.ts'
import { deleteExpiredKeys } from './idempotency/idempotency-store.ts'
import { helpEndpoints } from './help/endpoints.ts'
import { invitationEndpoints, publicInvitationEndpoints } from './members/invitations/endpoints.ts'
import { invitationLinks } from './members/invitations/invitation-link.ts'
import { invitationMail } from './members/invitations/invitation-mail.ts'
import { deleteOldInvitations } from './members/invitations/invitation-store.ts'
import { localeEndpoints } from './locales/endpoints.ts'
import { mcpRoutes } from './mcp/mcp-routes.ts'
import { memberEndpoints } from './members/endpoints.ts'
import type { ProductIdentity, ProductParts } from './parts.ts'
import { attachmentEndpoints } from './quote-files/endpoints.ts'
import { phoneLinkEndpoints } from './phone-links/endpoints.ts'
import { phonePhotoPages } from './phone-links/phone-photo-pages.ts'
import { fileRoutes } from './quote-files/file-routes.ts'
import { createQuoteFileReceiver } from './quote-files/receive-quote-file.ts'
import { createSmallPictures } from './quote-files/small-pictures.ts'
import { removeStoredFiles } from './quote-files/remove-stored.ts'
import { quoteActionEndpoints } from './quotes/actions/endpoints.ts'
import { archiveDocument } from './quote-documents/archive-document.ts'
import { createQuotePrinter } from './quote-documents/quote-printer.ts'
import { purchaseEndpoints } from './quotes/purchase-endpoints.ts'
import { messageEndpoints } from './messages/endpoints.ts'
import { quoteNewsMail } from './messages/quote-news-mail.ts'
import { triedMail } from './messages/test-message.ts'
import { newerPriceEndpoints } from './quotes/newer-prices/endpoints.ts'
import { quoteApprovalEndpoints } from './quotes/approvals/endpoints.ts'
import { sendReleased } from './quotes/approvals/send-released.ts'
import { quoteEndpoints } from './quotes/endpoints.ts'
import { quoteQuestionEndpoints } from './quotes/questions/endpoints.ts'
import { questionAnsweredMail, questionAskedMail } from './messages/question-mails.ts'
import { quoteFileEndpoints } from './quotes/file-endpoints.ts'
import { quoteViewEndpoints } from './quote-views/endpoints.ts'
import { publicQuoteEndpoints } from './quotes/public-endpoints.ts'
import { publicQuotePages } from './customer-page/public-quote-pages.ts'
import { quoteLinks } from './quotes/quote-link.ts'
import { recordExpired } from './quotes/record-expired.ts'
import { remindExpiring } from './messages/remind-expiring.ts'
import { quoteSentMail } from './messages/quote-sent-mail.ts'
import { pictureRoutes } from './picture-routes.ts'
import { findLogoById } from './teams/logo-store.ts'
import { numberingEndpoints } from './numbering/endpoints.ts'
import { selfInspectionEndpoints } from './self-inspections/endpoints.ts'
import { selfInspectionLinkMail } from './self-inspections/link-mail.ts'
import { selfInspectionLinks } from './self-inspections/self-inspection-link.ts'
import { createCodeReader } from './self-inspections/code-reader.ts'
import { selfInspectionPages } from './self-inspections/self-inspection-pages.ts'
import { shopEndpoints } from './shop/endpoints.ts'
import { siteEndpoints } from './sites/endpoints.ts'
import { closingMail } from './team-lifecycle/closing/closing-mail.ts'
import { eraseClosed } from './team-lifecycle/closing/erase-closed.ts'
import { subscriptionEndpoints } from './subscriptions/endpoints.ts'
import { manualBilling } from './subscriptions/manual-billing.ts'
import { createPlanRoom } from './subscriptions/plan-room.ts'
import { planWarnedMail } from './subscriptions/plan-warned-mail.ts'
import { readPlans } from './subscriptions/plans.ts'
import { billingEnder } from './subscriptions/end-billing.ts'
import { readBilling } from './subscriptions/read-billing.ts'
import { stripeBilling } from './subscriptions/stripe-billing.ts'
import { stripeEventRoutes } from './subscriptions/stripe-events.ts'
import { deleteOldEvents } from './subscriptions/subscription-store.ts'
import { archiveMails } from './team-archives/archive-mails.ts'
import { archiveRoute } from './team-archives/archive-route.ts'
import { deleteOldArchives } from './team-archives/archive-store.ts'
import { teamArchiveEndpoints } from './team-archives/endpoints.ts'
import { makeArchive } from './team-archives/make-archive.ts'
import { replyToEndpoints } from './reply-to/endpoints.ts'
import { replyToLinks } from './reply-to/reply-to-link.ts'
import { replyToMail } from './reply-to/reply-to-mail.ts'
import { sampleEndpoints } from './samples/endpoints.ts'
import { firstStepEndpoints } from './first-steps/endpoints.ts'
import { notificationEndpoints } from './notifications/endpoints.ts'
import { teamEndpoints } from './team-lifecycle/endpoints.ts'
import { deleteOldDeliveries } from './webhooks/delivery-store.ts'
import { webhookEndpoints } from './webhooks/endpoints.ts'
import { switchedOffMail } from './webhooks/switched-off-mail.ts'
import { tryDelivery } from './webhooks/try-delivery.ts'
import { createUsageLimits } from './usage/usage-limits.ts'
import { visitCounter } from './widgets/count-visits.ts'
import { namesOfLiveWidgets } from './widgets/live-widgets.ts'
import { deleteOldCounts } from './widgets/visit-count-store.ts'
import { widgetVisitEndpoints } from './widgets/visits/endpoints.ts'
import { visitTokens } from './widgets/visits/visit-token.ts'
import { askedOfferPages } from './widgets/visits/asked-offer-pages.ts'
import { countedVisits } from './widgets/visits/counted-visits.ts'
import { offerLinks } from './widgets/visits/offer-link.ts'
import { offerReadyMail } from './widgets/visits/offer-ready-mail.ts'
import { widgetPages } from './widgets/visits/widget-pages.ts'
import { collectRequests } from './widgets/visits/collect-requests.ts'
import { requestMails } from './widgets/visits/request-mail.ts'
import { widgetEndpoints } from './widgets/endpoints.ts'
import { findWidgetById } from './widgets/widget-store.ts'
import { queueWebhooks } from './webhooks/queue-webhooks.ts'
import { listTeamsOf } from './team-lifecycle/list-teams.ts'
import { previewMessage } from './messages/preview-message.ts'
import { teamsWith } from './messages/message-store.ts'
import { countQuotesOfVersions, quotesOfCatalog } from './quotes/lines/quotes-of-catalog.ts'
import { recordLookUp } from './quotes/record-look-up.ts'
import { leaveTeams } from './team-lifecycle/leave-teams.ts'

export { retentionSchedule } from './customer-records/retention-run.ts'
export { describeChanged } from './quotes/describe-changed.ts'

export interface Product {
  /** Everything under /api. */
  readonly apiRoutes: Hono
  /** Pages, files, webhooks and the address of assistants. */
  readonly routes: Hono
  readonly handlers: readonly EventHandler[]
  /** Deletes what has expired. */
  readonly cleanup: () => Promise<void>
  /** Records the quotes that have expired since the last time, and ends counter-offers that nobody answered. */
  readonly recordExpired: () => Promise<void>
  /** Reminds customers of offers and counter-offers that are about to end. */
  readonly remindExpiring: () => Promise<void>
  /** Erases customers for whom the retention of their team is over. */
  readonly eraseInactive: () => Promise<void>
  /** Publishes the catalogs whose moment has come. */
  readonly publishDue: () => Promise<void>
  /** Stores what is held in memory. */
  readonly close: () => Promise<void>
}

/** Creates the API routes and the handlers of outbox events. */
export async function createProduct(opened: {
  readonly database: Database
  readonly identity: ProductIdentity
  readonly documents: Pick<Documents, 'set' | 'setAll' | 'inStatement' | 'closeAccount'>
  readonly config: Config
  readonly sealer: Sealer
  readonly mailer: Mailer
  readonly printer: PdfPrinter
  readonly shrinker: Shrinker
  /** The built web app. */
  readonly webFolder: string
  readonly log: Log
  readonly now: () => Date
}): Promise<Product> {
  const { database, documents, config, sealer, mailer, printer, shrinker, webFolder, log, now } = opened
  // The caller is checked before the body is read, and again for what the contract states.
  const identity = { ...opened.identity, requireCaller: memoizeByOwner(opened.identity.requireCaller) }
  const linkSecret = await getSecret(database.orm, sealer, 'quote-links', () =>
    randomBytes(32).toString('base64'),
  )
  const links = quoteLinks(Buffer.from(linkSecret, 'base64'), config.publicUrl)
  const invitationSecret = await getSecret(database.orm, sealer, 'invitation-links', () =>
    randomBytes(32).toString('base64'),
  )
  const invitedLinks = invitationLinks(Buffer.from(invitationSecret, 'base64'), config.publicUrl)
  const replySecret = await getSecret(database.orm, sealer, 'reply-to-links', () =>
    randomBytes(32).toString('base64'),
  )
  const replyLinks = replyToLinks(Buffer.from(replySecret, 'base64'), config.publicUrl)
  const visitSecret = await getSecret(database.orm, sealer, 'widget-visits', () =>
    randomBytes(32).toString('base64'),
  )
  const tokens = visitTokens(Buffer.from(visitSecret, 'base64'))
  const inspectionSecret = await getSecret(database.orm, sealer, 'self-inspections', () =>
    randomBytes(32).toString('base64'),
  )
  const inspections = selfInspectionLinks(Buffer.from(inspectionSecret, 'base64'), config.publicUrl)
  const askedLinks = offerLinks(Buffer.from(visitSecret, 'base64'), config.publicUrl)
  const counted = countedVisits()
  const visits = visitCounter(database.orm, log)
  const usage = createUsageLimits({ isOn: config.hasRateLimits, now })
  const files = createFileStore(config)
  const receiver = createReceiver(config)
  const outside = { sealer, asksPrivateAddresses: config.allowsPrivateAddresses }
  const plans = readPlans(config.plansFile)
  const planRoom = createPlanRoom({ isOn: config.hasRateLimits, plans, now })
  const stripe =
    config.stripe && stripeBilling({ settings: config.stripe, publicUrl: config.publicUrl, log, now })
  const billing = stripe ?? manualBilling({ now })
  const parts: ProductParts = {
    database,
    identity,
    documents,
    links,
    usage,
    planRoom,
    tellOfChange: queueWebhooks,
    listTeamsOf,
    namesOfLiveWidgets,
    files,
    smallPictures: createSmallPictures(files, shrinker),
    log,
    now,
  }
  const codes = createCodeReader({ log })
  const quotePrinter = createQuotePrinter({ printer, links, config })
  const checker = new CatalogChecker()
  const catalogUses = { quotesOfCatalog, countQuotes: countQuotesOfVersions }
  const router = {
    account: accountEndpoints(parts, config),
    help: helpEndpoints(parts),
    locales: localeEndpoints(),
    teams: teamEndpoints(parts),
    teamArchives: teamArchiveEndpoints(parts),
    firstSteps: firstStepEndpoints(parts),
    samples: sampleEndpoints(parts),
    notifications: notificationEndpoints(parts),
    members: memberEndpoints(parts),
    invitations: invitationEndpoints(parts, invitedLinks),
    publicInvitations: publicInvitationEndpoints(parts),
    audit: auditEndpoints(parts),
    apiKeys: apiKeyEndpoints(parts),
    webhooks: webhookEndpoints({ ...parts, ...outside }),
    shop: shopEndpoints(parts),
    sites: siteEndpoints(parts),
    replyTo: replyToEndpoints(parts, replyLinks),
    numbering: numberingEndpoints(parts),
    subscription: subscriptionEndpoints({ ...parts, billing, plans }),
    messages: messageEndpoints(parts, config),
    catalogs: catalogEndpoints(parts, catalogUses),
    catalogDrafts: catalogDraftEndpoints(parts),
    catalogVersions: catalogVersionEndpoints(parts, checker, catalogUses),
    catalogExamples: catalogExampleEndpoints(parts),
    catalogPictures: catalogPictureEndpoints(parts),
    listColumns: listColumnEndpoints(parts),
    catalogSchedules: catalogScheduleEndpoints(parts, checker),
    catalogBacktests: catalogBacktestEndpoints(parts),
    customers: customerEndpoints(parts),
    customerFiles: customerFileEndpoints(parts),
    customerRecords: customerRecordEndpoints(parts),
    customerTimeline: customerTimelineEndpoints(parts),
    quotes: quoteEndpoints(parts, quotePrinter, (member, quoteId) =>
      previewMessage({ ...parts, config }, member, quoteId),
    ),
    quoteActions: quoteActionEndpoints(parts),
    quoteApprovals: quoteApprovalEndpoints(parts),
    quoteFiles: quoteFileEndpoints(parts),
    attachments: attachmentEndpoints(parts),
    phoneLinks: phoneLinkEndpoints(parts, config),
    counterOffers: counterOfferEndpoints(parts),
    quoteViews: quoteViewEndpoints(parts),
    dashboard: dashboardEndpoints(parts),
    newerPrices: newerPriceEndpoints(parts),
    purchases: purchaseEndpoints(parts),
    quoteQuestions: quoteQuestionEndpoints(parts),
    publicQuotes: publicQuoteEndpoints(parts),
    devices: deviceEndpoints(parts),
    devicePrices: devicePriceEndpoints(parts),
    widgets: widgetEndpoints(parts, { config, tokens, visits }),
    widgetVisits: widgetVisitEndpoints(
      { ...parts, inspections, visits, counted, share: sharedTransactions(database.transaction) },
      tokens,
    ),
    selfInspections: selfInspectionEndpoints(parts, { links: inspections, config }),
    deviceChecks: deviceCheckEndpoints({
      ...parts,
      ...outside,
      recordLookUp: (tx, answered) => recordLookUp(tx, parts, answered),
    }),
  }
  const findAddress = clientAddressFinder(config.trustedProxies)
  const authenticate = createAuthenticate(parts)
  const admit = callAdmission({ authenticate, config, findAddress, now })
  const quoteFileReceiver = createQuoteFileReceiver(parts, receiver.receive)
  const exportSlots = createExportSlots({ isOn: config.hasRateLimits, now })
  const front = createFront({ ...parts, authenticate })
  const calls = await apiRoutes({
    router,
    streamed: [
      dataRoute(parts, exportSlots),
      catalogDocumentRoute(parts, front, findAddress),
      customerDataRoute(parts, front, findAddress, exportSlots),
      archiveRoute(parts, front, findAddress),
      fileRoutes(parts, { front, findAddress, receiver: quoteFileReceiver }),
    ],
    config,
    admit,
    front,
    findAddress,
    log,
  })
  const routes = new Hono()
  routes.route('/', mcpRoutes({ database, router, admit, authenticate, front, findAddress, config, log }))
  if (stripe && config.stripe) routes.route('/', stripeEventRoutes(parts, stripe, config.stripe))
  routes.route(
    '/',
    pictureRoutes('/files/photos', (id) => findPhoto(database.orm, id)),
  )
  routes.route(
    '/',
    pictureRoutes('/files/logos', (id) => findLogoById(database.orm, id)),
  )
  routes.route(
    '/',
    pictureRoutes('/files/choices', (id) => findPicture(database.orm, id)),
  )
  routes.route(
    '/',
    publicQuotePages(parts, {
      config,
      scriptUrl: builtScript(webFolder, 'public-quote.json'),
      admit,
      findAddress,
      quotePrinter,
      inspections,
    }),
  )
  routes.route(
    '/',
    phonePhotoPages(parts, {
      config,
      scriptUrl: builtScript(webFolder, 'public-quote.json'),
      admit,
      findAddress,
      receiver: quoteFileReceiver,
    }),
  )
  routes.route(
    '/',
    selfInspectionPages(parts, {
      config,
      links: inspections,
      scriptUrl: builtScript(webFolder, 'self-inspection.json'),
      admit,
      findAddress,
      receiver: quoteFileReceiver,
      codes,
      findTheme: async (tx, widgetId) => (await findWidgetById(tx, widgetId))?.settings.theme,
    }),
  )
  routes.route(
    '/',
    askedOfferPages(parts, {
      config,
      links: askedLinks,
      scriptUrl: builtScript(webFolder, 'public-quote.json'),
      admit,
      findAddress,
    }),
  )
  routes.route(
    '/',
    widgetPages(parts, {
      config,
      tokens,
      visits,
      counted,
      admit,
      findAddress,
      scriptUrl: builtScript(webFolder, 'widget.json'),
    }),
  )
  return {
    apiRoutes: calls,
    routes,
    handlers: [
      leaveTeams({ database, documents, log }),
      endGivenRights(parts),
      quoteSentMail({ ...parts, mailer, config }),
      offerReadyMail({ database, links: askedLinks, mailer, config }),
      invitationMail({ ...parts, links: invitedLinks, mailer, config }),
      questionAskedMail({ ...parts, mailer, config }),
      questionAnsweredMail({ ...parts, mailer, config }),
      counterOfferMail({ ...parts, mailer, config }),
      quoteNewsMail({ ...parts, mailer, config }),
      triedMail({ ...parts, mailer, config }),
      archiveDocument(parts, quotePrinter),
      sendReleased(parts),
      scheduleFailedMail({ ...parts, mailer, config }),
      closingMail({ ...parts, mailer, config }),
      makeArchive(parts),
      ...archiveMails({ ...parts, mailer, config }),
      tryDelivery({ ...parts, ...outside }),
      switchedOffMail({ ...parts, mailer, config }),
      replyToMail({ ...parts, links: replyLinks, mailer, config }),
      planWarnedMail({ ...parts, mailer, config }),
      ...(stripe ? [readBilling(parts, stripe), billingEnder(parts, stripe)] : []),
      collectRequests(parts),
      ...requestMails({ ...parts, mailer, config }),
      selfInspectionLinkMail({ ...parts, links: inspections, mailer, config }),
    ],
    cleanup: () =>
      allInTurn([
        () => deleteExpiredKeys(database.orm, now()),
        () => deleteOldInvitations(database.orm, now()),
        () => deleteOldEvents(database.orm, now()),
        () => deleteDueRecords(database.orm, now()),
        () => deleteOldDeliveries(database.orm, now()),
        () => deleteOldArchives(database.orm, now()),
        () => receiver.removeAbandoned(now()),
        () => removeStoredFiles(parts),
        () => deleteOldCounts(database.orm, now()),
        () => eraseClosed(parts),
      ]),
    recordExpired: () => allInTurn([() => recordExpired(parts, teamsWith), () => endUnanswered(parts)]),
    remindExpiring: () => allInTurn([() => remindExpiring(parts), () => remindUnanswered(parts)]),
    eraseInactive: () => eraseInactive(parts),
    publishDue: () => publishDue(parts, checker),
    async close() {
      codes.close()
      await visits.close()
    },
  }
}
