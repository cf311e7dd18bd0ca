import type { VisitDone } from '@costard/contract'
import { and, eq } from 'drizzle-orm'
import { batched, columnNames, jsonRow, type NamedStatement, runNamed, type Transaction } from '#database'
import { memoizeByOwner } from '../../../memoize-by-owner.ts'
import { findQuoteOfTeam } from '../../quotes/quote-store.ts'
import type { SelfInspectionLinks } from '../../self-inspections/self-inspection-link.ts'
import { findInspection } from '../../self-inspections/self-inspection-store.ts'
import { widgetRequests } from '../schema.ts'
import type { OpenVisit } from './open-visit.ts'

/** Inserts a request. Returns false if the visit already has one; waits for a concurrent one. */
export function insertRequest(tx: Transaction, row: typeof widgetRequests.$inferSelect): Promise<boolean> {
  return requestInserts(tx)(row)
}

const requestInserts = memoizeByOwner((tx: Transaction) =>
  batched(async (rows: readonly (typeof widgetRequests.$inferSelect)[]) => {
    const values = JSON.stringify(rows.map((row) => jsonRow(widgetRequests, row)))
    const inserted = await runNamed<{ visit_id: string }>(tx, insertStatement, [values])
    const visitIds = new Set(inserted.map(({ visit_id }) => visit_id))
    return rows.map(({ visitId }) => visitIds.has(visitId))
  }),
)

const columns = columnNames(widgetRequests)
const insertStatement: NamedStatement = {
  name: 'product_insert_widget_requests',
  text: `insert into product.widget_requests (${columns})
    select ${columns} from jsonb_populate_recordset(null::product.widget_requests, $1)
    on conflict do nothing returning visit_id`,
}

/** Returns the stored answer to the request of a visit; undefined if there is none. */
export async function findDone(
  tx: Transaction,
  { inspections }: { readonly inspections: SelfInspectionLinks },
  { widget: { teamId, widgetId }, visitId }: OpenVisit,
): Promise<VisitDone | undefined> {
  const [request] = await tx
    .select({ quoteId: widgetRequests.quoteId, offer: widgetRequests.offer })
    .from(widgetRequests)
    .where(
      and(
        eq(widgetRequests.teamId, teamId),
        eq(widgetRequests.widgetId, widgetId),
        eq(widgetRequests.visitId, visitId),
      ),
    )
  if (!request) return undefined
  const { quoteId, offer } = request
  const found = await findQuoteOfTeam(tx, { teamId, quoteId, revision: 1 })
  if (!found) throw new Error('a request has no quote')
  const { quote } = found
  const inspection = await findInspection(tx, { teamId, quoteId })
  return {
    offer,
    number: quote.number,
    isMailed: quote.visitor?.awaitsProof === true || (quote.sentAt !== null && quote.channel === 'email'),
    showUrl: inspection ? inspections.urlOf(inspection) : null,
  }
}
