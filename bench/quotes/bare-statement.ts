import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Rows written by creating a quote, by table. */
export interface WrittenRows {
  readonly quote: Readonly<Record<string, unknown>>
  readonly revision: Readonly<Record<string, unknown>>
  readonly line: Readonly<Record<string, unknown>>
  readonly customer: Readonly<Record<string, unknown>>
  readonly audit: Readonly<Record<string, unknown>>
}

const newId = () => randomUUID().replaceAll('-', '').slice(0, 20)

/**
 * Writes the same rows as creating a quote, with one prepared statement: counters, customer, quote, revision,
 * line, audit entry and the news on the live wire.
 */
export async function openBareStatement(
  databaseUrl: string,
  callers: number,
  { quote, revision, line, customer, audit }: WrittenRows,
): Promise<{ readonly make: () => Promise<unknown>; readonly close: () => Promise<void> }> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: callers })
  const teamId = String(quote['team_id'])
  const inserted = (
    table: string,
    row: Readonly<Record<string, unknown>>,
    own: Readonly<Record<string, string>>,
  ) => {
    const names = Object.keys(row).filter((name) => name !== 'entry_id')
    const values = names.map((name) => own[name] ?? `r.${name}`)
    return `insert into product.${table} (${names.join(', ')}) select ${values.join(', ')}
      from jsonb_populate_record(null::product.${table}, $PARAM) r`
  }
  const texts: string[] = []
  const parameters: string[] = []
  const add = (name: string, text: string, row?: object): void => {
    if (row) parameters.push(JSON.stringify(row))
    texts.push(`${name} as (${text.replace('$PARAM', `$${3 + parameters.length}::jsonb`)})`)
  }
  add(
    'counted',
    `insert into product.quote_counters (team_id, next) values ($1, 2)
     on conflict (team_id) do update set next = quote_counters.next + 1 returning next - 1 as sequence`,
  )
  add(
    'counts',
    `insert into product.quote_counts (team_id, state, valid_until, count) values ($1, 'draft', 'infinity', 1)
     on conflict (team_id, state, valid_until) do update set count = quote_counts.count + 1`,
  )
  add(
    'bought',
    inserted('customers', customer, { customer_id: '$2', email: `$2 || '@customer.example'` }),
    customer,
  )
  add('revised', inserted('quote_revisions', revision, { quote_id: '$3' }), revision)
  add('lined', inserted('quote_lines', line, { quote_id: '$3', line_id: 'gen_random_uuid()::text' }), line)
  add('audited', inserted('audit_entries', audit, { entity_id: '$3' }), audit)
  add(
    'news',
    `insert into realtime.news (path, value) select path, value from (values
       ('["revisions","' || $1 || '","quotes"]', '{"id":"' || $3 || '"}'),
       ('["revisions","' || $1 || '","customers"]', '{"id":"' || $2 || '"}')) n(path, value)`,
  )
  const number = `'B-' || (select sequence from counted)`
  const last = inserted('quotes', quote, { quote_id: '$3', number, customer_id: '$2' })
  parameters.push(JSON.stringify(quote))
  const text = `with ${texts.join(', ')} ${last.replace('$PARAM', `$${3 + parameters.length}::jsonb`)}`
  return {
    make: () => pool.query({ name: 'bare', text, values: [teamId, newId(), newId(), ...parameters] }),
    close: () => pool.end(),
  }
}
