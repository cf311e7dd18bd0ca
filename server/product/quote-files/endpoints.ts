import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import { apiError } from '../calls/api-error.ts'
import type { ProductParts } from '../parts.ts'
import { findQuote } from '../quotes/quote-store.ts'
import { answerFile } from './answer-file.ts'
import { editFile, removeFile, restoreFile } from './change-file.ts'
import { receiveFile } from './receive-file.ts'
import type { QuoteFileReceiver } from './receive-quote-file.ts'
import { describeFile, getFile, listFiles } from '../quotes/file-rows/quote-file-store.ts'

export function attachmentEndpoints(
  parts: ProductParts,
  receiver: QuoteFileReceiver,
): Answers<typeof contract.attachments> {
  const { orm } = parts.database
  return {
    add: ({ context, input: { params, query } }) =>
      receiveFile(parts, receiver, context, { quoteId: params.quoteId, facts: query }),
    content: async ({ context: { http }, input: { teamId, quoteId, fileId } }) =>
      answerFile(http, parts, await getFile(orm, { teamId, quoteId, fileId })),
    list: async ({ input }) => {
      if (!(await findQuote(orm, input.teamId, input.quoteId))) throw apiError('quote/not-found')
      return (await listFiles(orm, input)).map(describeFile)
    },
    edit: ({ context: { call }, input: { isForCustomer, lineId, questionKey, side, ...file } }) =>
      editFile(parts, call.change, call.member, file, {
        ...(isForCustomer !== undefined && { isForCustomer }),
        ...(lineId !== undefined && { lineId }),
        ...(questionKey !== undefined && { questionKey }),
        ...(side !== undefined && { side }),
      }),
    remove: ({ context: { call }, input }) => removeFile(parts, call.change, call.member, input),
    restore: ({ context: { call }, input }) => restoreFile(parts, call.change, call.member, input),
  }
}
