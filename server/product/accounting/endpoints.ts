import { accountingLimits, type contract, type DealGroup, type TeamId } from '@costard/contract'
import { clockIn, dayIn } from '@costard/quotes'
import type { Transaction } from '#database'
import { answerRecordedFile } from '../answer-recorded-file.ts'
import type { Answers } from '../answers.ts'
import { apiError } from '../api-error.ts'
import { isUnchanged } from '../is-unchanged.ts'
import type { ProductParts } from '../parts.ts'
import { listSettledDeals, type SettledDeal } from '../quotes/settled-deals.ts'
import type { TeamRow } from '../teams/team-store.ts'
import { accountOf, bookingsOf, isWhole } from './booking.ts'
import { findAccountingSettings, saveAccountingSettings } from './settings-store.ts'
import { datevFile } from './write-datev.ts'
import { quickbooksCsv, sageCsv, xeroCsv } from './write-journal.ts'

const writers = { xero: xeroCsv, quickbooks: quickbooksCsv, sage: sageCsv }

interface Period {
  readonly from: string
  readonly to: string
  readonly currency?: string | undefined
}

export function accountingEndpoints({
  database: { orm },
  now,
}: Pick<ProductParts, 'database' | 'now'>): Answers<typeof contract.accounting> {
  return {
    getSettings: ({ input: { teamId } }) => findAccountingSettings(orm, teamId),
    saveSettings: async ({ context: { call }, input: { teamId, ...settings } }) => {
      const { tx, record } = call.change
      const before = await findAccountingSettings(tx, teamId)
      if (isUnchanged(before, settings)) return settings
      await saveAccountingSettings(tx, teamId, settings)
      const said = ({ program, accounts }: typeof settings) => ({ program, accounts: accounts.length })
      await record({
        teamId,
        entity: 'team',
        entityId: teamId,
        before: said(before),
        after: said(settings),
      })
      return settings
    },
    preview: async ({ context: { call }, input }) => {
      const { program, accounts } = await findAccountingSettings(orm, input.teamId)
      const { deals, currency, otherCurrencies } = await dealsOf(orm, call.member.team, input)
      const groups = new Map<string, DealGroup>()
      for (const { kind, tax, netMinor, taxMinor } of deals) {
        const key = `${kind} ${tax}`
        const before = groups.get(key)
        groups.set(key, {
          kind,
          tax,
          deals: (before?.deals ?? 0) + 1,
          netMinor: (before?.netMinor ?? 0) + netMinor,
          taxMinor: (before?.taxMinor ?? 0) + taxMinor,
          isMapped:
            (before?.isMapped ?? true) && isWhole(accountOf({ kind, tax }, accounts), { program, taxMinor }),
        })
      }
      return { currency, groups: [...groups.values()], otherCurrencies: [...otherCurrencies] }
    },
    export: async ({ context, input }) => {
      const { teamId, from, to } = input
      const { team } = context.call.member
      const settings = await findAccountingSettings(orm, teamId)
      const { deals, currency } = await dealsOf(orm, team, input)
      const bookings = bookingsOf(deals, settings)
      if (bookings.length === 0) throw apiError('accounting/none')
      const at = now()
      const clock = { day: dayIn(team.timeZone, at), time: clockIn(team.timeZone, at).time }
      const { program } = settings
      const file =
        program === 'datev'
          ? datevFile(bookings, settings, { from, to, currency, at: clock })
          : Buffer.from(writers[program](bookings))
      const name = program === 'datev' ? `EXTF_Buchungsstapel_${from}_${to}` : `${program}-${from}-${to}`
      const charset = program === 'datev' ? 'windows-1252' : 'utf-8'
      return answerRecordedFile(
        context,
        { bytes: new Uint8Array(file), type: `text/csv; charset=${charset}`, name: `${name}.csv` },
        {
          teamId,
          entity: 'team',
          entityId: teamId,
          after: { isExported: 'accounting', program, from, to, deals: bookings.length },
        },
      )
    },
  }
}

/** Throws accounting/period-invalid, accounting/too-many. */
async function dealsOf(
  tx: Transaction,
  team: Pick<TeamRow, 'timeZone' | 'currency'>,
  { teamId, from, to, currency = team.currency }: Period & { readonly teamId: TeamId },
): Promise<{
  readonly currency: string
  readonly deals: readonly SettledDeal[]
  readonly otherCurrencies: ReadonlySet<string>
}> {
  if (from > to) throw apiError('accounting/period-invalid')
  const { maxDeals: max } = accountingLimits
  const found = await listSettledDeals(tx, teamId, { from, to, timeZone: team.timeZone, max })
  if (!found) throw apiError('accounting/too-many', { max })
  const otherCurrencies = new Set(found.map((deal) => deal.currency).filter((one) => one !== currency))
  return { currency, deals: found.filter((deal) => deal.currency === currency), otherCurrencies }
}
