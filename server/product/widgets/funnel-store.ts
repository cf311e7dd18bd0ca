import {
  type TeamId,
  type WidgetFigures,
  type WidgetFunnel,
  type WidgetId,
  widgetLimits,
} from '@costard/contract'
import { and, asc, desc, eq, gte, inArray, lte, sql } from 'drizzle-orm'
import { validUntil } from '@costard/quotes'
import type { Transaction } from '#database'
import { onDays } from '../rows/on-days.ts'
import { quotes } from '../quotes/schema.ts'
import { widgetCounts, widgetRequests } from './schema.ts'
import { mainSteps } from './visit-steps.ts'
import { otherSource, type VisitSource } from './visits/visit-source.ts'
import type { WidgetKey } from './widget-store.ts'

interface Days {
  readonly from: string
  readonly to: string
}

export const noFigures: WidgetFigures = { shown: 0, started: 0, priced: 0, submitted: 0 }

/** Returns the figures of the widgets with visits in a period. */
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

/** Returns the numbers of accepted offers from requests in a period, by widget. */
export async function countAccepted(
  tx: Transaction,
  { teamId, widgetId }: { readonly teamId: TeamId; readonly widgetId?: WidgetId },
  { from, to, timeZone }: Days & { readonly timeZone: string },
  source?: VisitSource,
): Promise<Map<WidgetId, number>> {
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
        ...(source
          ? [eq(widgetRequests.host, source.host), eq(widgetRequests.campaign, source.campaign)]
          : []),
        inArray(quotes.state, ['accepted', 'completed']),
        onDays(widgetRequests.at, timeZone, from, to),
      ),
    )
    .groupBy(widgetRequests.widgetId)
  return new Map(rows.map((row) => [row.widgetId, row.accepted]))
}

/** Returns the visits of a widget by step and day, oldest day first. source: only visits from this source. */
export function listCounts(
  tx: Transaction,
  { teamId, widgetId }: WidgetKey,
  days: Days,
  source: VisitSource | undefined,
) {
  const { step, day, visits } = widgetCounts
  return tx
    .select({ step, day, visits: sql<number>`sum(${visits})::int` })
    .from(widgetCounts)
    .where(
      and(
        eq(widgetCounts.teamId, teamId),
        eq(widgetCounts.widgetId, widgetId),
        isWithin(days),
        ...(source ? [eq(widgetCounts.host, source.host), eq(widgetCounts.campaign, source.campaign)] : []),
      ),
    )
    .groupBy(step, day)
    .orderBy(asc(day))
}

/** Returns the sources of a widget's visits: first those with most requests, which are hard to fake. */
export async function listSources(
  tx: Transaction,
  { teamId, widgetId }: WidgetKey,
  days: Days,
): Promise<WidgetFunnel['sources']> {
  const { host, campaign, step, visits } = widgetCounts
  const sumOf = (name: (typeof mainSteps)[number]) =>
    sql<number>`coalesce(sum(${visits}) filter (where ${step} = ${name}), 0)::int`
  const [shown, started, priced, submitted] = [
    sumOf('shown'),
    sumOf('started'),
    sumOf('priced'),
    sumOf('submitted'),
  ]
  return tx
    .select({
      host,
      campaign,
      shown,
      started,
      priced,
      submitted,
    })
    .from(widgetCounts)
    .where(
      and(
        eq(widgetCounts.teamId, teamId),
        eq(widgetCounts.widgetId, widgetId),
        isWithin(days),
        inArray(step, [...mainSteps]),
      ),
    )
    .groupBy(host, campaign)
    .orderBy(desc(submitted), desc(priced), desc(started), desc(shown), asc(host), asc(campaign))
    .limit(widgetLimits.maxSources + 2)
}

/** Returns the sources counted on a day. */
export function listSourcesOfDay(
  tx: Transaction,
  { teamId, widgetId, day }: WidgetKey & { readonly day: string },
): Promise<VisitSource[]> {
  const { host, campaign, step } = widgetCounts
  return tx
    .select({ host, campaign })
    .from(widgetCounts)
    .where(
      and(
        eq(widgetCounts.teamId, teamId),
        eq(widgetCounts.widgetId, widgetId),
        eq(step, 'shown'),
        eq(widgetCounts.day, day),
        isNamed,
      ),
    )
}

/**
 * Returns sources of earlier days that keep their own counts: those with most requests, then those on most
 * days.
 */
export function listKnownSources(
  tx: Transaction,
  { teamId, widgetId, day }: WidgetKey & { readonly day: string },
): Promise<VisitSource[]> {
  const { host, campaign, step, visits } = widgetCounts
  const sumOf = (name: (typeof mainSteps)[number]) =>
    sql`coalesce(sum(${visits}) filter (where ${step} = ${name}), 0)`
  return tx
    .select({ host, campaign })
    .from(widgetCounts)
    .where(
      and(
        eq(widgetCounts.teamId, teamId),
        eq(widgetCounts.widgetId, widgetId),
        inArray(step, [...mainSteps]),
        isWithin({ from: validUntil(day, -widgetLimits.knownSourceDays), to: validUntil(day, -1) }),
        isNamed,
      ),
    )
    .groupBy(host, campaign)
    .orderBy(
      desc(sumOf('submitted')),
      desc(sql`count(distinct ${widgetCounts.day})`),
      desc(sumOf('shown')),
      asc(host),
      asc(campaign),
    )
    .limit(widgetLimits.maxSources)
}

const isNamed = sql`(${widgetCounts.host}, ${widgetCounts.campaign}) not in (('', ''), (${otherSource.host}, ''))`

function isWithin({ from, to }: Days) {
  return and(gte(widgetCounts.day, from), lte(widgetCounts.day, to))
}
