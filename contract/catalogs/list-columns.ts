import { z } from 'zod'
import { call } from '../calls/call.ts'
import { catalogLimits } from './catalog-limits.ts'
import { TeamId } from '../ids.ts'

const Heading = z.string().trim().toLowerCase().min(1).max(catalogLimits.maxName)
/** What a column has: price, floor, `grade:C`; null: it is not read. Those that a page does not know are left out. */
const Has = z
  .string()
  .max(130)
  .regex(/^[a-z]+(?::.+)?$/)
  .nullable()

const tags = ['Catalogs']
const path = '/teams/{teamId}/price-list-columns'
const ofTeam = z.object({ teamId: TeamId })

/** What the columns of price lists have, as somebody of the team said while importing one. */
export const listColumns = {
  list: call('price.edit', { method: 'GET', path, tags, summary: 'List the known columns of price lists' })
    .input(ofTeam)
    .output(
      z
        .array(z.object({ heading: z.string(), has: Has }))
        .describe(`At most ${catalogLimits.maxListColumns}, the latest`),
    ),
  save: call('price.edit', {
    method: 'PUT',
    path,
    tags,
    summary: 'Say what a column of price lists has, by the words above it',
  })
    .input(ofTeam.extend({ heading: Heading, has: Has }))
    .output(z.object({ heading: z.string() })),
}
