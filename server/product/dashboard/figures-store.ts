import {
  type CatalogId,
  type DeclineReason,
  type Funnel,
  maxGaps,
  maxGroups,
  priceChanges,
  quoteLimits,
  type SiteId,
  type TeamId,
} from '@costard/contract'
import { dayIn, endOfDay, startOfDay, validUntil } from '@costard/quotes'
import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#database'

/** Period of whole days in the time zone of the team. */
export interface Period {
  readonly teamId: TeamId
  readonly timeZone: string
  readonly from: string
  readonly to: string
}

export interface Narrowing {
  readonly createdBy?: string | undefined
  readonly catalogId?: CatalogId | undefined
  readonly siteId?: SiteId | undefined
}

interface Totals {
  readonly read: number
  readonly oldest: string | null
  readonly sent: number
  readonly accepted: number
  readonly declined: number
  readonly ended: number
  readonly answer_seconds: number | null
  readonly accepted_minor: number
  readonly paid_minor: number
}

interface Figures {
  readonly totals: Totals
  readonly propositions: { key: string; name: string | null; sent: number; accepted: number }[]
  readonly staff: { userId: string; sent: number; accepted: number }[]
  readonly sites: { siteId: SiteId; sent: number; accepted: number }[]
  readonly prices: { change: (typeof priceChanges)[number]; sent: number; accepted: number }[]
  readonly reasons: { reason: DeclineReason; count: number }[]
  readonly gaps: {
    readonly devices: number
    readonly delta_minor: number
    readonly questions: { key: string; question: string; devices: number; delta_minor: number }[]
  }
  readonly weeks: { from: string; sent_minor: number; accepted_minor: number; paid_minor: number }[]
}

const { maxCounted } = quoteLimits

/**
 * Returns figures of the quotes whose newest revision was sent in a period: of the newest maxCounted, those
 * that match the filters. Amounts are positive if the team pays.
 */
