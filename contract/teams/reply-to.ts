import { z } from 'zod'
import { call, recordedCall } from '../calls/call.ts'
import { Email } from '../customers/customer-fields.ts'
import { TeamId } from '../ids.ts'

/** Lifetime in hours of the link that verifies an address. */
export const replyToHours = 24

export const ReplyTo = z.object({
  email: z
    .string()
    .nullable()
    .describe('Address for answers of customers to mails of the team; null: that of the sender of the quote'),
  asked: z.string().nullable().describe('Used once the link that was mailed to it is confirmed'),
})
export type ReplyTo = z.infer<typeof ReplyTo>

const tags = ['Shop']
const path = '/teams/{teamId}/reply-to'
const ofTeam = z.object({ teamId: TeamId })

/** Reply-to address of a team. Used only after verification. */
export const replyTo = {
  get: call('member', { method: 'GET', path, tags, summary: 'Get where customers answer to' })
    .input(ofTeam)
    .output(ReplyTo),
  ask: recordedCall(
    'team.edit',
    {
      method: 'PUT',
      path,
      tags,
      summary: 'Choose an address that customers answer to',
      description:
        'A link is mailed to it, and another one when you ask again. Your own address is proven already and used at once.',
    },
    'quote/sign-up-to-send',
    'quote/sender-unverified',
    'reply-to/too-many-mails',
  )
    .input(ofTeam.extend({ email: Email }))
    .output(ReplyTo),
  confirm: recordedCall(
    'team.edit',
    {
      method: 'POST',
      path: `${path}/confirm`,
      tags,
      summary: 'Use the address, with the token of the link that was mailed to it',
    },
    'reply-to/link-over',
  )
    .input(ofTeam.extend({ token: z.string().min(1).max(60) }))
    .output(ReplyTo),
  remove: recordedCall('team.edit', {
    method: 'DELETE',
    path,
    tags,
    summary: 'Let customers answer to the sender of the quote',
  })
    .input(ofTeam)
    .output(ReplyTo),
}
