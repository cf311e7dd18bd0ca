import { auditLimits, type contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { listEntries, readCursor, writeCursor } from '../audit/audit-store.ts'
import { describeEntries, type NamesOfThings } from './describe-entries.ts'
import { exportEntries } from './export-entries.ts'

export function auditEndpoints(
  { database: { reads } }: Pick<ProductParts, 'database'>,
  names: NamesOfThings,
): Answers<typeof contract.audit> {
  return {
    list: async ({ context: { call }, input: { teamId, cursor, ...filters } }) => {
      const { timeZone, language } = call.member.team
      const after = cursor === undefined ? undefined : readCursor(cursor)
      const page = await listEntries(reads, { teamId, timeZone }, filters, after, auditLimits.maxPage)
      return {
        entries: await describeEntries(reads, names, { teamId, language }, page.rows),
        nextCursor: page.last ? writeCursor(page.last) : null,
      }
    },
    export: ({ context: { call }, input: { cursor, ...filters } }) =>
      exportEntries(call.change, names, call.member, filters, cursor),
  }
}
