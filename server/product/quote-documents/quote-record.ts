import type { CatalogDocument, CatalogId, PublicLine, TeamId } from '@costard/contract'
import type { Transaction } from '#database'
import { findCatalog, findDocumentHash } from '../catalogs/catalog-store.ts'
import type { LineRow } from '../quotes/lines/line-store.ts'
import { linePages } from '../quotes/lines/read-lines.ts'
import type { QuoteRow } from '../quotes/quote-store.ts'
import type { QuoteSnapshot } from '../quotes/schema.ts'

/**
 * Data for programs, attached to the PDF of a quote: the computation of its price, as far as the customer may
 * know it.
 */
export interface QuoteRecord {
  readonly format: 'costard-quote/1'
  readonly number: string
  readonly sentAt: string
  readonly validUntil: string
  readonly language: string
  readonly country: string
  readonly currency: string
  readonly team: string
  readonly customer: { readonly name: string; readonly email?: string; readonly phone?: string }
  readonly note: string
  readonly netMinor: number
  /** Part of the net: difference from rounding each tax once for the quote. */
  readonly taxRoundingMinor?: number
  readonly lines: readonly RecordedLine[]
  readonly acceptance: {
    readonly at: string
    readonly propositionKeys: Readonly<Record<string, string>>
    readonly options?: Readonly<Record<string, readonly string[]>>
    readonly leftOut?: readonly string[]
    readonly netMinor: number
  } | null
}

type RecordedLine = Pick<
  PublicLine,
  | 'id'
  | 'kind'
  | 'deviceName'
  | 'variantLabel'
  | 'imei'
  | 'serial'
  | 'facts'
  | 'services'
  | 'offers'
  | 'propositionKey'
  | 'options'
  | 'isOptional'
  | 'choiceGroup'
> & {
  readonly quantity: number
  /** Null if the catalog no longer has the version. */
  readonly catalog: { readonly id: CatalogId; readonly version: number; readonly sha256: string | null }
  readonly answers: LineRow['answers']
}

/** Returns the record of a sent revision. */
export async function recordOf(
  tx: Transaction,
  number: string,
  quote: QuoteRow,
  snapshot: QuoteSnapshot,
): Promise<QuoteRecord> {
  const shown = new Map(snapshot.lines.map((line) => [line.id, line]))
  const catalogs = new Map<string, RecordedCatalog>()
  const lines: RecordedLine[] = []
  for await (const page of linePages(tx, quote))
    for (const row of page) {
      const line = shown.get(row.lineId)
      if (!line) continue
      const key = `${row.catalogId} ${row.catalogVersion}`
      const catalog = catalogs.get(key) ?? (await recordedCatalog(tx, quote.teamId, row))
      catalogs.set(key, catalog)
      lines.push(recordedLine(line, row, catalog))
    }
  const { customer, teamName, country } = snapshot
  const { acceptance } = quote
  return {
    format: 'costard-quote/1',
    number,
    sentAt: quote.sentAt?.toISOString() ?? '',
    validUntil: quote.validUntil,
    language: quote.language,
    country,
    currency: quote.currency,
    team: teamName,
    customer: {
      name: customer.name,
      ...(customer.email && { email: customer.email }),
      ...(customer.phone && { phone: customer.phone }),
    },
    note: quote.note,
    netMinor: quote.netMinor,
    ...(quote.taxRoundingMinor !== 0 && { taxRoundingMinor: quote.taxRoundingMinor }),
    lines,
    acceptance: acceptance && {
      at: acceptance.at,
      propositionKeys: acceptance.propositionKeys,
      ...(acceptance.options && { options: acceptance.options }),
      ...(acceptance.leftOut && { leftOut: acceptance.leftOut }),
      netMinor: acceptance.netMinor,
    },
  }
}

interface RecordedCatalog {
  readonly document: CatalogDocument | null
  readonly sha256: string | null
}

async function recordedCatalog(
  tx: Transaction,
  teamId: TeamId,
  { catalogId, catalogVersion }: LineRow,
): Promise<RecordedCatalog> {
  const found = await findCatalog(tx, teamId, catalogId, catalogVersion)
  const hash = await findDocumentHash(tx, teamId, catalogId, catalogVersion)
  return { document: found?.document ?? null, sha256: hash?.toString('hex') ?? null }
}

function recordedLine(line: PublicLine, row: LineRow, { document, sha256 }: RecordedCatalog): RecordedLine {
  const { id, kind, deviceName, variantLabel, imei, serial, facts, services, offers, propositionKey } = line
  const catalog = { id: row.catalogId, version: row.catalogVersion, sha256 }
  const { quantity } = row
  const answers = answersFor(row, document)
  return {
    id,
    kind,
    deviceName,
    variantLabel,
    imei,
    serial,
    quantity,
    catalog,
    answers,
    facts,
    services,
    offers,
    propositionKey,
    ...(line.options && { options: line.options }),
    ...(line.isOptional && { isOptional: true }),
    ...(line.choiceGroup !== undefined && { choiceGroup: line.choiceGroup }),
  }
}

/** Internal questions for staff are left out. */
function answersFor({ answers, result }: LineRow, document: CatalogDocument | null): LineRow['answers'] {
  const asked = (document?.pricing.questions ?? []).filter(
    ({ key, visibleTo }) => visibleTo !== 'agent' && !result.notApplicable.includes(key),
  )
  return Object.fromEntries(asked.flatMap(({ key }) => (key in answers ? [[key, answers[key] ?? null]] : [])))
}
