import type { TeamId } from '@costard/contract'
import { eq, type SQL } from 'drizzle-orm'
import { widgets } from './schema.ts'
import { hasRow } from '../rows/has-row.ts'

/** SQL condition: a team has a live widget. */
export function hasLiveWidget(teamId: TeamId): SQL {
  return hasRow(widgets, teamId, eq(widgets.state, 'live'))
}
