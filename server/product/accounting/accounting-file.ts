import { accountingLimits, type TeamId } from '@costard/contract'
import { clockIn, dayIn } from '@costard/quotes'
import type { Transaction } from '#database'
import { apiError } from '../calls/api-error.ts'
import { listSettledDeals, type SettledDeal } from '../quotes/deals/settled-deals.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { bookingsOf } from './booking.ts'
import { findAccountingSettings } from './settings-store.ts'
import { datevFile } from './write-datev.ts'
import { quickbooksCsv, sageCsv, xeroCsv } from './write-journal.ts'

const writers = { xero: xeroCsv, quickbooks: quickbooksCsv, sage: sageCsv }

export interface Period {
  readonly teamId: TeamId
  readonly from: string
  readonly to: string
  readonly currency?: string | undefined
  /** Maximum number of deals in the file. */
  readonly max?: number
}

/** Maximum bookings in a file for Xero: each has up to three lines. */
const xeroBookings = Math.floor(accountingLimits.maxXeroLines / 3)

/**
 * Returns the files of a period for the team's program: one, or for Xero as many as its limit needs. Throws
 * the errors of accountingFile.
 */
export async function accountingFiles(
  tx: Transaction,
  team: Pick<TeamRow, 'timeZone' | 'currency'>,
  period: Period,
  at: Date,
): Promise<{
  readonly bookings: number
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array }[]
}> {
  const { teamId, from, to } = period
  const settings = await findAccountingSettings(tx, teamId)
  if (settings.program !== 'xero') {
    const file = await accountingFile(tx, team, period, at)
    return { bookings: file.bookings, files: [file] }
  }
  const bookings = bookingsOf((await dealsOf(tx, team, period)).deals, settings)
  if (bookings.length === 0) throw apiError('accounting/none')
  const count = Math.ceil(bookings.length / xeroBookings)
  const files = Array.from({ length: count }, (_, index) => ({
    name: `xero-${from}-${to}${count > 1 ? `-${index + 1}` : ''}.csv`,
    bytes: new Uint8Array(
      Buffer.from(xeroCsv(bookings.slice(index * xeroBookings, (index + 1) * xeroBookings))),
    ),
  }))
  return { bookings: bookings.length, files }
}

/** Returns the file of a period for the team's program. Throws accounting/none and the errors of dealsOf. */
export async function accountingFile(
  tx: Transaction,
  team: Pick<TeamRow, 'timeZone' | 'currency'>,
  period: Period,
  at: Date,
) {
  const { teamId, from, to } = period
  const settings = await findAccountingSettings(tx, teamId)
  const { deals, currency } = await dealsOf(tx, team, period)
  const bookings = bookingsOf(deals, settings)
  if (bookings.length === 0) throw apiError('accounting/none')
  const clock = { day: dayIn(team.timeZone, at), time: clockIn(team.timeZone, at).time }
  const { program } = settings
  const file =
    program === 'datev'
      ? datevFile(bookings, settings, { from, to, currency, at: clock })
      : Buffer.from(writers[program](bookings))
  const name = program === 'datev' ? `EXTF_Buchungsstapel_${from}_${to}` : `${program}-${from}-${to}`
  const charset = program === 'datev' ? 'windows-1252' : 'utf-8'
  return {
    bytes: new Uint8Array(file),
    type: `text/csv; charset=${charset}`,
    name: `${name}.csv`,
    bookings: bookings.length,
    program,
  }
}

/** Returns the deals of a period. Throws accounting/period-invalid, accounting/too-many. */
export async function dealsOf(
  tx: Transaction,
  team: Pick<TeamRow, 'timeZone' | 'currency'>,
  { teamId, from, to, currency = team.currency, max = accountingLimits.maxDeals }: Period,
): Promise<{
  readonly currency: string
  readonly deals: readonly SettledDeal[]
  readonly otherCurrencies: ReadonlySet<string>
}> {
  if (from > to) throw apiError('accounting/period-invalid')
  const found = await listSettledDeals(tx, teamId, { from, to, timeZone: team.timeZone, max })
  if (!found) throw apiError('accounting/too-many', { max })
  const otherCurrencies = new Set(found.map((deal) => deal.currency).filter((one) => one !== currency))
  return { currency, deals: found.filter((deal) => deal.currency === currency), otherCurrencies }
}
