import { PgCustomColumn, type PgColumn, PgTimestamp } from 'drizzle-orm/pg-core'

/** Columns by property name. */
type Columns = Readonly<Record<string, PgColumn>>

type RowOf<Of extends Columns> = {
  readonly [Key in keyof Of]: Of[Key]['_']['notNull'] extends true
    ? Of[Key]['_']['data']
    : Of[Key]['_']['data'] | null
}

/**
 * SQL of one JSON object with these columns, for statements that run so often that describing and reading
 * dozens of columns costs more than the rest. from: columns by the alias of their row; of equal property
 * names the last one wins.
 */
export function jsonOf(from: Readonly<Record<string, Columns>>): string {
  const fields = new Map<string, string>()
  for (const [alias, columns] of Object.entries(from))
    for (const [key, { name }] of Object.entries(columns)) fields.set(key, `${alias}.${name}`)
  const named = [...fields].map(([key, value]) => `${value} as "${key}"`)
  return `(select row_to_json(fields) from (select ${named.join(', ')}) as fields)`
}

/** Returns a function that converts the times and bytes in such an object to their types, in place. */
export function typedRow<Of extends Columns>(columns: Of): (json: unknown) => RowOf<Of> {
  const entries = Object.entries(columns)
  const times = entries.filter(([, column]) => column instanceof PgTimestamp).map(([key]) => key)
  const bytes = entries.filter(([, column]) => isBytes(column)).map(([key]) => key)
  return (json) => {
    const row = json as Record<string, unknown> // built by jsonOf
    for (const key of times) if (typeof row[key] === 'string') row[key] = new Date(row[key])
    // PostgreSQL writes bytes as \x and hexadecimal digits.
    for (const key of bytes)
      if (typeof row[key] === 'string') row[key] = Buffer.from(row[key].slice(2), 'hex')
    return row as RowOf<Of> // with the same columns
  }
}

function isBytes(column: PgColumn): boolean {
  return column instanceof PgCustomColumn && column.getSQLType() === 'bytea'
}
