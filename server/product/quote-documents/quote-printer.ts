import { createHash } from 'node:crypto'
import { revisionNumber } from '@costard/quotes'
import { printQuote } from '@costard/templates'
import type { Config } from '#config'
import type { Transaction } from '#database'
import type { PdfDocument, PdfPrinter } from '#pdf'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import { describePublicQuote } from '../quotes/public-quote.ts'
import type { QuoteOfTeam } from '../quotes/quote-store.ts'
import { createDocumentCache } from './document-cache.ts'
import { findDocument } from './quote-document-store.ts'
import { recordOf } from './quote-record.ts'

/** The PDF of a quote. Its file is made, or read, only when asked for. */
export interface QuoteDocument {
  readonly fileName: string
  /** The same for the same file. */
  readonly tag: string
  readonly file: () => Promise<Buffer>
}

/** Prints sent quotes. Throws quote/wrong-state for a draft, document/busy, document/unavailable. */
export interface QuotePrinter {
  /** Returns the document as it was accepted, else as it is offered. */
  readonly documentOf: (tx: Transaction, found: QuoteOfTeam) => Promise<QuoteDocument>
  /** Makes the document anew. */
  readonly print: (tx: Transaction, found: QuoteOfTeam) => Promise<Buffer>
}

const cachedBytes = 64 * 1024 * 1024

export function createQuotePrinter({
  printer,
  links,
  config,
}: {
  readonly printer: PdfPrinter
  readonly links: ProductParts['links']
  readonly config: Pick<Config, 'productName'>
}): QuotePrinter {
  const cache = createDocumentCache(cachedBytes)

  async function contentOf(tx: Transaction, found: QuoteOfTeam): Promise<PdfDocument> {
    const { quote, team } = found
    const { snapshot, sentAt, acceptance } = quote
    if (!snapshot || !sentAt) throw apiError('quote/wrong-state', { state: quote.state })
    const described = describePublicQuote(found, sentAt)
    const { record, hasMargin } = await recordOf(tx, described.number, quote, snapshot)
    const { email, phone } = snapshot.customer
    const printed = printQuote({
      // A replaced quote is printed with the lines that customers no longer see.
      quote: { ...described, lines: snapshot.lines, netMinor: quote.netMinor },
      contacts: [email, phone].filter((contact) => contact !== undefined),
      sentAt,
      timeZone: team.timeZone,
      tax: { regime: team.taxRegime, hasMargin },
      url: links.urlOf(quote),
      productName: config.productName,
      choice: acceptance?.propositionKeys ?? {},
    })
    return { template: 'quote', data: JSON.stringify(printed), attachment: JSON.stringify(record, null, 1) }
  }

  return {
    async documentOf(tx, found) {
      const { quote } = found
      const fileName = `${revisionNumber(quote.number, quote.revision)}.pdf`
      const kept =
        quote.acceptance && (await findDocument(tx, { ...quote, acceptedAt: new Date(quote.acceptance.at) }))
      if (kept)
        return { fileName, tag: kept.fileHash.toString('hex'), file: () => Promise.resolve(kept.file) }
      const content = await contentOf(tx, found)
      const tag = createHash('sha256')
        .update(printer.version)
        .update(content.data)
        .update(content.attachment)
        .digest('hex')
      return { fileName, tag, file: () => cache.get(tag, () => printer.print(content)) }
    },
    print: async (tx, found) => printer.print(await contentOf(tx, found)),
  }
}
