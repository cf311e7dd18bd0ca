import { and, asc, eq, gt, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '#database'
import type { Sealer } from './sealer.ts'

/** A column with sealed texts. */
export interface SealedColumn {
  readonly column: PgColumn
  /** Primary key of the table, consisting of text columns. */
  readonly key: readonly PgColumn[]
  /** Returns the purpose that the text of a row was sealed for. key: values in the order above. */
  readonly purposeOf: (key: readonly string[]) => string
}

export interface Resealed {
  /** Number of texts that are now encrypted with the current key, and were not before. */
  readonly renewed: number
  /** Number of texts that already were. */
  readonly current: number
  /** Number of texts that no key opens; they are not changed. */
  readonly unreadable: number
}

/** Number of rows whose texts are renewed in one transaction. */
const pageRows = 200

interface Row {
  readonly key: readonly string[]
  readonly sealed: string
}

/**
 * Re-encrypts the texts of a column with the current key of the sealer. Servers may run meanwhile: a text
 * that is replaced concurrently is not touched. Can be repeated at any time. changes: false only counts what
 * would be renewed.
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

/**
 * Condition that rows are after a key: of several columns, the first is greater, or it is equal and the
 * others are after the rest of the key.
 */
function isAfter(
  [first, ...rest]: readonly PgColumn[],
  [value, ...values]: readonly string[],
): SQL | undefined {
  if (!first) return sql`false`
  return rest.length === 0
    ? gt(first, value)
    : or(gt(first, value), and(eq(first, value), isAfter(rest, values)))
}

/** Compares the old text, so that a row that changed meanwhile is not overwritten. */
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
