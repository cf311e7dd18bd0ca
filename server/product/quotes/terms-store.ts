import type { EditQuote, QuoteId, TeamId } from '@costard/contract'
import { allowedIn } from '@costard/quotes'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { getTableColumns, sql } from 'drizzle-orm'
import type { Transaction } from '#database'
import { insertedNotices, type NoticeParameters } from '#realtime'
import { memoizeByOwner } from '../../memoize-by-owner.ts'
import type { AuditEntry } from '../audit/recorded-change.ts'
import type { QuoteRow } from './quote-store.ts'
import { quoteRevisions, quotes } from './schema.ts'

/** What a draft says besides its lines and its customer. */
export type Terms = Pick<EditQuote, 'letCustomerChoose' | 'note' | 'validDays'>

/** The terms of a draft at the rev the caller read. */
interface TermsChange {
  readonly teamId: TeamId
  readonly quoteId: QuoteId
  readonly rev: number
  /** Absent ones are unchanged. */
  readonly terms: Terms
  /** Date in the time zone of the team, from which on the draft is valid. */
  readonly today: string
  readonly updatedAt: Date
  /** Without the amounts and the new rev, which come from the row. */
  readonly entry: AuditEntry
  readonly notices: NoticeParameters
}

/**
 * Changes the terms of a draft with its audit entry and notices, in one statement. Returns undefined if there is no such
 * draft with this rev.
 */
export async function updateTerms(tx: Transaction, change: TermsChange): Promise<QuoteRow | undefined> {
  const { terms, entry, updatedAt, notices, ...others } = change
  const { note = null, validDays = null, letCustomerChoose = null } = terms
  const [row] = await updateStatement(tx).execute({
    ...others,
    ...notices,
    note,
    validDays,
    letCustomerChoose,
    updatedAt: updatedAt.toISOString(),
    at: entry.at.toISOString(),
    actorKind: entry.actorKind,
    actorId: entry.actorId ?? null,
    action: entry.action,
    requestId: entry.requestId,
    addressHash: entry.addressHash,
    before: JSON.stringify(entry.before ?? {}),
    after: JSON.stringify(entry.after ?? {}),
  })
  return row
}

const updateStatement = memoizeByOwner((tx: Transaction) => {
  const head = alias(quotes, 'head')
  const { snapshot: _snapshot, ...content } = getTableColumns(alias(quoteRevisions, 'content'))
  const parameter = sql.placeholder
  // A change that committed while this waited for the row has another rev: then no row is found.
  const parts = {
    head: sql`
      update product.quotes as quote set rev = quote.rev + 1, updated_at = ${parameter('updatedAt')}::timestamptz,
        valid_until = ${parameter('today')}::date + coalesce(${parameter('validDays')}::int, revised.valid_days)
      from product.quote_revisions as revised
      where quote.team_id = ${parameter('teamId')} and quote.quote_id = ${parameter('quoteId')}
        and quote.rev = ${parameter('rev')}::int and quote.state in (${editable})
        and revised.team_id = quote.team_id and revised.quote_id = quote.quote_id and revised.revision = quote.revision
      returning quote.*`,
    content: sql`
      update product.quote_revisions as revised set valid_until = head.valid_until,
        note = coalesce(${parameter('note')}::text, revised.note),
        valid_days = coalesce(${parameter('validDays')}::int, revised.valid_days),
        let_customer_choose = coalesce(${parameter('letCustomerChoose')}::boolean, revised.let_customer_choose)
      from head
      where revised.team_id = head.team_id and revised.quote_id = head.quote_id and revised.revision = head.revision
      returning revised.*`,
    audited: sql`
      insert into product.audit_entries
        (team_id, at, actor_kind, actor_id, action, entity, entity_id, before, after, request_id, address_hash)
      select head.team_id, ${parameter('at')}::timestamptz, ${parameter('actorKind')}, ${parameter('actorId')},
        ${parameter('action')}, 'quote', head.quote_id,
        jsonb_build_object('netMinor', content.net_minor) || ${parameter('before')}::jsonb,
        jsonb_build_object('netMinor', content.net_minor, 'rev', head.rev) || ${parameter('after')}::jsonb,
        ${parameter('requestId')}, ${parameter('addressHash')}
      from head, content`,
    notified: insertedNotices(sql`head`, { paths: parameter('paths'), values: parameter('values') }),
  }
  return tx
    .with(...Object.entries(parts).map(([name, part]) => tx.$with(name, {}).as(part)))
    .select(asExpressions({ ...getTableColumns(head), newestRevision: head.revision, ...content }))
    .from(sql`head`)
    .innerJoin(sql`content`, sql`true`)
    .prepare('product_update_terms')
})

/** Drizzle refuses columns of tables that the query does not name. */
function asExpressions<Columns extends Readonly<Record<string, PgColumn>>>(columns: Columns): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [key, sql`${column}`.mapWith(column)]),
  ) as unknown as Columns // same values
}

const editable = sql.raw(allowedIn.edit.map((state) => `'${state}'`).join(', ')) // constants
