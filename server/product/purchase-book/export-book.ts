import { decimalAmount } from '@costard/pricing'
import type { PaperIdentity } from '@costard/contract'
import { writeCsv } from '../calls/write-csv.ts'
import type { BookRow } from './hashes.ts'

const columns = [
  'number',
  'date',
  'entry',
  'corrects',
  'device',
  'imei',
  'serial number',
  'quantity',
  'currency',
  'amount',
  'paid by',
  'quote',
  'site',
  'seller kind',
  'seller',
  'address',
  'country',
  'paper',
  'paper number ends in',
  'paper seen',
  'paper number',
  'issued by',
  'issued on',
  'holder',
  'capacity',
  'born',
  'correction of',
  'corrected value',
  'reason',
  'hash before',
  'hash',
] as const

/** Writes entries as CSV, oldest first, with their sellers. rows: newest first. */
export function bookCsv(rows: readonly BookRow[], sites: ReadonlyMap<string, string>): string {
  return writeCsv([bookColumns, ...rows.toReversed().map((row) => cellsOfEntry(row, sites))])
}

/** Column names of the CSV. */
export const bookColumns: readonly string[] = columns

export function cellsOfEntry(
  { seller, correction, ...row }: BookRow,
  sites: ReadonlyMap<string, string>,
): (string | number)[] {
  return [
    row.number,
    row.day,
    row.kind,
    row.corrects ?? '',
    row.device,
    row.imei ?? '',
    row.serial ?? '',
    row.kind === 'purchase' ? row.quantity : '',
    row.currency,
    row.kind === 'purchase' ? decimalAmount(row.amountMinor, row.currency) : '',
    row.paidBy,
    row.quoteNumber,
    (row.siteId !== null && sites.get(row.siteId)) || '',
    seller?.kind ?? '',
    seller?.name ?? '',
    seller?.address ?? '',
    seller?.country ?? '',
    seller?.paper?.kind ?? '',
    seller?.paper?.lastFour ?? '',
    seller?.paper?.seenAt ?? '',
    ...identityCells(seller?.paper?.identity),
    correction?.field ?? '',
    correction?.value ?? '',
    correction?.reason ?? '',
    row.previousHash.toString('hex'),
    row.hash.toString('hex'),
  ]
}

function identityCells(identity: PaperIdentity | undefined): string[] {
  const { number = '', issuedBy = '', issuedOn, holder = '', capacity = '', birthDate } = identity ?? {}
  return [number, issuedBy, issuedOn ?? '', holder, capacity, birthDate ?? '']
}
