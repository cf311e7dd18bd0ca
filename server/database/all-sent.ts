/**
 * Awaits statements of one transaction that do not depend on each other's results: they are sent one after
 * another on its connection, without a turn of the event loop in between. Also waits for the remaining ones
 * if one fails, since none may be sent after the rollback; then throws the first error.
 */
export async function allSent<const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<{ -readonly [At in keyof Statements]: Awaited<Statements[At]> }> {
  await Promise.allSettled(statements)
  return Promise.all(statements)
}
