import { type contract, purchaseBookLimits } from '@costard/contract'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import type { PdfPrinter } from '#pdf'
import { periodOf } from './book-period.ts'
import { bookChecks } from './book-checks.ts'
import { correctionsOf, findSettings, getEntry, listEntries, saveSettings, totalsOf } from './book-store.ts'
import { answerPrinted } from './answer-printed.ts'
import { isUnchanged } from '../rows/is-unchanged.ts'
import { correctEntry } from './correct-entry.ts'
import { describeEntry } from './describe-entry.ts'
import { bookCsv } from './export-book.ts'

export function purchaseBookEndpoints(
  { database: { orm }, now }: Pick<ProductParts, 'database' | 'now'>,
  printer: PdfPrinter,
): Answers<typeof contract.purchaseBook> {
  const checkBook = bookChecks()
  return {
    list: async ({ input: { teamId, ...filters } }) => {
      const totals = filters.before === undefined ? await totalsOf(orm, teamId, filters) : null
      const rows = await listEntries(orm, teamId, filters, purchaseBookLimits.maxPerPage)
      const corrections = await correctionsOf(
        orm,
        teamId,
        rows.map(({ seq }) => seq),
      )
      const { heldDays } = await findSettings(orm, teamId)
      return {
        entries: rows.map((row) => describeEntry(row, { correctedBy: corrections.get(row.seq), heldDays })),
        totals,
        before: rows.length === purchaseBookLimits.maxPerPage ? (rows.at(-1)?.seq ?? null) : null,
      }
    },
    check: ({ input: { teamId } }) => checkBook(orm, teamId, now()),
    show: async ({ context: { call }, input: { teamId, seq, reason } }) => {
      const { tx, record } = call.change
      const { seller, number } = await getEntry(tx, teamId, seq)
      if (!seller) throw apiError('book/seller-gone', { seq })
      await record({ teamId, entity: 'team', entityId: teamId, after: { isShown: number, reason } })
      return seller
    },
    correct: ({ context: { call }, input }) =>
      correctEntry(call.change, call.member, { ...input, at: now() }),
    export: async ({ context: { call }, input: { teamId, from, to, siteId, reason } }) => {
      const { tx, record } = call.change
      const period = { from, to, siteId, at: now(), checkBook }
      const { rows, check, sites, sellers } = await periodOf(tx, teamId, period)
      const csv = bookCsv(rows, sites)
      await record({
        teamId,
        entity: 'team',
        entityId: teamId,
        after: { isExported: 'purchaseBook', from, to, reason, sellers },
      })
      return { csv, entries: rows.length, check }
    },
    print: ({ context, input }) => answerPrinted({ orm, now, printer, checkBook }, context, input),
    getSettings: ({ input: { teamId } }) => findSettings(orm, teamId),
    saveSettings: async ({ context: { call }, input: { teamId, ...settings } }) => {
      const { tx, record } = call.change
      const before = await findSettings(tx, teamId)
      if (isUnchanged(before, settings)) return settings
      await saveSettings(tx, teamId, settings)
      await record({
        teamId,
        entity: 'team',
        entityId: teamId,
        before: { ...before },
        after: { ...settings },
      })
      return settings
    },
  }
}
