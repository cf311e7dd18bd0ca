import * as schema from './schema.ts'
import { widgetScriptRoutes } from './widget-script-routes.ts'
import { widgetNames } from './widget-names.ts'
import { sharedTransactions } from '#database'
import type { SelfInspectionLinks } from '../self-inspections/self-inspection-link.ts'
import { visitCounter } from './count-visits.ts'
import { widgetEndpoints } from './endpoints.ts'
import { deleteOldCounts } from './visit-count-store.ts'
import { aroundPages } from './visits/around-pages.ts'
import { askedOfferPages } from './visits/asked-offer-pages.ts'
import { collectRequests } from './visits/collect-requests.ts'
import { countedVisits } from './visits/counted-visits.ts'
import { widgetVisitEndpoints } from './visits/endpoints.ts'
import { offerLinks } from './visits/offer-link.ts'
import { offerReadyMail } from './visits/offer-ready-mail.ts'
import { requestMails } from './visits/request-mail.ts'
import { visitTokens } from './visits/visit-token.ts'
import { widgetPages } from './visits/widget-pages.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export async function widgetModule(
  parts: ProductParts,
  tools: ProductTools,
  inspections: SelfInspectionLinks,
) {
  const { database, log, now } = parts
  const { config, mailer, scripts, admit, findAddress, readSecret, outside } = tools
  const secret = await readSecret('widget-visits')
  const tokens = visitTokens(secret)
  const links = offerLinks(secret, config.publicUrl)
  const counted = countedVisits()
  const visits = visitCounter(database.orm, log)
  const share = sharedTransactions(database.transaction)
  const visited = { ...parts, inspections, visits, counted, share }
  const page = { config, admit, findAddress }
  return {
    tables: [schema],
    archived: { widgets: schema.widgets },
    names: { widget: widgetNames },
    calls: {
      widgets: widgetEndpoints(parts, { config, tokens, visits, outside }),
      widgetVisits: widgetVisitEndpoints(visited, tokens),
    },
    routes: [
      widgetScriptRoutes(tools.webFolder, config.publicUrl),
      askedOfferPages(parts, { ...page, links, scriptUrl: scripts.customerPage }),
      aroundPages(parts, { tokens, admit }),
      widgetPages(parts, { ...page, tokens, visits, counted, scriptUrl: scripts.widget }),
    ],
    handlers: [
      offerReadyMail({ database, links, mailer, config }),
      collectRequests(parts),
      ...requestMails({ ...parts, mailer, config }),
    ],
    cleanup: [() => deleteOldCounts(database.orm, now())],
    close: () => visits.close(),
  } satisfies ProductModule
}
