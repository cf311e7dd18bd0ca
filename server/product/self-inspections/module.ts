import * as schema from './schema.ts'
import type { WidgetId, WidgetTheme } from '@costard/contract'
import type { Transaction } from '#database'
import type { QuoteFileReceiver } from '../quote-files/receive-quote-file.ts'
import { createCodeReader } from './code-reader.ts'
import { selfInspectionEndpoints } from './endpoints.ts'
import { selfInspectionLinkMail } from './link-mail.ts'
import { selfInspectionLinks } from './self-inspection-link.ts'
import { selfInspectionPages } from './self-inspection-pages.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export async function selfInspectionModule(
  parts: ProductParts,
  tools: ProductTools,
  given: {
    readonly receiver: QuoteFileReceiver
    readonly findTheme: (tx: Transaction, widgetId: WidgetId) => Promise<WidgetTheme | undefined>
  },
) {
  const { config, mailer, scripts, admit, findAddress, readSecret } = tools
  const links = selfInspectionLinks(await readSecret('self-inspections'), config.publicUrl)
  const codes = createCodeReader(parts)
  const scriptUrl = scripts.selfInspection
  return {
    tables: [schema],
    calls: { selfInspections: selfInspectionEndpoints(parts, { links, config }) },
    routes: [selfInspectionPages(parts, { config, links, scriptUrl, admit, findAddress, codes, ...given })],
    handlers: [selfInspectionLinkMail({ ...parts, links, mailer, config })],
    close: () => codes.close(),
    links,
  } satisfies ProductModule & Record<'links', unknown>
}
