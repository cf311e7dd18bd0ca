import type pg from 'pg'

/** A statement gets a name once it was sent this often. */
const often = 4
/**
 * Limited, since each connection keeps the plans of named statements: about 60 kB of PostgreSQL's memory for
 * a long one.
 */
const mostNames = 150
/** Above this many texts, such as those of rare filters, counting starts over. */
const mostCounted = 2_000

/**
 * Gives names to recurring statements of a pool, so that each connection parses and plans them once.
 * Statements that already have a name keep it.
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

// A statement that submits itself is an instance of a class, which a copy would lose. Plain texts have no
// parameters.
function isNameless(statement: unknown): statement is { readonly text: string } {
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return false
  const { text, name } = statement as { readonly text?: unknown; readonly name?: unknown }
  return typeof text === 'string' && name === undefined
}
