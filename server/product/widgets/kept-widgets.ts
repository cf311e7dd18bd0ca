import { eq, sql } from 'drizzle-orm'
import type { KeptThings } from '../rows/kept-things.ts'
import { widgets } from './schema.ts'

/** Widgets that count for the limit of a plan: live ones. */
export const keptWidgets: KeptThings = {
  table: widgets,
  id: widgets.widgetId,
  counts: eq(widgets.state, 'live'),
  oldest: [sql`${widgets.createdAt}`, sql`${widgets.widgetId}`],
  name: sql`${widgets.settings} ->> 'name'`,
}
