import { accountingLimits } from '@costard/contract'
import { decimalAmount } from '@costard/pricing'
import { apiError } from '../calls/api-error.ts'
import { writeCsv } from '../calls/write-csv.ts'
import { type Booking, journalOf } from './booking.ts'

/** Manual journals of Xero, at most 300 lines. Source: help.xero.com, Import manual journals. */
export function xeroCsv(bookings: readonly Booking[]): string {
  const rows = bookings.flatMap((booking, place) =>
    journalOf(booking).map(({ account, amountMinor }) => [
      `${booking.number} ${place + 1}`,
      dayFirst(booking.day),
      textOf(booking),
      account,
      booking.on.taxCode,
      // Written as a number: a text with a minus sign would be guarded as a formula.
      Number(decimalAmount(amountMinor, booking.currency)),
    ]),
  )
  if (rows.length > accountingLimits.maxXeroLines)
    throw apiError('accounting/too-many', { max: accountingLimits.maxXeroLines })
  return writeCsv([['*Narration', '*Date', 'Description', '*AccountCode', '*TaxRate', '*Amount'], ...rows])
}

/** Journal entries of QuickBooks Online. Source: quickbooks.intuit.com, Import journal entries. */
export function quickbooksCsv(bookings: readonly Booking[]): string {
  return writeCsv([
    ['Journal No', 'Journal Date', 'Account Name', 'Debits', 'Credits', 'Description', 'Currency'],
    ...bookings.flatMap((booking, place) =>
      journalOf(booking).map(({ account, amountMinor }) => {
        const amount = decimalAmount(Math.abs(amountMinor), booking.currency)
        return [
          `${booking.number}-${place + 1}`,
          monthFirst(booking.day),
          account,
          amountMinor > 0 ? amount : '',
          amountMinor > 0 ? '' : amount,
          textOf(booking),
          booking.currency,
        ]
      }),
    ),
  ])
}

/** Audit trail transactions of Sage 50 as journal debits and credits. Source: Sage 50 Accounts, Import templates. */
export function sageCsv(bookings: readonly Booking[]): string {
  return writeCsv([
    [
      'Type',
      'Account Reference',
      'Nominal A/C Ref',
      'Department Code',
      'Date',
      'Reference',
      'Details',
      'Net Amount',
      'Tax Code',
      'Tax Amount',
    ],
    ...bookings.flatMap((booking) =>
      journalOf(booking).map(({ account, amountMinor }) => [
        amountMinor > 0 ? 'JD' : 'JC',
        '',
        account,
        0,
        dayFirst(booking.day),
        booking.number.slice(0, 30),
        textOf(booking).slice(0, 60),
        decimalAmount(Math.abs(amountMinor), booking.currency),
        booking.on.taxCode || 'T9',
        '0.00',
      ]),
    ),
  ])
}

function textOf({ kind, device, customer, number }: Booking): string {
  return kind === 'rounding' ? number : [device, customer].filter(Boolean).join(', ')
}

function dayFirst(day: string): string {
  return day.split('-').toReversed().join('/')
}

function monthFirst(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}
