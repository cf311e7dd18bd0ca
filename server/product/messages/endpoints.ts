import type { contract } from '@costard/contract'
import type { Config } from '#config'
import type { Answers } from '../answers.ts'
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
): Answers<typeof contract.messages> {
  const { database } = parts
  return {
    list: async ({ input: { teamId } }) =>
      describeMessages(await listWordings(database.orm, teamId), await listSwitches(database.orm, teamId)),
    save: ({ context: { call }, input: { subject, text, ...key } }) =>
      saveWording(parts, call.change, call.member, key, { subject, text }),
    reset: ({ context: { call }, input }) => saveWording(parts, call.change, call.member, input, null),
    turn: ({ context: { call }, input: { name, isOn } }) =>
      turnMessage(parts, call.change, call.member, name, isOn),
    preview: async ({ context: { call }, input: { name, language, subject, text, quoteId } }) => {
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
    test: ({ context: { call }, input: { name, language, subject, text, quoteId } }) =>
      testMessage({ ...parts, config }, call.member, {
        name,
        language,
        wording: { subject, text },
        quoteId,
      }),
  }
}
