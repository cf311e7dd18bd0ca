import type { WidgetId } from '@costard/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { FindNames } from '../rows/find-names.ts'
import { widgets } from './schema.ts'

/** Finds the names of a team's widgets. */
export const widgetNames: FindNames = async (tx, { teamId }, ids) => {
  const { widgetId, settings } = widgets
  const found = await tx
    .select({ widgetId, settings })
    .from(widgets)
    .where(and(eq(widgets.teamId, teamId), inArray(widgetId, ids as readonly WidgetId[])))
  return new Map(found.map((widget) => [widget.widgetId, widget.settings.name]))
}
