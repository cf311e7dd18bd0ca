import { widgetLimits } from '@costard/contract'
import { lt, sql } from 'drizzle-orm'
import { batched, type Transaction } from '#database'
import { widgetCounts } from './schema.ts'
import type { VisitStep } from './visit-steps.ts'
import type { VisitSource } from './visits/visit-source.ts'
import type { WidgetKey } from './widget-store.ts'

interface Visit {
  readonly key: WidgetKey
  /** In the time zone of the team. */
  readonly day: string
  /** As admitted: see admit-source.ts. */
  readonly source: VisitSource
  readonly steps: readonly VisitStep[]
}

/** Counts a visit at some steps. Settles once it is stored. */
export type CountVisit = (visit: Visit) => Promise<void>

/**
 * All visitors of a widget count in the same few rows, so each would wait for the commit of the one before. Visits that
 * come at the same time are stored by one statement.
 */
export function visitCounter(tx: Transaction): CountVisit {
  const count = batched(async (visits: readonly Visit[]) => {
    await addCounts(tx, visits)
    return visits.map(() => undefined)
  })
  return (visit) => (visit.steps.length === 0 ? Promise.resolve() : count(visit))
}

export async function deleteOldCounts(tx: Transaction, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - widgetLimits.keptDays * 86_400_000).toISOString().slice(0, 10)
  await tx.delete(widgetCounts).where(lt(widgetCounts.day, oldest))
}

/** Of a widget that was removed meanwhile, nothing is counted. Rows are locked in one order, which prevents deadlocks. */
export async function addCounts(tx: Transaction, visits: readonly Visit[]): Promise<void> {
  const rows = visits.flatMap(({ key: { teamId, widgetId }, day, source, steps }) =>
    steps.map((step) => ({ team_id: teamId, widget_id: widgetId, step, day, ...source })),
  )
  await tx.execute(sql`
    insert into ${widgetCounts} (team_id, widget_id, step, day, host, campaign, visits)
    select c.team_id, c.widget_id, c.step, c.day, c.host, c.campaign, count(*)::int
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c(team_id text, widget_id text, step text, day date, host text, campaign text)
    where exists (select from product.widgets w where w.team_id = c.team_id and w.widget_id = c.widget_id)
    group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (team_id, widget_id, step, day, host, campaign)
    do update set visits = widget_counts.visits + excluded.visits`)
}
