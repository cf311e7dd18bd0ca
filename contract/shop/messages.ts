import { messageKinds, type MessageKind } from '@costard/quotes'
import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { QuoteId, TeamId } from '../ids.ts'
import { Language } from '../teams/locales.ts'
import { messageLimits } from './message-limits.ts'
import { visibleField } from '../names/name-fields.ts'

export const MessageName = z.enum(messageKinds as readonly [MessageKind, ...MessageKind[]]) // messageKinds is not empty

const wording = {
  subject: visibleField(messageLimits.maxSubject).describe('Empty for messages without a subject'),
  text: z
    .string()
    .trim()
    .min(1)
    .max(messageLimits.maxText)
    .describe('Paragraphs are split by an empty line; fields are written as {customerName}'),
}
const Typed = z.object(wording)

export const Wording = z.object({
  ...wording,
  subject: z.string(),
  isOwn: z.boolean().describe('True if the team wrote the text'),
  rev: z.number().int().describe('0 while the team has changed nothing'),
  builtIn: Typed.extend({ subject: z.string() })
    .optional()
    .describe('Text of the product, if the team wrote its own'),
})
export type Wording = z.infer<typeof Wording>

export const TeamMessages = z.object({
  messages: z.array(
    z.object({
      name: MessageName,
      isOn: z.boolean(),
      canBeOff: z.boolean(),
      wordings: z.record(Language, Wording),
    }),
  ),
})
export type TeamMessages = z.infer<typeof TeamMessages>

export const MessagePreview = z.object({
  subject: z.string(),
  html: z.string().nullable().describe('null: sent as text only'),
  text: z.string(),
  from: z.string().describe('The name of the sender'),
  isSample: z.boolean().describe('No quote was given'),
})
export type MessagePreview = z.infer<typeof MessagePreview>

const tags = ['Messages']
const path = '/teams/{teamId}/messages'
const ofTeam = z.object({ teamId: TeamId })
const ofMessage = ofTeam.extend({ name: MessageName })
const inLanguage = ofMessage.extend({ language: Language })
const Rev = z.number().int().describe('The one that was read; an outdated one is rejected')
const tried = inLanguage.extend({
  ...Typed.shape,
  quoteId: QuoteId.optional().describe('A sent quote whose values are used; else a sample'),
})

export const messages = {
  list: call('member', {
    method: 'GET',
    path,
    tags,
    summary: 'List what customers and members are sent, in every language',
  })
    .input(ofTeam)
    .output(TeamMessages),
  save: recordedCall(
    'team.edit',
    {
      method: 'PUT',
      path: `${path}/{name}/{language}`,
      tags,
      summary: 'Reword a message in a language',
    },
    'team/changed',
    'message/invalid',
  )
    .input(inLanguage.extend({ ...Typed.shape, rev: Rev }))
    .output(Wording),
  reset: recordedCall(
    'team.edit',
    {
      method: 'POST',
      path: `${path}/{name}/{language}/reset`,
      tags,
      summary: 'Return to the built-in wording of a message',
    },
    'team/changed',
  )
    .input(inLanguage.extend({ rev: Rev }))
    .output(Wording),
  turn: recordedCall(
    'team.edit',
    {
      method: 'PUT',
      path: `${path}/{name}`,
      tags,
      summary: 'Send a message from now on, or no longer',
    },
    'message/needed',
  )
    .input(ofMessage.extend({ isOn: z.boolean() }))
    .output(z.object({ isOn: z.boolean() })),
  preview: call(
    'team.edit',
    {
      method: 'POST',
      path: `${path}/{name}/{language}/preview`,
      tags,
      summary: 'Show a message as it would go out',
    },
    'message/invalid',
    'quote/not-found',
  )
    .input(tried)
    .output(MessagePreview),
  test: call(
    'team.edit',
    {
      method: 'POST',
      path: `${path}/{name}/{language}/test`,
      tags,
      summary: 'E-mail a message to oneself, marked as a test',
    },
    'message/invalid',
    'message/too-many-tests',
    'message/not-mailed',
    'quote/not-found',
    'quote/sign-up-to-send',
    'quote/sender-unverified',
  )
    .input(tried)
    .output(z.object({ to: z.string() })),
}
