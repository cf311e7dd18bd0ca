import type { contract, DealGroup } from '@costard/contract'
import { answerRecordedFile } from '../answer-recorded-file.ts'
import type { Answers } from '../answers.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import type { ProductParts } from '../parts.ts'
import { accountingFile, dealsOf } from './accounting-file.ts'
import { accountOf, isWhole } from './booking.ts'
import { findAccountingSettings, saveAccountingSettings } from './settings-store.ts'

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
      const { bytes, type, name, bookings, program } = await accountingFile(orm, team, input, now())
      return answerRecordedFile(
        context,
        { bytes, type, name },
        {
          teamId,
          entity: 'team',
          entityId: teamId,
          after: { isExported: 'accounting', program, from, to, deals: bookings },
        },
      )
    },
  }
}
