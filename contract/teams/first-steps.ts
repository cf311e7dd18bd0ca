import { z } from 'zod'
import { call } from '../calls/call.ts'
import { firstStepNames } from './first-step-names.ts'
import { TeamId } from '../ids.ts'

const FirstSteps = z.object({
  done: z
    .array(z.enum(firstStepNames))
    .describe(
      'shop: it has a logo and hours; prices: a published catalog has prices of its own; colleague: somebody else is a member or invited; quote: one was sent; widget: one is live',
    ),
})

const tags = ['Teams']
const ofTeam = z.object({ teamId: TeamId })

/** First steps of a new team. Nothing is stored: each step is derived from the data of the team. */
export const firstSteps = {
  get: call('team.edit', {
    method: 'GET',
    path: '/teams/{teamId}/first-steps',
    tags,
    summary: 'Get which first steps of a team are done',
  })
    .input(ofTeam)
    .output(FirstSteps),
  show: call('team.edit', {
    method: 'PUT',
    path: '/teams/{teamId}/first-steps/shown',
    tags,
    summary: 'Choose whether you see the first steps above the quotes',
  })
    .input(ofTeam.extend({ isShown: z.boolean() }))
    .output(z.object({ isShown: z.boolean() })),
}
