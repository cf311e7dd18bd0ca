import assert from 'node:assert/strict'
import { test } from 'vitest'
import { testDatabase } from '#testing'

const { pool } = await testDatabase()

/** Tables of the product that belong to no team, with the reason. */
const ofNoTeam: Readonly<Record<string, string>> = {
  billing_events: 'events of the payment provider, known before their team is',
  catalog_documents: 'teams with the same document share its row',
  help_ratings: 'ratings of an account',
  idempotency_keys: 'calls without a team have keys, too',
  oauth_clients: 'programs that any team can allow',
  photos: 'photos of accounts',
  stored_file_removals: 'work of the clean-up',
  usage_counters: 'limits of addresses and accounts, besides those of teams',
}

/** Columns of unique indexes that are found without knowing the team: random tokens and ids. */
const ofLinks = new Set([
  'api_keys (token_hash)',
  'assistant_grants (code_hash)',
  'assistant_grants (family_hash)',
  'catalog_pictures (picture_id)',
  'invitations (token_hash)',
  'phone_links (token_hash)',
  'quote_revisions (token_hash)',
  'self_inspections (token_hash)',
  'shop_logos (logo_id)',
  'widgets (widget_id)',
])

interface Index {
  readonly table: string
  readonly isPrimary: boolean
  readonly columns: readonly string[]
}

test('the primary key of a table begins with the team, unless the table is of no team', async () => {
  const primary = (await uniqueIndexes()).filter(({ isPrimary }) => isPrimary)
  const others = primary.filter(({ columns }) => columns[0] !== 'team_id').map(({ table }) => table)
  assert.deepEqual(others.toSorted(), Object.keys(ofNoTeam).toSorted())
})

test('each unique index of a team has the team, unless links find it', async () => {
  const others = (await uniqueIndexes())
    .filter(({ table, columns }) => !(table in ofNoTeam) && !columns.includes('team_id'))
    .map(({ table, columns }) => `${table} (${columns.join(', ')})`)
  assert.deepEqual(others.toSorted(), [...ofLinks].toSorted())
})

test('each foreign key of a team has the team, but for that of shared documents', async () => {
  const { rows } = await pool.query<{ table: string; refers: string }>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as refers from pg_constraint k
     where contype = 'f' and connamespace = 'product'::regnamespace and not exists (
       select from pg_attribute a where a.attrelid = conrelid and a.attname = 'team_id' and a.attnum = any (conkey))`,
  )
  assert.deepEqual(rows, [{ table: 'product.catalog_versions', refers: 'product.catalog_documents' }])
})

async function uniqueIndexes(): Promise<readonly Index[]> {
  const { rows } = await pool.query<Index>(
    `select c.relname as table, i.indisprimary as "isPrimary", array(
       select a.attname::text from unnest(i.indkey::int[]) with ordinality as key(attnum, place)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = key.attnum order by place) as columns
     from pg_index i join pg_class c on c.oid = i.indrelid
     where i.indisunique and c.relkind = 'r' and c.relnamespace = 'product'::regnamespace`,
  )
  return rows
}
