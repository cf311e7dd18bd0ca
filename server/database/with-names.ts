import type pg from 'pg'

/** A statement that has come this often gets a name. */
const often = 4
/** Each connection keeps the plans of named statements: about 60 kB of PostgreSQL's memory for one of the long ones. */
const mostNames = 150
/** Above this many texts, such as those of rare filters, counting starts anew. */
const mostCounted = 2_000

/**
 * Gives names to the statements of a pool that come again, so that each connection parses and plans them once. Statements
 * that have a name keep it.
 */
export function withNames<Pool extends pg.Pool>(pool: Pool): Pool {
  const names = new Map<string, string>()
  const counts = new Map<string, number>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    const count = (counts.get(text) ?? 0) + 1
    if (count < often) {
      if (counts.size >= mostCounted) counts.clear()
      counts.set(text, count)
      return undefined
    }
    counts.delete(text)
    const name = `often ${names.size + 1}`
    names.set(text, name)
    return name
  }
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((statement: unknown, ...rest: unknown[]) => {
      const name = isNameless(statement) ? nameOf(statement.text) : undefined
      return name === undefined ? send(statement, ...rest) : send({ ...(statement as object), name }, ...rest)
    }) as typeof client.query
  })
  return pool
}

// A statement that submits itself is an object of a class, which a copy would lose. Plain texts come without values.
function isNameless(statement: unknown): statement is { readonly text: string } {
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return false
  const { text, name } = statement as { readonly text?: unknown; readonly name?: unknown }
  return typeof text === 'string' && name === undefined
}
