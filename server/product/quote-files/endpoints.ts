import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import { apiError } from '../api-error.ts'
import type { ProductParts } from '../parts.ts'
import { findQuote } from '../quotes/quote-store.ts'
import { editFile, removeFile, restoreFile } from './change-file.ts'
import { describeFile, listFiles } from '../quotes/files/quote-file-store.ts'

/** Calls whose bodies are JSON; files themselves travel by routes of their own. */
export type AttachmentCalls = Omit<typeof contract.attachments, 'add' | 'content'>

export function attachmentEndpoints(parts: ProductParts): Router<AttachmentCalls, CallContext> {
  const { orm } = parts.database
  return {
    list: api.attachments.list.handler(async ({ input }) => {
      if (!(await findQuote(orm, input.teamId, input.quoteId))) throw apiError('quote/not-found')
      return (await listFiles(orm, input)).map(describeFile)
    }),
    edit: api.attachments.edit.handler(
      ({ context: { call }, input: { isForCustomer, lineId, questionKey, side, ...file } }) =>
        editFile(parts, call.change, call.member, file, {
          ...(isForCustomer !== undefined && { isForCustomer }),
          ...(lineId !== undefined && { lineId }),
          ...(questionKey !== undefined && { questionKey }),
          ...(side !== undefined && { side }),
        }),
    ),
    remove: api.attachments.remove.handler(({ context: { call }, input }) =>
      removeFile(parts, call.change, call.member, input),
    ),
    restore: api.attachments.restore.handler(({ context: { call }, input }) =>
      restoreFile(parts, call.change, call.member, input),
    ),
  }
}
