import type pg from 'pg'

/**
 * Sends the statements of a pool without their names: behind a pooler, the next statement may run in a
 * session that has not prepared it.
 */
export function withoutNames<Pool extends pg.Pool>(pool: Pool): Pool {
  pool.on('connect', (client) => {
    const send = client.query.bind(client) as (...args: unknown[]) => unknown
    client.query = ((statement: unknown, ...rest: unknown[]) =>
      send(
        isNamed(statement) ? { ...statement, name: undefined } : statement,
        ...rest,
      )) as typeof client.query
  })
  return pool
}

// A statement that submits itself is an instance of a class, which a copy would lose.
function isNamed(statement: unknown): statement is { readonly name: string } {
  return (
    typeof statement === 'object' && statement !== null && 'name' in statement && !('submit' in statement)
  )
}
