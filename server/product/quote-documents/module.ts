import { listAcceptedDocuments } from './archived-documents.ts'
import * as schema from './schema.ts'
import { archiveDocument } from './archive-document.ts'
import { createQuotePrinter } from './quote-printer.ts'
import type { ProductParts } from '../parts.ts'
import type { ProductModule } from '../product-module.ts'
import type { ProductTools } from '../product-tools.ts'

export function quoteDocumentModule(parts: ProductParts, { config, printer }: ProductTools) {
  const papers = createQuotePrinter({ printer, links: parts.links, config })
  return {
    tables: [schema],
    archivedFiles: [listAcceptedDocuments],
    handlers: [archiveDocument(parts, papers)],
    papers,
  } satisfies ProductModule & Record<'papers', unknown>
}
