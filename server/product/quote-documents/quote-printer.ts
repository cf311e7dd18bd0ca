import { createHash } from 'node:crypto'
import { revisionNumber } from '@costard/quotes'
import { type Leaving, printQuote, printReceipt, type QuoteToPrint } from '@costard/templates'
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
  /** Returns the receipt for the devices that the customer leaves. Throws document/nothing-left. */
  readonly receiptOf: (
    tx: Transaction,
    found: QuoteOfTeam,
    leaving: Leaving,
  ) => Promise<Pick<QuoteDocument, 'fileName' | 'file'>>
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

  async function inputOf(
    tx: Transaction,
    found: QuoteOfTeam,
  ): Promise<{ readonly input: QuoteToPrint; readonly attachment: string }> {
    const { quote, team } = found
    const { snapshot, sentAt, acceptance } = quote
    if (!snapshot || !sentAt) throw apiError('quote/wrong-state', { state: quote.state })
    const described = describePublicQuote(found, sentAt)
    const { record, hasMargin } = await recordOf(tx, described.number, quote, snapshot)
    const { email, phone } = snapshot.customer
    const input: QuoteToPrint = {
      // A replaced quote is printed with the lines that customers no longer see.
      quote: { ...described, lines: snapshot.lines, netMinor: quote.netMinor },
      contacts: [email, phone].filter((contact) => contact !== undefined),
      sentAt,
      timeZone: team.timeZone,
      tax: { regime: team.taxRegime, hasMargin },
      url: links.urlOf(quote),
      productName: config.productName,
      choice: acceptance?.propositionKeys ?? {},
    }
    return { input, attachment: JSON.stringify(record, null, 1) }
  }

  async function contentOf(tx: Transaction, found: QuoteOfTeam): Promise<PdfDocument> {
    const { input, attachment } = await inputOf(tx, found)
    return { template: 'quote', data: JSON.stringify(printQuote(input)), attachment }
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
    async receiptOf(tx, found, leaving) {
      const { number, revision, state } = found.quote
      if (state !== 'sent' && state !== 'accepted') throw apiError('quote/wrong-state', { state })
      const { input, attachment } = await inputOf(tx, found)
      const receipt = printReceipt(input, leaving)
      if (!receipt) throw apiError('document/nothing-left')
      const content = { template: 'receipt', data: JSON.stringify(receipt), attachment } as const
      return {
        fileName: `${revisionNumber(number, revision)}-receipt.pdf`,
        file: () => printer.print(content),
      }
    },
    print: async (tx, found) => printer.print(await contentOf(tx, found)),
  }
}
