import type { QuotePapers } from '../quotes/quote-papers.ts'
import type { SelfInspectionLinks } from '../self-inspections/self-inspection-link.ts'
import { publicQuotePages } from './public-quote-pages.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function customerPageModule(
  parts: ProductParts,
  tools: ProductTools,
  { papers, inspections }: { readonly papers: QuotePapers; readonly inspections: SelfInspectionLinks },
) {
  const { config, scripts, admit, findAddress } = tools
  const scriptUrl = scripts.customerPage
  return {
    routes: [
      publicQuotePages(parts, { config, scriptUrl, admit, findAddress, quotePrinter: papers, inspections }),
    ],
  } satisfies ProductModule
}
