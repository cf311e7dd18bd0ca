import type { contract } from '@costard/contract'
import type { Answers } from '../answers.ts'
import type { ProductParts } from '../parts.ts'
import { askReplyTo, confirmReplyTo, removeReplyTo } from './change-reply-to.ts'
import type { ReplyToLinks } from './reply-to-link.ts'
import { describeReplyTo, findReplyTo } from './reply-to-store.ts'

export function replyToEndpoints(
  parts: Pick<ProductParts, 'database' | 'documents' | 'usage' | 'now'>,
  links: ReplyToLinks,
): Answers<typeof contract.replyTo> {
  return {
    get: async ({ input: { teamId } }) => describeReplyTo(await findReplyTo(parts.database.orm, teamId)),
    ask: ({ context: { call }, input }) => askReplyTo(parts, call.change, call.member, input.email),
    confirm: ({ context: { call }, input }) =>
      confirmReplyTo({ ...parts, links }, call.change, call.member, input.token),
    remove: ({ context: { call } }) => removeReplyTo(parts, call.change, call.member),
  }
}
