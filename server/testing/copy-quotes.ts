/**
 * Number of rows per statement: small enough for the server's statement time limit, even on a busy machine.
 */
const rowsPerStatement = 2000

/** A pool or a client that runs SQL. */
interface Queryable {
  readonly query: (text: string, values: unknown[]) => Promise<{ readonly rows: { readonly name: string }[] }>
}

interface Copies {
  readonly teamId: string
  readonly copies: number
  /** Number of copies that already exist. */
  readonly after?: number
  /** SQL expressions for columns of `quotes`, in which n is the number of the copy. */
  readonly set?: Readonly<Record<string, string>>
}

/**
 * Inserts copies of a quote with its lines directly into the database, numbered X-1, X-2 …, each created a
 * second before the previous one.
 */
export async function copyQuotes(
  database: Queryable,
  quoteId: string,
  { teamId, copies, after = 0, set = {} }: Copies,
): Promise<void> {
  const key = { team_id: '$1::text', quote_id: `lpad(n::text, 20, '0')` }
  const changed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    quotes: { ...key, number: `'X-' || n`, created_at: `q.created_at - n * interval '1 second'`, ...set },
    quote_revisions: { ...key, token_hash: 'null', ...(set['state'] && { state: set['state'] }) },
    quote_lines: key,
  }
  for (const [table, expressions] of Object.entries(changed)) {
    const { rows } = await database.query(
      `select column_name as name from information_schema.columns where table_schema = 'product' and table_name = $1`,
      [table],
    )
    const names = rows.map(({ name }) => name)
    for (let from = after; from < after + copies; from += rowsPerStatement)
      await database.query(
        `insert into product.${table} (${names.join(', ')})
         select ${names.map((name) => expressions[name] ?? `q.${name}`).join(', ')}
         from product.${table} q, generate_series($4::int + 1, $2::int) n where q.quote_id = $3`,
        [teamId, Math.min(from + rowsPerStatement, after + copies), quoteId, from],
      )
  }
}
