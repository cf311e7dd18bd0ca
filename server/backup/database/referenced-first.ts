import type pg from 'pg'

interface Named {
  readonly name: string
}

/** Sorts tables so that each comes after the tables that its foreign keys refer to. */
export async function referencedFirst<Table extends Named>(
  client: Pick<pg.ClientBase, 'query'>,
  tables: readonly Table[],
): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; other: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name, format('%I.%I', m.nspname, o.relname) as other
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     join pg_class o on o.oid = k.confrelid join pg_namespace m on m.oid = o.relnamespace
     where k.contype = 'f' and k.conrelid <> k.confrelid`,
  )
  const seen = new Set<Table>()
  const ordered: Table[] = []
  const put = (table: Table): void => {
    if (seen.has(table)) return
    seen.add(table)
    const needed = new Set(rows.flatMap(({ name, other }) => (name === table.name ? [other] : [])))
    for (const other of tables) if (needed.has(other.name)) put(other)
    ordered.push(table)
  }
  tables.forEach(put)
  return ordered
}
