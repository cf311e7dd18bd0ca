import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { lastMigration, newestMigration, onConnection } from '#database'
import type { FileStore } from '#files'
import { unsealedArchive } from './archive/sums.ts'
import { BackupRefused } from './backup-refused.ts'
import { ourTables, plainFormats } from './database/our-tables.ts'
import { referencedFirst } from './database/referenced-first.ts'

/**
 * Tables of a team that are left out: those that give access and may have been revoked since, payments, which
 * ended with the team, and responses stored for repeated calls.
 */
const leftOut = new Set(
  [
    'api_keys',
    'assistant_grants',
    'invitations',
    'phone_links',
    'subscriptions',
    'idempotency_keys',
    'webhook_deliveries',
  ].map((name) => `product.${name}`),
)

export interface RestoredTeam {
  readonly rows: number
  readonly files: number
}

/**
 * Copies a team from a restored backup, migrated to this program, to the database that the server uses, in
 * one transaction. open: returns the decrypted bytes of the backup, for the files. Throws BackupRefused if
 * the backup has no such team, or if the database already has it or has none of its owners.
 */
export async function restoreTeam(
  teamId: string,
  restored: pg.ClientConfig,
  open: () => AsyncIterable<Uint8Array>,
  target: {
    readonly connection: pg.ClientConfig
    readonly files: Pick<FileStore, 'put'>
    /** false if another service stores the accounts. */
    readonly hasAccounts: boolean
  },
): Promise<RestoredTeam> {
  return onConnection(restored, (from) =>
    onConnection(target.connection, async (to) => {
      await from.query(plainFormats)
      await to.query(`${plainFormats}; begin`)
      await requireFit(from, to, teamId)
      if (target.hasAccounts) await requireOwner(from, to, teamId)
      // Locked until the commit, so that no job deletes files that are being restored.
      await to.query(`delete from product.stored_file_removals where starts_with(storage_key, $1)`, [
        `${teamId}/`,
      ])
      let rows = 0
      for (const { name, columns } of await tablesOfTeams(to)) {
        if (name === 'product.catalog_versions') await copyDocuments(from, to, teamId)
        rows += await copyRows(from, to, { name, columns, teamId })
      }
      const files = await putFiles(open(), teamId, target.files)
      await to.query('commit')
      return { rows, files }
    }),
  )
}

async function requireFit(from: pg.Client, to: pg.Client, teamId: string): Promise<void> {
  if ((await lastMigration(to)) !== newestMigration())
    throw new BackupRefused(
      'newer-program',
      'The database is of another version of this program; accepted: npm run migrate first',
    )
  const exists = 'select from product.teams where team_id = $1'
  if ((await from.query(exists, [teamId])).rowCount === 0)
    throw new BackupRefused('no-data', `The backup has no team ${teamId}; accepted: the id in its address`)
  if ((await to.query(exists, [teamId])).rowCount !== 0)
    throw new BackupRefused(
      'target-filled',
      `The database has the team ${teamId} already; accepted: a team that was removed`,
    )
}

async function requireOwner(from: pg.Client, to: pg.Client, teamId: string): Promise<void> {
  const { rows } = await from.query<{ user_id: string }>(
    `select user_id from product.members where team_id = $1 and role = 'owner'`,
    [teamId],
  )
  const known = await to.query('select from identity.users where id = any($1)', [
    rows.map(({ user_id }) => user_id),
  ])
  if (known.rowCount === 0)
    throw new BackupRefused(
      'no-data',
      'No owner of the team has an account any more, so nobody could open it; accepted: a team with an owner',
    )
}

interface TeamTable {
  readonly name: string
  readonly columns: readonly string[]
}

async function tablesOfTeams(client: pg.Client): Promise<TeamTable[]> {
  const tables = (await ourTables(client)).filter(
    ({ name, columns }) => columns.includes('team_id') && !leftOut.has(name),
  )
  return referencedFirst(client, tables)
}

async function copyRows(
  from: pg.Client,
  to: pg.Client,
  { name, columns, teamId }: TeamTable & { readonly teamId: string },
): Promise<number> {
  const list = columns.join(', ')
  const literal = await from.query<{ team: string }>('select quote_literal($1::text) as team', [teamId])
  const team = literal.rows[0]?.team ?? ''
  const out = from.query(copyTo(`copy (select ${list} from ${name} where team_id = ${team}) to stdout`))
  const into = to.query(copyFrom(`copy ${name} (${list}) from stdin`))
  await pipeline(out, into)
  return into.rowCount
}

/** Equal catalog documents are stored once for all teams. */
async function copyDocuments(from: pg.Client, to: pg.Client, teamId: string): Promise<void> {
  const { rows } = await from.query<{ document_hash: unknown; document: unknown }>(
    `select document_hash, document::text as document from product.catalog_documents
     where document_hash in (select document_hash from product.catalog_versions where team_id = $1)`,
    [teamId],
  )
  for (const { document_hash, document } of rows)
    await to.query(
      'insert into product.catalog_documents (document_hash, document) values ($1, $2) on conflict do nothing',
      [document_hash, document],
    )
}

async function putFiles(
  bytes: AsyncIterable<Uint8Array>,
  teamId: string,
  files: Pick<FileStore, 'put'>,
): Promise<number> {
  const prefix = `files/${teamId}/`
  let count = 0
  for await (const { name, content } of unsealedArchive(bytes)) {
    if (!name.startsWith(prefix)) continue
    await files.put(name.slice('files/'.length), content)
    count += 1
  }
  return count
}
