import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { askReplyTo, confirmReplyTo, removeReplyTo } from './change-reply-to.ts'
import type { ReplyToLinks } from './reply-to-link.ts'
import { describeReplyTo, findReplyTo } from './reply-to-store.ts'

export function replyToEndpoints(
  parts: Pick<ProductParts, 'database' | 'documents' | 'usage' | 'now'>,
  links: ReplyToLinks,
): Router<typeof contract.replyTo, CallContext> {
  return {
    get: api.replyTo.get.handler(async ({ input: { teamId } }) =>
      describeReplyTo(await findReplyTo(parts.database.orm, teamId)),
    ),
    ask: api.replyTo.ask.handler(({ context: { call }, input }) =>
      askReplyTo(parts, call.change, call.member, input.email),
    ),
    confirm: api.replyTo.confirm.handler(({ context: { call }, input }) =>
      confirmReplyTo({ ...parts, links }, call.change, call.member, input.token),
    ),
    remove: api.replyTo.remove.handler(({ context: { call } }) =>
      removeReplyTo(parts, call.change, call.member),
    ),
  }
}