export async function figuresOf(
  tx: Transaction,
  period: Period & { readonly today: string },
  { createdBy, catalogId, siteId }: Narrowing,
): Promise<Figures> {
  const { timeZone, today } = period
  const mondays = mondaysOf(period)
  const starts = mondays.map((day) => startOfDay(timeZone, day).toISOString())
  const fits = fitting({ createdBy, catalogId, siteId })
  const { rows } = await tx.execute<{ figures: Figures }>(sql`
    with newest as materialized (
      select q.created_by, q.site_id, r.team_id, r.quote_id, r.revision, r.state, r.sent_at, r.valid_until, r.catalog_ids,
        r.offered_key, r.decline, r.acceptance, r.net_minor, q.settled_minor, q.open_counter_offers
      ${sentIn(period)}
      order by r.sent_at desc limit ${maxCounted}
    ), counted as materialized (
      select *, width_bucket(sent_at, ${sql.param(starts)}::timestamptz[]) as week, state in ('accepted', 'completed') as is_accepted,
        greatest(-net_minor, 0) as offered_minor,
        case when state in ('accepted', 'completed') then greatest(-(acceptance ->> 'netMinor')::bigint, 0) else 0 end
          as agreed_minor,
        coalesce(acceptance ->> 'at', decline ->> 'at')::timestamptz as answered_at
      from newest where ${fits}
    ), settled as materialized (
      select counted.*, case when state = 'completed' then greatest(-coalesce(settled_minor, 0), 0) else 0 end as paid_minor from counted
    ), offered as (
      select offered_key as key, count(*) as sent, count(*) filter (where is_accepted) as accepted,
        (array_agg(quote_id order by sent_at desc))[1] as quote_id,
        (array_agg(revision order by sent_at desc))[1] as revision
      from settled where offered_key is not null group by offered_key
    ), changed as materialized (
      select quote_id, revision, sign(sum((adjustment ->> 'amountMinor')::bigint))::int as direction
      from product.quote_lines where team_id = ${period.teamId} and adjustment is not null group by 1, 2
    ), adjusted as (
      select s.is_accepted, coalesce(direction, 0) as direction
      from settled s left join changed using (quote_id, revision)
    ), inspected as materialized (
      -- null: none of its devices got a new price
      select c.content, c.sent_at from settled s
      join product.counter_offers c on (c.team_id, c.quote_id) = (s.team_id, s.quote_id)
      where s.open_counter_offers is not null and c.content ->> 'kind' is distinct from 'repair'
      order by c.sent_at desc limit ${maxCounted}
    ), found as (
      select f ->> 'questionKey' as key, (array_agg(f ->> 'question' order by sent_at desc))[1] as question,
        count(*) as devices, sum((f ->> 'deltaMinor')::bigint) as delta_minor
      from inspected, jsonb_array_elements(content -> 'findings') f
      group by 1 order by abs(sum((f ->> 'deltaMinor')::bigint)) desc, 1 limit ${maxGaps}
    )
    select json_build_object(
      'totals', (select row_to_json(t) from (
        select (select count(*) from newest) as read,
          (select min(sent_at) from newest) as oldest,
          count(*) as sent, count(*) filter (where is_accepted) as accepted,
          count(*) filter (where state = 'declined') as declined,
          count(*) filter (where state = 'sent' and valid_until < ${today}::date) as ended,
          round(percentile_cont(0.5) within group (order by extract(epoch from answered_at - sent_at))) as answer_seconds,
          coalesce(sum(agreed_minor), 0) as accepted_minor, coalesce(sum(paid_minor), 0) as paid_minor
        from settled) t),
      'propositions', (select coalesce(json_agg(p order by p.sent desc, p.key), '[]') from (
        select key, sent, accepted, (
          select offer ->> 'name' from product.quote_revisions r, jsonb_array_elements(r.snapshot #> '{lines,0,offers}') offer
          where (r.team_id, r.quote_id, r.revision) = (${period.teamId}, offered.quote_id, offered.revision)
            and offer ->> 'propositionKey' = key limit 1
        ) as name from offered) p),
      'staff', ${groupedBy(sql`created_by`, sql`'userId'`)},
      'sites', ${groupedBy(sql`site_id`, sql`'siteId'`)},
      'prices', (select coalesce(json_agg(json_build_object('change', (${sql.param([...priceChanges])}::text[])[direction + 2],
        'sent', sent, 'accepted', accepted) order by direction), '[]') from (
          select direction, count(*) as sent, count(*) filter (where is_accepted) as accepted from adjusted group by 1) p),
      'reasons', (select coalesce(json_agg(d order by d.count desc, d.reason), '[]') from (
        select decline ->> 'reason' as reason, count(*) from settled where state = 'declined' group by 1) d),
      'gaps', (select json_build_object('devices', count(*),
        'delta_minor', coalesce(sum((content ->> 'newMinor')::bigint - (content ->> 'acceptedMinor')::bigint), 0),
        'questions', (select coalesce(json_agg(found), '[]') from found)) from inspected),
      'weeks', (select json_agg(w order by w."from") from (
        select monday as "from", coalesce(sum(offered_minor), 0) as sent_minor,
          coalesce(sum(agreed_minor), 0) as accepted_minor, coalesce(sum(paid_minor), 0) as paid_minor
        from unnest(${sql.param(mondays)}::date[]) with ordinality as weeks(monday, place)
        left join settled on settled.week = weeks.place
        group by monday) w)
    ) as figures`)
  const [row] = rows
  if (!row) throw new Error('the figures have no row')
  const { totals, ...figures } = row.figures
  const oldest = totals.oldest === null ? null : dayIn(timeZone, new Date(totals.oldest))
  return { ...figures, totals: { ...totals, oldest } }
}

/** SQL of the sent and accepted quotes by a column, as JSON; those without a value are left out. */
function groupedBy(column: SQL, name: SQL): SQL {
  return sql`(select coalesce(json_agg(json_build_object(${name}, key, 'sent', sent, 'accepted', accepted)
    order by sent desc, key), '[]') from (
      select ${column} as key, count(*) as sent, count(*) filter (where is_accepted) as accepted
      from settled where ${column} is not null group by 1 order by 2 desc, 1 limit ${maxGroups}) g)`
}

