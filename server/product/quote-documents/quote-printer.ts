import { createHash } from 'node:crypto'
import { linesTaken, revisionNumber } from '@costard/quotes'
import { printQuote, printReceipt, type QuoteToPrint } from '@costard/templates'
import type { Config } from '#config'
import { allSent, together, type Transaction } from '#database'
import type { PdfPrinter } from '#pdf'
import { programHash } from '../../program-hash.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { labelledIn } from '../quotes/sending/snapshot/labelled-in.ts'
import { describePublicQuote, linesLeftOut } from '../quotes/public/public-quote.ts'
import type { QuotePapers, Reader } from '../quotes/quote-papers.ts'
import { findQuoteOfTeam, type RevisionOfTeam } from '../quotes/quote-store.ts'
import { findLogoPath } from '../teams/shop-details/logo-store.ts'
import { findInlineLogo } from '../teams/shop-details/team-look.ts'
import { findShopOf } from '../teams/sites/shop-of-quote.ts'
import { createDocumentCache } from './document-cache.ts'
import { findDocument } from './quote-document-store.ts'
import { recordOf } from './quote-record.ts'

/** Prints the papers of quotes, cached or new. */
export interface QuotePrinter extends QuotePapers {
  /** Makes a new document. */
  readonly print: (tx: Transaction, found: RevisionOfTeam) => Promise<Buffer>
}

const cachedBytes = 64 * 1024 * 1024
const minuteMs = 60_000

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
  const program = programHash()

  async function inputOf(
    tx: Transaction,
    key: RevisionOfTeam['quote'],
  ): Promise<{ readonly input: QuoteToPrint; readonly attachment: string }> {
    const found = await findQuoteOfTeam(tx, key)
    if (!found) throw apiError('quote/not-found')
    const { quote, team } = found
    const { snapshot, acceptance } = quote
    const sentAt = sentAtOf(quote)
    if (!snapshot) throw apiError('quote/not-found')
    const described = describePublicQuote(found, sentAt)
    const lines = labelledIn(quote.language, snapshot.lines)
    const record = await recordOf(tx, described.number, quote, snapshot)
    const { email, phone } = snapshot.customer
    const [shop = null, logo] = await together(tx, (one) =>
      allSent([findShopOf(one, quote), findInlineLogo(one, key.teamId)]),
    )
    const input: QuoteToPrint = {
      // A replaced quote is printed with the lines that its customer no longer sees.
      quote: {
        ...described,
        lines: linesTaken(lines, acceptance ?? {}),
        linesLeftOut: linesLeftOut({ lines }, acceptance),
        netMinor: quote.netMinor,
      },
      shop,
      look: { color: shop?.color ?? null, logo },
      contacts: [email, phone].filter((contact) => contact !== undefined),
      sentAt,
      timeZone: team.timeZone,
      taxRegime: team.taxRegime,
      taxNumbers: team.taxNumbers,
      url: links.urlOf(quote),
      productName: config.productName,
      signature: acceptance?.signature,
      choice: acceptance ?? {},
    }
    return { input, attachment: JSON.stringify(record, null, 1) }
  }

  function printDocument(
    tx: Transaction,
    { quote }: RevisionOfTeam,
    reader: Reader | 'archive',
  ): Promise<Buffer> {
    return printer.print(ownerOf(quote, reader), async () => {
      const { input, attachment } = await inputOf(tx, quote)
      return { template: 'quote', data: JSON.stringify(printQuote(input)), attachment }
    })
  }

  /**
   * Returns the tag of a document: a hash of its inputs. A quote and its team are small; for its large lines,
   * their version is used.
   */
  async function tagOf(
    tx: Transaction,
    { quote, team }: RevisionOfTeam,
    ...more: readonly string[]
  ): Promise<string> {
    const [shop, logo] = await together(tx, (one) =>
      allSent([findShopOf(one, quote), findLogoPath(one, quote.teamId)]),
    )
    const { teamId, quoteId, revision, rev } = quote
    const { productName } = config
    const parts = [
      program,
      printer.version,
      productName,
      links.urlOf(quote),
      team,
      shop?.rev,
      shop?.siteRev,
      logo,
      teamId,
      quoteId,
      revision,
      rev,
      ...more,
    ]
    return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  }

  return {
    async documentOf(tx, found, reader) {
      const { quote } = found
      sentAtOf(quote)
      const fileName = `${revisionNumber(quote.number, quote.revision)}.pdf`
      const kept =
        quote.acceptance && (await findDocument(tx, { ...quote, acceptedAt: new Date(quote.acceptance.at) }))
      if (kept)
        return { fileName, tag: kept.fileHash.toString('hex'), file: () => Promise.resolve(kept.file) }
      const tag = await tagOf(tx, found)
      return { fileName, tag, file: () => cache.get(tag, () => printDocument(tx, found, reader)) }
    },
    async receiptOf(tx, found, { at, memberName }) {
      const { quote } = found
      const { number, revision, state } = quote
      if (state !== 'sent' && state !== 'accepted') throw apiError('quote/wrong-state', { state })
      // The receipt shows minutes, so its tag changes each minute.
      const leaving = { at: new Date(Math.floor(at.getTime() / minuteMs) * minuteMs), memberName }
      const tag = await tagOf(tx, found, 'receipt', leaving.at.toISOString(), memberName)
      const print = (): Promise<Buffer> =>
        printer.print(ownerOf(quote, 'members'), async () => {
          const { input, attachment } = await inputOf(tx, quote)
          const receipt = printReceipt(input, leaving)
          if (!receipt) throw apiError('document/nothing-left')
          return { template: 'receipt', data: JSON.stringify(receipt), attachment }
        })
      return {
        fileName: `${revisionNumber(number, revision)}-receipt.pdf`,
        tag,
        file: () => cache.get(tag, print),
      }
    },
    print: (tx, found) => printDocument(tx, found, 'archive'),
  }
}

function sentAtOf({ sentAt, state }: RevisionOfTeam['quote']): Date {
  if (!sentAt) throw apiError('quote/wrong-state', { state })
  return sentAt
}

function ownerOf({ teamId }: RevisionOfTeam['quote'], group: Reader | 'archive'): string {
  return `${teamId} ${group}`
}
