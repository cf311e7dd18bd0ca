import type pg from 'pg'
import { dataSchemas, ourTables } from './our-tables.ts'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Empties our tables and removes what slows down or prevents writing their rows in any order: triggers,
 * foreign keys and indexes. Returns a function that restores these, which checks all rows.
 */
export async function bareTables(client: Client): Promise<() => Promise<void>> {
  const tables = (await ourTables(client)).map(({ name }) => name)
  const keys = await statements(
    client,
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = any($1::regnamespace[])`,
  )
  const indexes = await statements(
    client,
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as add
     from pg_index join pg_class c on c.oid = indrelid
     where c.relkind = 'r' and c.relnamespace = any($1::regnamespace[])
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  const all = [...keys, ...indexes]
  for (const { drop } of all) await client.query(drop)
  await client.query(`truncate ${tables.join(', ')}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  return async () => {
    for (const { add } of all.toReversed()) await client.query(add)
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
  }
}

interface Removable {
  readonly drop: string
  readonly add: string
}

async function statements(client: Client, text: string): Promise<Removable[]> {
  const { rows } = await client.query<Removable>(text, [dataSchemas])
  return rows
}
