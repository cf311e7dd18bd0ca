import { widgetLimits } from '@costard/contract'
import { lt, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { widgetCounts } from './schema.ts'
import type { VisitStep } from './visit-steps.ts'
import type { VisitSource } from './visits/visit-source.ts'
import type { WidgetKey } from './widget-store.ts'

/** Number of visits from a source that reached a step on a day. */
export interface StepCount extends WidgetKey {
  readonly step: VisitStep
  /** Day in the time zone of the team. */
  readonly day: string
  readonly source: VisitSource
  readonly visits: number
}

/**
 * Adds counts of steps; ignores widgets that were removed meanwhile. Rows are locked in a fixed order, which
 * prevents deadlocks.
 */
export async function addCounts(tx: Transaction, counts: readonly StepCount[]): Promise<void> {
  const rows = counts.map(({ teamId, widgetId, step, day, source, visits }) => ({
    team_id: teamId,
    widget_id: widgetId,
    step,
    day,
    ...source,
    visits,
  }))
  await tx.execute(sql`
    insert into ${widgetCounts} (team_id, widget_id, step, day, host, campaign, visits)
    select c.team_id, c.widget_id, c.step, c.day, c.host, c.campaign, c.visits
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as c(team_id text, widget_id text, step text, day date, host text, campaign text, visits int)
    where exists (select from product.widgets w where w.team_id = c.team_id and w.widget_id = c.widget_id)
    order by 1, 2, 3, 4, 5, 6
    on conflict (team_id, widget_id, step, day, host, campaign)
    do update set visits = widget_counts.visits + excluded.visits`)
}

export async function deleteOldCounts(tx: Transaction, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - widgetLimits.keptDays * 86_400_000).toISOString().slice(0, 10)
  await tx.delete(widgetCounts).where(lt(widgetCounts.day, oldest))
}
