import { addressOf, pagePatterns, type Widget, type WidgetObstacle } from '@costard/contract'
import type { Config } from '#config'
import type { Transaction } from '#database'
import type { Caller } from '#identity'
import { findCatalog } from '../catalogs/catalog-store.ts'
import type { WidgetRow } from './widget-store.ts'

type Addresses = Pick<Config, 'publicUrl'>

export function widgetPageUrl({ publicUrl }: Addresses, { widgetId }: Pick<WidgetRow, 'widgetId'>): string {
  return publicUrl + addressOf(pagePatterns.widget, { wid: widgetId })
}

/** caller: member who would publish the widget. */
export async function describeWidget(
  tx: Transaction,
  config: Addresses,
  row: WidgetRow,
  caller: Caller,
): Promise<Widget> {
  return {
    ...row.settings,
    id: row.widgetId,
    rev: row.rev,
    state: row.state,
    obstacles: [...(await obstaclesOf(tx, row)), ...(row.state === 'live' ? [] : callerObstacles(caller))],
    pageUrl: widgetPageUrl(config, row),
    scriptUrl: config.publicUrl + pagePatterns.widgetScript,
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    updatedAt: row.updatedAt.toISOString(),
    liveBy: row.liveBy?.userId ?? null,
  }
}

/** Obstacles to publishing a widget, for any member. */
export async function obstaclesOf(
  tx: Transaction,
  { teamId, settings }: Pick<WidgetRow, 'teamId' | 'settings'>,
): Promise<WidgetObstacle[]> {
  const found = await findCatalog(tx, teamId, settings.catalogId)
  return [
    ...(settings.mode !== 'page' && settings.allowedOrigins.length === 0 ? (['no-sites'] as const) : []),
    ...(found?.document ? [] : (['catalog-not-live'] as const)),
  ]
}

/**
 * Returns obstacles on the member's side: quotes and mails are in the name of the member who publishes a
 * widget.
 */
export function callerObstacles({ isAnonymous, email, emailVerified }: Caller): WidgetObstacle[] {
  if (isAnonymous) return ['guest']
  return email === undefined || !emailVerified ? ['sender-unverified'] : []
}
