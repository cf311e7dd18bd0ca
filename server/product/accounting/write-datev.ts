import type { AccountingSettings } from '@costard/contract'
import { decimalAmount } from '@costard/pricing'
import { apiError } from '../calls/api-error.ts'
import { unformulated } from '../calls/write-csv.ts'
import type { Booking } from './booking.ts'
import { datevColumns } from './datev-columns.ts'
import { windows1252 } from './windows-1252.ts'

interface Period {
  readonly from: string
  readonly to: string
  readonly currency: string
  /** Moment of the export, in the time zone of the team. */
  readonly at: { readonly day: string; readonly time: string }
}

/**
 * Writes a booking batch: header, names of the columns, a row per deal. Source: developer.datev.de, DATEV-Format, header
 * and Buchungsstapel. Throws accounting/settings-missing, accounting/decimals.
 */
export function datevFile(
  bookings: readonly Booking[],
  { consultant, client, accountLength, yearStartsIn }: AccountingSettings,
  { from, to, currency, at }: Period,
): Buffer {
  if (consultant === null || client === null) throw apiError('accounting/settings-missing')
  const header = [
    quoted('EXTF'),
    700,
    21,
    quoted('Buchungsstapel'),
    13,
    `${compact(at.day)}${at.time.replaceAll(':', '')}000`.slice(0, 17).padEnd(17, '0'),
    '',
    quoted('RE'),
    quoted(''),
    quoted(''),
    consultant,
    client,
    compact(yearStartOf(from, yearStartsIn)),
    accountLength,
    compact(from),
    compact(to),
    quoted('Costard Pro'),
    quoted(''),
    1,
    0,
    0,
    quoted(currency),
    '',
    quoted(''),
    '',
    '',
    quoted(''),
    '',
    '',
    quoted(''),
    quoted(''),
  ]
  const lines = [header.join(';'), datevColumns.join(';'), ...bookings.map(rowOf)]
  return windows1252(lines.map((line) => `${line}\r\n`).join(''))
}

function rowOf(booking: Booking): string {
  const { number, day, netMinor, currency, on, kind, device, customer } = booking
  const texts = kind === 'rounding' ? [number] : [device, customer]
  const values: Readonly<Record<string, string>> = {
    'Umsatz (ohne Soll/Haben-Kz)': amountOf(Math.abs(netMinor), currency),
    // Debit or credit side of the account: payments of customers are credited.
    'Soll/Haben-Kennzeichen': quoted(netMinor > 0 ? 'H' : 'S'),
    'WKZ Umsatz': quoted(currency),
    Konto: accountNumber(on.account),
    'Gegenkonto (ohne BU-Schlüssel)': accountNumber(on.counterAccount),
    'BU-Schlüssel': quoted(on.taxCode),
    Belegdatum: `${day.slice(8)}${day.slice(5, 7)}`,
    'Belegfeld 1': quoted(number.replace(/[^\w$&%*+/-]/g, '-').slice(0, 36)),
    Buchungstext: quoted(textOf(texts)),
    Festschreibung: '0',
  }
  return datevColumns.map((column) => values[column] ?? '').join(';')
}

/** Joins texts to at most 60 characters, without control characters, which other programs refuse. */
function textOf(texts: readonly string[]): string {
  const text = texts.filter(Boolean).join(', ').replace(/\p{C}/gu, ' ')
  return [...unformulated(text)].slice(0, 60).join('')
}

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}

function accountNumber(account: string): string {
  if (!/^\d{1,9}$/.test(account)) throw apiError('accounting/settings-missing', { account })
  return account
}

/** Formats an amount with two decimals, whatever its currency has. */
function amountOf(minor: number, currency: string): string {
  const [whole = '', decimals = ''] = decimalAmount(minor, currency).split('.')
  if (decimals.length > 2 && !decimals.endsWith('0')) throw apiError('accounting/decimals', { currency })
  return `${whole},${decimals.slice(0, 2).padEnd(2, '0')}`
}

function yearStartOf(from: string, month: number): string {
  const [year = 0, first = 1] = from.split('-').map(Number)
  return `${first < month ? year - 1 : year}-${String(month).padStart(2, '0')}-01`
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}
