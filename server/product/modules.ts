import { accountingModule } from './accounting/module.ts'
import { accountModule } from './account/module.ts'
import { apiKeyModule } from './api-keys/module.ts'
import { assistantModule } from './assistants/module.ts'
import { auditModule } from './audit/module.ts'
import { auditLogModule } from './audit-log/module.ts'
import { catalogBacktestModule } from './catalog-backtests/module.ts'
import { catalogModule } from './catalogs/module.ts'
import { counterOfferModule } from './counter-offers/module.ts'
import { customerPageModule } from './customer-page/module.ts'
import { customerModule } from './customers/module.ts'
import { customerRecordModule } from './customer-records/module.ts'
import { dashboardModule } from './dashboard/module.ts'
import { deviceCheckModule } from './device-checks/module.ts'
import { devicePriceModule } from './device-prices/module.ts'
import { deviceModule } from './devices/module.ts'
import { firstStepModule } from './first-steps/module.ts'
import { helpModule } from './help/module.ts'
import { idempotencyModule } from './idempotency/module.ts'
import { labelModule } from './labels/module.ts'
import { localeModule } from './locales/module.ts'
import { memberModule } from './members/module.ts'
import { teamsWith } from './messages/message-store.ts'
import { messageModule } from './messages/module.ts'
import { previewMessage } from './messages/preview-message.ts'
import { notificationModule } from './notifications/module.ts'
import { numberingModule } from './numbering/module.ts'
import type { ProductParts } from './parts.ts'
import { contributionsOf, namesOf } from './product-module.ts'
import { priceSourceModule } from './price-sources/module.ts'
import { payoutModule } from './payouts/module.ts'
import { purchaseBookModule } from './purchase-book/module.ts'
import { recordPurchase } from './purchase-book/record-purchase.ts'
import { phoneLinkModule } from './phone-links/module.ts'
import type { ProductTools } from './product-tools.ts'
import { quoteDocumentModule } from './quote-documents/module.ts'
import { quoteFileModule } from './quote-files/module.ts'
import { quoteViewModule } from './quote-views/module.ts'
import { countQuotesOfVersions, quotesOfCatalog } from './quotes/lines/quotes-of-catalog.ts'
import { quoteModule } from './quotes/module.ts'
import { recordLookUp } from './quotes/lines/checks/record-look-up.ts'
import { replyToModule } from './reply-to/module.ts'
import { sampleModule } from './samples/module.ts'
import { selfInspectionModule } from './self-inspections/module.ts'
import { shopModule } from './shop/module.ts'
import { siteModule } from './sites/module.ts'
import { subscriptionModule } from './subscriptions/module.ts'
import { teamModule } from './teams/module.ts'
import { teamArchiveModule } from './team-archives/module.ts'
import { teamLifecycleModule } from './team-lifecycle/module.ts'
import { usageModule } from './usage/module.ts'
import { webhookModule } from './webhooks/module.ts'
import { widgetModule } from './widgets/module.ts'
import { findWidgetById } from './widgets/widget-store.ts'

/**
 * Creates the modules of the product, lower floors first, and gives each the functions it needs from a higher
 * floor.
 */
export async function productModules(parts: ProductParts, tools: ProductTools) {
  const files = quoteFileModule(parts, tools)
  const { receiver } = files
  const documents = quoteDocumentModule(parts, tools)
  const { papers } = documents
  const inspections = await selfInspectionModule(parts, tools, {
    receiver,
    findTheme: async (tx, widgetId) => (await findWidgetById(tx, widgetId))?.settings.theme,
  })
  const before = [
    localeModule(),
    auditModule,
    customerModule,
    teamModule,
    usageModule,
    apiKeyModule(parts),
    assistantModule(parts, tools),
    idempotencyModule(parts),
    await memberModule(parts, tools),
    notificationModule(parts),
    quoteViewModule(parts),
    catalogModule(parts, tools, { quotesOfCatalog, countQuotes: countQuotesOfVersions }),
    deviceCheckModule(parts, tools, (tx, answered) => recordLookUp(tx, parts, answered)),
    helpModule(parts),
    quoteModule(parts, {
      papers,
      previewMessage: (member, quoteId) =>
        previewMessage({ ...parts, config: tools.config }, member, quoteId),
      mailedTeams: teamsWith,
      recordPurchase,
    }),
    catalogBacktestModule(parts),
    counterOfferModule(parts, tools),
    dashboardModule(parts),
    deviceModule(parts),
    devicePriceModule(parts),
    labelModule(parts, tools),
    messageModule(parts, tools),
    numberingModule(parts),
    priceSourceModule(parts, tools),
    phoneLinkModule(parts, tools, receiver),
    accountingModule(parts),
    payoutModule(parts, tools, recordPurchase),
    purchaseBookModule(parts, tools),
    documents,
    files,
    await replyToModule(parts, tools),
    webhookModule(parts, tools),
    customerPageModule(parts, tools, { papers, inspections: inspections.links }),
    customerRecordModule(parts, tools),
    firstStepModule(parts),
    sampleModule(parts),
    inspections,
    shopModule(parts),
    siteModule(parts),
    await subscriptionModule(parts, tools),
    await widgetModule(parts, tools, inspections.links),
  ] as const
  const { tables, archived, archivedFiles, givenRights } = contributionsOf(before)
  const account = accountModule(parts, tools, givenRights)
  const archives = teamArchiveModule(parts, tools, { tables: archived, files: archivedFiles })
  const schemas = [...tables, ...account.tables, ...archives.tables]
  return [
    ...before,
    account,
    archives,
    auditLogModule(parts, namesOf(before)),
    teamLifecycleModule(parts, tools, schemas),
  ] as const
}
