import type { contract } from '@costard/contract'
import type { Router } from '@orpc/server'
import type { Config } from '#config'
import { api, type CallContext } from '../api.ts'
import type { ProductParts } from '../parts.ts'
import { checkWording } from './check-wording.ts'
import { composeTried } from './compose-tried.ts'
import { describeMessages } from './describe-messages.ts'
import { listSwitches, listWordings } from './message-store.ts'
import { saveWording } from './save-wording.ts'
import { shownHtml } from './shown-html.ts'
import { testMessage } from './test-message.ts'
import { turnMessage } from './turn-message.ts'

export function messageEndpoints(
  parts: ProductParts,
  config: Pick<Config, 'productName' | 'publicUrl'>,
): Router<typeof contract.messages, CallContext> {
  const { database } = parts
  return {
    list: api.messages.list.handler(async ({ input: { teamId } }) =>
      describeMessages(await listWordings(database.orm, teamId), await listSwitches(database.orm, teamId)),
    ),
    save: api.messages.save.handler(({ context: { call }, input: { subject, text, ...key } }) =>
      saveWording(parts, call.change, call.member, key, { subject, text }),
    ),
    reset: api.messages.reset.handler(({ context: { call }, input }) =>
      saveWording(parts, call.change, call.member, input, null),
    ),
    turn: api.messages.turn.handler(({ context: { call }, input: { name, isOn } }) =>
      turnMessage(parts, call.change, call.member, name, isOn),
    ),
    preview: api.messages.preview.handler(
      async ({ context: { call }, input: { name, language, subject, text, quoteId } }) => {
        const wording = { subject, text }
        checkWording(name, wording)
        const { team, caller } = call.member
        const sender = { sentBy: caller.displayName ?? team.name, replyTo: caller.email ?? null }
        const tried = { name, language, wording, quoteId }
        const mail = await composeTried(database.orm, { ...parts, config }, team, tried, sender)
        const isSample = quoteId === undefined
        const from = mail.fromName ?? ''
        if ('share' in mail) return { subject: '', html: null, text: mail.share, from, isSample }
        return { subject: mail.subject, html: shownHtml(mail), text: mail.text, from, isSample }
      },
    ),
    test: api.messages.test.handler(
      ({ context: { call }, input: { name, language, subject, text, quoteId } }) =>
        testMessage({ ...parts, config }, call.member, {
          name,
          language,
          wording: { subject, text },
          quoteId,
        }),
    ),
  }
}
