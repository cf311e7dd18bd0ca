import type { TeamId, WidgetFigures, WidgetId } from '@costard/contract'
import { and, asc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { quotes } from '../quotes/schema.ts'
import { widgetCounts, widgetRequests } from './schema.ts'
import { mainSteps } from './visit-steps.ts'
import type { WidgetKey } from './widget-store.ts'

interface Days {
  readonly from: string
  readonly to: string
}

export const noFigures: WidgetFigures = { shown: 0, started: 0, priced: 0, submitted: 0 }

/** Returns the figures of the widgets that had visits in these days. */
export async function sumFigures(
  tx: Transaction,
  teamId: TeamId,
  days: Days,
): Promise<Map<WidgetId, WidgetFigures>> {
  const { widgetId, step, visits } = widgetCounts
  const rows = await tx
    .select({ widgetId, step, visits: sql<number>`sum(${visits})::int` })
    .from(widgetCounts)
    .where(and(eq(widgetCounts.teamId, teamId), isWithin(days), inArray(step, [...mainSteps])))
    .groupBy(widgetId, step)
  const sums = new Map<WidgetId, WidgetFigures>()
  for (const row of rows)
    sums.set(row.widgetId, { ...(sums.get(row.widgetId) ?? noFigures), [row.step]: row.visits })
  return sums
}

/** Returns how many offers of requests of these days were accepted, for widgets that have any. */
export async function countAccepted(
  tx: Transaction,
  { teamId, widgetId }: { readonly teamId: TeamId; readonly widgetId?: WidgetId },
  { from, to, timeZone }: Days & { readonly timeZone: string },
): Promise<Map<WidgetId, number>> {
  const day = sql`(${widgetRequests.at} at time zone ${timeZone})::date`
  const rows = await tx
    .select({ widgetId: widgetRequests.widgetId, accepted: sql<number>`count(*)::int` })
    .from(widgetRequests)
    .innerJoin(
      quotes,
      and(eq(quotes.teamId, widgetRequests.teamId), eq(quotes.quoteId, widgetRequests.quoteId)),
    )
    .where(
      and(
        eq(widgetRequests.teamId, teamId),
        ...(widgetId === undefined ? [] : [eq(widgetRequests.widgetId, widgetId)]),
        inArray(quotes.state, ['accepted', 'completed']),
        sql`${day} between ${from} and ${to}`,
      ),
    )
    .groupBy(widgetRequests.widgetId)
  return new Map(rows.map((row) => [row.widgetId, row.accepted]))
}

/** Returns the visits of a widget by step and day, oldest day first. */
export function listCounts(tx: Transaction, { teamId, widgetId }: WidgetKey, days: Days) {
  return tx
    .select({ step: widgetCounts.step, day: widgetCounts.day, visits: widgetCounts.visits })
    .from(widgetCounts)
    .where(and(eq(widgetCounts.teamId, teamId), eq(widgetCounts.widgetId, widgetId), isWithin(days)))
    .orderBy(asc(widgetCounts.day))
}

function isWithin({ from, to }: Days) {
  return and(gte(widgetCounts.day, from), lte(widgetCounts.day, to))
}
