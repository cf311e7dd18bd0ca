import type { EditQuote, QuoteId, TeamId } from '@costard/contract'
import { allowedIn } from '@costard/quotes'
import { getTableColumns } from 'drizzle-orm'
import { jsonOf, type NamedStatement, runNamed, type Transaction, typedRow } from '#database'
import { insertedNotices } from '#realtime'
import type { AuditEntry } from '../../audit/recorded-change.ts'
import { type QuoteRow, revisionColumns } from '../quote-store.ts'
import { quotes } from '../schema.ts'

/** Fields of a draft other than its lines and its customer. */
export type Terms = Pick<EditQuote, 'letCustomerChoose' | 'note' | 'validDays'>

/** A change of a draft's terms at the rev that the caller read. */
interface TermsChange {
  readonly teamId: TeamId
  readonly quoteId: QuoteId
  readonly rev: number
  /** Absent terms are not changed. */
  readonly terms: Terms
  /** Date in the team's time zone on which the draft's validity starts. */
  readonly today: string
  readonly updatedAt: Date
  /** Without the amounts and the new rev, which are taken from the row. */
  readonly entry: AuditEntry
  /** SQL from insertedNotices. */
  readonly notices: string
}

const columns = {
  head: { ...getTableColumns(quotes), newestRevision: quotes.revision },
  content: revisionColumns,
}
const rowOf = typedRow({ ...columns.head, ...columns.content })
const editable = allowedIn.edit.map((state) => `'${state}'`).join(', ') // constants

/**
 * Changes the terms of a draft, with its audit entry and notices, in one statement. Returns undefined if
 * there is no such draft with this rev, if it already has these terms, or if it is archived.
 */
export async function updateTerms(tx: Transaction, change: TermsChange): Promise<QuoteRow | undefined> {
  const { teamId, quoteId, rev, terms, today, entry, updatedAt, notices } = change
  const [found] = await runNamed<{ row: unknown }>(tx, updateStatement, [
    teamId,
    quoteId,
    rev,
    terms.note ?? null,
    terms.validDays ?? null,
    terms.letCustomerChoose ?? null,
    updatedAt.toISOString(),
    today,
    entry.at.toISOString(),
    entry.actorKind,
    entry.actorId ?? null,
    entry.action,
    entry.requestId,
    entry.addressHash,
    JSON.stringify(entry.before ?? {}),
    JSON.stringify(entry.after ?? {}),
    notices,
  ])
  return found && rowOf(found.row)
}

// If another change commits while this statement waits for the row, the rev differs and no row is found.
const updateStatement: NamedStatement = {
  name: 'product_update_terms',
  text: `
    with head as (
      update product.quotes as quote set rev = quote.rev + 1, updated_at = $7::timestamptz,
        valid_until = $8::date + coalesce($5::int, revised.valid_days)
      from product.quote_revisions as revised
      where quote.team_id = $1 and quote.quote_id = $2 and quote.rev = $3::int and quote.state in (${editable})
        and quote.archived_at is null
        and (coalesce($4::text, revised.note), coalesce($5::int, revised.valid_days), coalesce($6::boolean, revised.let_customer_choose))
          is distinct from (revised.note, revised.valid_days, revised.let_customer_choose)
        and revised.team_id = quote.team_id and revised.quote_id = quote.quote_id and revised.revision = quote.revision
      returning quote.*
    ), content as (
      update product.quote_revisions as revised set valid_until = head.valid_until,
        note = coalesce($4::text, revised.note),
        valid_days = coalesce($5::int, revised.valid_days),
        let_customer_choose = coalesce($6::boolean, revised.let_customer_choose)
      from head
      where revised.team_id = head.team_id and revised.quote_id = head.quote_id and revised.revision = head.revision
      returning revised.*
    ), audited as (
      insert into product.audit_entries
        (team_id, at, actor_kind, actor_id, action, entity, entity_id, before, after, request_id, address_hash)
      select head.team_id, $9::timestamptz, $10, $11, $12, 'quote', head.quote_id,
        jsonb_build_object('netMinor', content.net_minor) || $15::jsonb,
        jsonb_build_object('netMinor', content.net_minor, 'rev', head.rev) || $16::jsonb, $13, $14
      from head, content
    ), notified as (${insertedNotices('head', '$17')})
    select ${jsonOf(columns)} as row from head, content`,
}
