import { isDatabaseUnavailable } from '#database'

/**
 * Calls `act` for each item in turn. A failing item does not stop the others; its error is thrown at the end.
 * Stops at once if the database is unavailable.
 */
export async function eachOnItsOwn<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  act: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  for await (const item of items)
    try {
      await act(item)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      errors.push(error)
    }
  if (errors.length === 1) throw errors[0]
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} failed; the first: ${errors[0]}`)
}

/** Runs each step in turn, even if an earlier one failed; see eachOnItsOwn. */
export function allInTurn(steps: readonly (() => Promise<unknown>)[]): Promise<void> {
  return eachOnItsOwn(steps, (step) => step())
}
