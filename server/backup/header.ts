import { z } from 'zod'
import { BackupRefused } from './backup-refused.ts'
import { broken } from './archive/sums.ts'
import { dataSchemas } from './database/our-tables.ts'

/** Grows when older programs could not read a backup any more. */
export const formatVersion = 1

/** First entry of a backup. */
const header = z.object({
  format: z.literal(formatVersion),
  takenAt: z.iso.datetime(),
  /** The last migration of the database, by its `when` in the journal. */
  migration: z.number(),
  /** One stored secret, to find out whether a key is the right one; absent: there was none. */
  secret: z.object({ name: z.string(), sealed: z.string() }).optional(),
})

export type BackupHeader = z.infer<typeof header>

// Names of a backup become part of statements: nothing but a name of one of our schemas may come in.
const word = '(?:[a-z_][a-z0-9_]*|"[^"]+")'
const tableName = z.string().regex(new RegExp(`^(?:${dataSchemas.join('|')})\\.${word}$`))
const columnName = z.string().regex(new RegExp(`^${word}$`))

/** Last entry but the checksums. */
const contents = z.object({
  tables: z.record(
    tableName,
    /** sha256: of the rows as PostgreSQL's COPY writes them. */
    z.object({ columns: z.array(columnName), rows: z.number(), bytes: z.number(), sha256: z.string() }),
  ),
  sequences: z.record(tableName, z.string()),
  events: z.number(),
  files: z.number(),
  /** Bytes of the files. */
  fileBytes: z.number(),
  /** Keys that rows refer to, but that the file store did not have. */
  missingFiles: z.array(z.string()),
})

export type BackupContents = z.infer<typeof contents>

/** Throws BackupRefused when the entry is none of ours, or of a newer program. */
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
