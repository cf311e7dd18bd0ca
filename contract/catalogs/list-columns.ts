import { z } from 'zod'
import { call } from '../calls/call.ts'
import { catalogLimits } from './catalog-limits.ts'
import { TeamId } from '../ids.ts'

const Heading = z.string().trim().toLowerCase().min(1).max(catalogLimits.maxName)
/**
 * Kind of value in a column: price, floor, `grade:C`; null: the column is not read. Clients ignore kinds that
 * they do not know.
 */
const Has = z
  .string()
  .max(130)
  .regex(/^[a-z]+(?::.+)?$/)
  .nullable()

const tags = ['Catalogs']
const path = '/teams/{teamId}/price-list-columns'
const ofTeam = z.object({ teamId: TeamId })

/** Meaning of the columns of price lists, as set by a member in an earlier import. */
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
