import type { contract, StoredExport } from '@costard/contract'
import type { Answers } from '../../answers.ts'
import { apiError } from '../../calls/api-error.ts'
import type { ProductParts } from '../../parts.ts'
import { contentOfParts } from '../stored-parts.ts'
import { askForExport } from './ask-for-export.ts'
import { describeExport, findExport, listExports } from './export-store.ts'
import { holderOf } from './holder-of.ts'

export function storedExportEndpoints(parts: ProductParts): Answers<typeof contract.storedExports> {
  const { database, files, now } = parts
  return {
    list: async ({ context: { call }, input: { teamId } }) => {
      const listed: StoredExport[] = []
      for (const row of await listExports(database.orm, teamId, call.caller.userId, now()))
        if (await holderOf(database.orm, row)) listed.push(describeExport(row))
      return listed
    },
    ask: ({ context: { call }, input }) => askForExport(parts, call.change, call.member, input),
    content: async ({ context: { call, http }, input }) => {
      const row = await findExport(database.orm, input)
      const isKept = row?.keptUntil != null && row.keptUntil > now()
      const isOwn = row?.askedBy === call.caller.userId && (await holderOf(database.orm, row))
      if (!isOwn || !isKept || row.state !== 'ready') throw apiError('export/not-found')
      return http.body(contentOfParts(files, { ...row, id: row.exportId }), 200, {
        'content-type': row.fileName.endsWith('.zip') ? 'application/zip' : 'text/csv',
        'content-length': String(row.size),
        'content-disposition': `attachment; filename="${row.fileName}"`,
        'cache-control': 'private, no-store',
      })
    },
  }
}
