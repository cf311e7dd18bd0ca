import pg from 'pg'

export const bigTeam = { quotes: 1_000_000, customers: 100_000 } as const
export const smallTeam = { quotes: 1_000, customers: 100 } as const

/**
 * Fills a team with copies of its only quote: every second one has another line, and each belongs to one of
 * the customers. Copied lines lack most of the pricing result, which no list reads, to save disk space.
 */
export async function fillTeam(
  client: pg.Client,
  teamId: string,
  { quotes, customers }: { readonly quotes: number; readonly customers: number },
): Promise<void> {
  // Foreign keys hold by construction; checking two million of them takes minutes.
  await client.query('set session_replication_role = replica')
  const id = (number: string) => `lpad((${number})::text, 20, '0')`
  const imei = imeiOf('n')
  const customer = id(`n % ${customers}`)
  await client.query(
    `insert into product.customers (team_id, customer_id, kind, name, email, search_text, quote_count, last_quote_at, created_at, updated_at)
     select $1, ${id('n')}, 'private', 'Person ' || n, 'p' || n || '@customer.example', 'person ' || n || ' p' || n || '@customer.example',
       ${quotes / customers}, now() - n * interval '1 second', now(), now()
     from generate_series(0, ${customers - 1}) n`,
    [teamId],
  )
  const both = {
    state: `(array['draft', 'sent', 'accepted', 'declined'])[1 + n % 4]`,
    valid_until: `q.valid_until - n % 60`,
  }
  const changed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    quotes: {
      quote_id: id('n'),
      number: `'X-' || n`,
      ...both,
      customer_id: customer,
      search_text: `'x-' || n || ' person ' || (n % ${customers}) || ' p' || (n % ${customers}) || '@customer.example iphone 15 ' || ${imei}`,
      created_at: `q.created_at - n * interval '1 second'`,
    },
    quote_revisions: { quote_id: id('n'), ...both, line_count: '1 + n % 2', token_hash: 'null' },
    quote_lines: {
      quote_id: id('n'),
      imei,
      result: `jsonb_build_object('outcome', q.result -> 'outcome')`,
    },
  }
  for (const [table, expressions] of Object.entries(changed)) {
    const names = await columnsOf(client, table)
    const copied = (own: Readonly<Record<string, string>>, where: string) =>
      client.query(
        `insert into product.${table} (${names.join(', ')})
         select ${names.map((name) => own[name] ?? `q.${name}`).join(', ')}
         from product.${table} q, generate_series(1, ${quotes - 1}) n
         where q.team_id = $1 and length(q.quote_id) = 20 and q.quote_id !~ '^0{9}' ${where}`,
        [teamId],
      )
    await copied(expressions, '')
    if (table === 'quote_lines')
      await copied(
        { ...expressions, line_id: 'gen_random_uuid()::text', position: '131072' },
        'and n % 2 = 1',
      )
  }
  await client.query(
    `insert into product.quote_counts
     select team_id, state, case when state = 'sent' then valid_until else 'infinity' end, count(*)
     from product.quotes where team_id = $1 and quote_id ~ '^0{9}' group by 1, 2, 3
     on conflict (team_id, state, valid_until) do update set count = quote_counts.count + excluded.count`,
    [teamId],
  )
}

/**
 * Returns SQL for a number that differs from others as much as real ones do: a trigram index finds texts by
 * their rare parts.
 */
const imeiOf = (n: string): string =>
  `'35' || lpad(((${n}::bigint * 2654435761) % 10000000000000)::text, 13, '0')`

/** Copies a team with its catalogs and one member this many times, so that the team is one of many. */
export async function copyTeam(client: pg.Client, teamId: string, copies: number): Promise<void> {
  for (const table of [
    'teams',
    'members',
    'catalogs',
    'catalog_versions',
    'quotes',
    'quote_revisions',
    'quote_lines',
  ]) {
    const names = await columnsOf(client, table)
    const own: Readonly<Record<string, string>> = {
      team_id: `'Team' || lpad(n::text, 16, '0')`,
      ...(table === 'quote_revisions' && { token_hash: 'null' }),
    }
    await client.query(
      `insert into product.${table} (${names.join(', ')})
       select ${names.map((name) => own[name] ?? `q.${name}`).join(', ')}
       from product.${table} q, generate_series(1, $2::int) n where q.team_id = $1`,
      [teamId, copies],
    )
  }
}

async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'product' and table_name = $1 and is_identity = 'NO'`,
    [table],
  )
  return rows.map(({ name }) => name)
}
