/**
 * Waits for statements of one transaction that do not need each other's results: they follow one another on its
 * connection without a turn of the event loop between them. Waits for all of them also when one fails, since none may be
 * sent after the rollback; then throws what the first one threw.
 */
export async function allSent<const Statements extends readonly unknown[]>(
  statements: Statements,
): Promise<{ -readonly [At in keyof Statements]: Awaited<Statements[At]> }> {
  await Promise.allSettled(statements)
  return Promise.all(statements)
}
