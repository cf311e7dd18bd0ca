import { z } from 'zod'
import { BackupRefused } from './backup-refused.ts'
import { broken } from './archive/sums.ts'
import { dataSchemas } from './database/our-tables.ts'

/** Incremented if older programs can no longer read the backup. */
export const formatVersion = 1

/** First entry of a backup. */
const header = z.object({
  format: z.literal(formatVersion),
  takenAt: z.iso.datetime(),
  /** The last migration of the database, by its `when` in the journal. */
  migration: z.number(),
  /** One stored secret, for checking whether a key is the right one; absent if there were no secrets. */
  secret: z.object({ name: z.string(), sealed: z.string() }).optional(),
})

export type BackupHeader = z.infer<typeof header>

// Names in a backup become part of statements, so only names in our schemas are accepted.
const word = '(?:[a-z_][a-z0-9_]*|"[^"]+")'
const tableName = z.string().regex(new RegExp(`^(?:${dataSchemas.join('|')})\\.${word}$`))
const columnName = z.string().regex(new RegExp(`^${word}$`))

/** Last entry before the checksums. */
const contents = z.object({
  tables: z.record(
    tableName,
    /** sha256: of the rows as written by PostgreSQL's COPY. */
    z.object({ columns: z.array(columnName), rows: z.number(), bytes: z.number(), sha256: z.string() }),
  ),
  sequences: z.record(tableName, z.string()),
  events: z.number(),
  files: z.number(),
  /** Total size of the files in bytes. */
  fileBytes: z.number(),
  /** Keys that rows refer to, but that the file store lacked. */
  missingFiles: z.array(z.string()),
})

export type BackupContents = z.infer<typeof contents>

/** Throws BackupRefused if the entry is not ours, or was written by a newer program. */
export function readHeader(text: string): BackupHeader {
  const json = parse(text) as { readonly format?: unknown } | undefined
  if (typeof json?.format === 'number' && json.format > formatVersion)
    throw new BackupRefused(
      'newer-format',
      'The backup was made by a newer version of this program; accepted: that version',
    )
  return header.safeParse(json).data ?? refuse()
}

export function readContents(text: string): BackupContents {
  return contents.safeParse(parse(text)).data ?? refuse()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refuse(): never {
  throw broken('it is no backup of this program')
}
