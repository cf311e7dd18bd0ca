import type pg from 'pg'

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Schemas whose rows are the data. Migrations and the job queue have other schemas, which are created anew.
 */
export const dataSchemas = ['identity', 'product', 'realtime', 'secrets']
/** All schemas of this program. */
export const ownSchemas = [...dataSchemas, 'drizzle', 'graphile_worker']

export interface OurTable {
  /** Includes the schema, quoted if needed. */
  readonly name: string
  /** Quoted; without generated columns. */
  readonly columns: readonly string[]
  /** Size on disk, without indexes. */
  readonly bytes: number
}

export async function ourTables(client: Client): Promise<OurTable[]> {
  const { rows } = await client.query<OurTable>(
    `select format('%I.%I', n.nspname, c.relname) as name, pg_table_size(c.oid)::float8 as bytes,
       array(select quote_ident(a.attname) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r' order by 1`,
    [dataSchemas],
  )
  return rows
}

/** Sequences that were used, by name, with their last value. */
export async function ourSequences(client: Client): Promise<Readonly<Record<string, string>>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = any($1) and last_value is not null`,
    [dataSchemas],
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}

/** Makes every connection format values in the same way, whatever the server's settings. */
export const plainFormats = `set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres';
  set extra_float_digits = 1; set bytea_output = 'hex'; set client_encoding = 'UTF8'; set synchronize_seqscans = off;
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`
