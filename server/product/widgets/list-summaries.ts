import { textIn, type WidgetSummary } from '@costard/contract'
import { dayIn, validUntil } from '@costard/quotes'
import type { Config } from '#config'
import { listCatalogFacts } from '../catalogs/managed/catalog-facts.ts'
import type { ProductParts } from '../parts.ts'
import type { Member } from '../teams/memberships/member.ts'
import { widgetPageUrl } from './describe-widget.ts'
import { countAccepted, noFigures, sumFigures } from './funnel-store.ts'
import { listWidgets } from './widget-store.ts'

/** Number of days in the figures of a list, including today. */
const listedDays = 30

export async function listSummaries(
  { database: { orm }, now }: Pick<ProductParts, 'database' | 'now'>,
  config: Pick<Config, 'publicUrl'>,
  { teamId, team }: Pick<Member, 'teamId' | 'team'>,
): Promise<WidgetSummary[]> {
  const rows = await listWidgets(orm, teamId)
  if (rows.length === 0) return []
  const to = dayIn(team.timeZone, now())
  const days = { from: validUntil(to, 1 - listedDays), to }
  const [facts, figures, accepted] = await Promise.all([
    listCatalogFacts(orm, teamId),
    sumFigures(orm, teamId, days),
    countAccepted(orm, { teamId }, { ...days, timeZone: team.timeZone }),
  ])
  const names = new Map(facts.map(({ catalogId, name }) => [catalogId, textIn(team.language, name)]))
  return rows.map(({ widgetId, rev, state, updatedAt, settings }) => ({
    id: widgetId,
    rev,
    name: settings.name,
    state,
    mode: settings.mode,
    catalogId: settings.catalogId,
    catalogName: names.get(settings.catalogId) ?? '',
    allowedOrigins: settings.allowedOrigins,
    pageUrl: widgetPageUrl(config, { widgetId }),
    updatedAt: updatedAt.toISOString(),
    figures: figures.get(widgetId) ?? noFigures,
    accepted: accepted.get(widgetId) ?? 0,
  }))
}