/** SQL conditions of the filters, on a quote with its newest revision. */
function fitting({ createdBy, catalogId, siteId }: Narrowing): SQL {
  return sql.join(
    [
      sql`true`,
      ...(createdBy === undefined ? [] : [sql`created_by = ${createdBy}`]),
      ...(catalogId === undefined ? [] : [sql`${catalogId} = any(catalog_ids)`]),
      ...(siteId === undefined ? [] : [sql`site_id = ${siteId}`]),
    ],
    sql` and `,
  )
}

/** isCut: more quotes were created than are counted. */
interface CountedFunnel extends Funnel {
  readonly isCut: boolean
}

/**
 * Returns the steps reached by quotes created in a period: of the newest maxCounted, those that match the
 * filters. Steps of earlier revisions count too.
 */
export async function funnelOf(
  tx: Transaction,
  { teamId, timeZone, from, to }: Period,
  narrowing: Narrowing,
): Promise<CountedFunnel> {
  const { rows } = await tx.execute<Funnel & { read: number }>(sql`
    with newest as materialized (
      select q.team_id, q.quote_id, q.state, q.created_by, q.site_id, r.catalog_ids
      from product.quotes q
      join product.quote_revisions r on (r.team_id, r.quote_id, r.revision) = (q.team_id, q.quote_id, q.revision)
      where q.team_id = ${teamId} and not q.is_trial
        and q.created_at >= ${startOfDay(timeZone, from).toISOString()}::timestamptz
        and q.created_at < ${endOfDay(timeZone, to).toISOString()}::timestamptz
      order by q.created_at desc limit ${maxCounted}
    ), reached as (
      select n.state, bool_or(r.sent_at is not null) as is_sent, bool_or(r.first_viewed_at is not null) as is_opened,
        bool_or(r.state in ('accepted', 'completed')) as is_accepted
      from (select * from newest where ${fitting(narrowing)}) n
      join product.quote_revisions r using (team_id, quote_id)
      group by team_id, quote_id, n.state
    )
    select (select count(*)::int from newest) as read, count(*)::int as made,
      count(*) filter (where is_sent)::int as sent,
      count(*) filter (where is_opened or is_accepted)::int as seen,
      count(*) filter (where is_accepted)::int as accepted,
      count(*) filter (where reached.state = 'completed')::int as completed
    from reached`)
  const [row] = rows
  if (!row) throw new Error('the funnel has no row')
  const { read, made, sent, seen, accepted, completed } = row
  return { made, sent, seen, accepted, completed, isCut: read === maxCounted }
}

/** Returns the Mondays in a period. */
function mondaysOf({ from, to }: Period): string[] {
  const weekday = (new Date(`${from}T00:00:00Z`).getUTCDay() + 6) % 7
  const mondays: string[] = []
  for (let day = validUntil(from, -weekday); day <= to; day = validUntil(day, 7)) mondays.push(day)
  return mondays
}

/** Returns the number of quotes sent in a period; undefined: more than maxCounted. */
export async function countSent(tx: Transaction, period: Period): Promise<number | undefined> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (select ${sentIn(period)} limit ${maxCounted + 1}) sent`,
  )
  const count = rows[0]?.count ?? 0
  return count > maxCounted ? undefined : count
}

/**
 * SQL (from and where) of the quotes whose newest revision was sent in a period, served by the index
 * quote_revisions_sent.
 */
function sentIn({ teamId, timeZone, from, to }: Period): SQL {
  return sql`from product.quote_revisions r
    join product.quotes q on (q.team_id, q.quote_id, q.revision) = (r.team_id, r.quote_id, r.revision)
    where r.team_id = ${teamId} and r.sent_at is not null
      and r.sent_at >= ${startOfDay(timeZone, from).toISOString()}::timestamptz
      and r.sent_at < ${endOfDay(timeZone, to).toISOString()}::timestamptz`
}
