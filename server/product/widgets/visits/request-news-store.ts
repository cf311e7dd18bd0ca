import type { QuoteId, TeamId, WidgetId } from '@costard/contract'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { batched, type Transaction } from '#database'
import { memoizeByOwner } from '../../../memoize-by-owner.ts'
import { quotes } from '../../quotes/schema.ts'
import { members, teams } from '../../teams/schema.ts'
import { widgets } from '../schema.ts'

export interface RequestKey {
  readonly teamId: TeamId
  readonly widgetId: WidgetId
  readonly quoteId: QuoteId
}

/**
 * Returns what a member is told of a request; undefined if the widget, its quote or the member has gone. Events that are
 * handled at the same time are answered by one statement.
 */
export function findRequestNews(tx: Transaction, key: RequestKey) {
  return newsOf(tx)(key)
}

const newsOf = memoizeByOwner((tx: Transaction) => {
  const input = sql`unnest(${sql.placeholder('teamIds')}::text[], ${sql.placeholder('widgetIds')}::text[], ${sql.placeholder('quoteIds')}::text[])
    as input(team_id, widget_id, quote_id)`
  const { liveBy, settings } = getTableColumns(widgets)
  const query = tx
    .select({
      quoteId: quotes.quoteId,
      number: quotes.number,
      customer: quotes.customer,
      liveBy,
      widget: sql<string>`${settings} ->> 'name'`,
      team: { name: teams.name, language: teams.language },
      turnedOff: members.notificationsOff,
    })
    .from(input)
    .innerJoin(
      widgets,
      and(sql`${widgets.teamId} = input.team_id`, sql`${widgets.widgetId} = input.widget_id`),
    )
    .innerJoin(quotes, and(sql`${quotes.teamId} = input.team_id`, sql`${quotes.quoteId} = input.quote_id`))
    .innerJoin(teams, sql`${teams.teamId} = input.team_id`)
    .innerJoin(
      members,
      and(
        sql`${members.teamId} = input.team_id`,
        sql`${members.userId} = ${liveBy} ->> 'userId'`,
        eq(members.state, 'active'),
      ),
    )
    .prepare('product_find_request_news')
  return batched(async (keys: readonly RequestKey[]) => {
    const found = await query.execute({
      teamIds: keys.map(({ teamId }) => teamId),
      widgetIds: keys.map(({ widgetId }) => widgetId),
      quoteIds: keys.map(({ quoteId }) => quoteId),
    })
    const byQuote = new Map(found.map((news) => [news.quoteId, news]))
    return keys.map(({ quoteId }) => byQuote.get(quoteId))
  })
})
