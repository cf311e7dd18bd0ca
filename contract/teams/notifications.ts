import { z } from 'zod'
import { call } from '../calls/call.ts'
import { TeamId } from '../ids.ts'
import { notificationKinds } from './notification-kinds.ts'

const Notifications = z.object({
  off: z
    .array(z.enum(notificationKinds))
    .max(notificationKinds.length)
    .describe('Events that you get no mail about in this team'),
})

const tags = ['Account']
const ofTeam = z.object({ teamId: TeamId })
const path = '/teams/{teamId}/notifications'

/** Optional mails to members. Mails about the team itself, such as its closing, are always sent. */
export const notifications = {
  get: call('member', { method: 'GET', path, tags, summary: 'Get which mails of a team you get' })
    .input(ofTeam)
    .output(Notifications),
  save: call('member', { method: 'PUT', path, tags, summary: 'Choose which mails of a team you get' })
    .input(ofTeam.extend(Notifications.shape))
    .output(Notifications),
}
