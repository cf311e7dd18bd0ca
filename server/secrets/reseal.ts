import { and, asc, eq, gt, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#database'
import type { Sealer } from './sealer.ts'

/** A column of sealed texts. */
export interface SealedColumn {
  readonly column: PgColumn
  /** The primary key of its table, of texts. */
  readonly key: readonly PgColumn[]
  /** Returns the purpose that the text of a row was sealed for. key: values in the order above. */
  readonly purposeOf: (key: readonly string[]) => string
}

export interface Resealed {
  /** Texts that are encrypted with the current key now, and were not before. */
  readonly renewed: number
  /** Texts that already were. */
  readonly current: number
  /** Texts that no key opens; they are left as they are. */
  readonly unreadable: number
}

/** Rows of a page, whose texts are renewed in one transaction. */
const pageRows = 200

interface Row {
  readonly key: readonly string[]
  readonly sealed: string
}

/**
 * Encrypts the texts of a column again with the current key of the sealer. Servers may run meanwhile: a text that somebody
 * else replaces stays theirs. Can be repeated at any time. changes: false only counts what would be renewed.
 */
export async function reseal(
  { orm }: Pick<Database, 'orm'>,
  sealer: Sealer,
  sealedColumn: SealedColumn,
  { changes }: { readonly changes: boolean },
): Promise<Resealed> {
  const counts = { renewed: 0, current: 0, unreadable: 0 }
  let last: readonly string[] | undefined
  while (true) {
    const page = await readPage(orm, sealedColumn, last)
    await orm.transaction(async (tx) => {
      for (const row of page) {
        const purpose = sealedColumn.purposeOf(row.key)
        const bytes = openIfFits(sealer, row.sealed, purpose)
        if (!bytes) counts.unreadable += 1
        else if (sealer.isCurrent(row.sealed, purpose)) counts.current += 1
        else {
          counts.renewed += 1
          if (changes) await tx.execute(replacement(sealedColumn, row, sealer.seal(bytes, purpose)))
        }
      }
    })
    last = page.at(-1)?.key
    if (page.length < pageRows) return counts
  }
}

async function readPage(
  orm: Database['orm'],
  { column, key }: SealedColumn,
  after: readonly string[] | undefined,
): Promise<Row[]> {
  const rows = await orm
    .select({ sealed: column, ...Object.fromEntries(key.map((one, index) => [`key${index}`, one])) })
    .from(column.table)
    .where(and(isNotNull(column), after && isAfter(key, after)))
    .orderBy(...key.map((one) => asc(one)))
    .limit(pageRows)
  return rows.map((row) => ({
    sealed: String(row.sealed),
    key: key.map((_, index) => String((row as Record<string, unknown>)[`key${index}`])),
  }))
}

/** A key of several columns is after another if its first column is, or that is equal and the rest is after. */
function isAfter(
  [first, ...rest]: readonly PgColumn[],
  [value, ...values]: readonly string[],
): SQL | undefined {
  if (!first) return sql`false`
  return rest.length === 0
    ? gt(first, value)
    : or(gt(first, value), and(eq(first, value), isAfter(rest, values)))
}

/** The old text is compared: a row that changed meanwhile keeps what it has. */
function replacement({ column, key }: SealedColumn, row: Row, sealed: string): SQL {
  const isRow = and(...key.map((one, index) => eq(one, row.key[index])), eq(column, row.sealed))
  return sql`update ${column.table} set ${sql.identifier(column.name)} = ${sealed} where ${isRow}`
}

function openIfFits(sealer: Sealer, sealed: string, purpose: string): Buffer | undefined {
  try {
    return sealer.openBytes(sealed, purpose)
  } catch {
    return undefined
  }
}
