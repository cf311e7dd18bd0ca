/** Yields the items of a generator, and requests the next item while one is in use. */
export async function* readAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = ask(items)
  try {
    for (;;) {
      const found = await next
      if (found.done) return
      next = ask(items)
      yield found.value
    }
  } finally {
    await next.catch(() => undefined)
    await items.return(undefined)
  }
}

function ask<Item>(items: AsyncGenerator<Item>): Promise<IteratorResult<Item>> {
  const next = items.next()
  // The request can fail while the item before is in use; the awaiting caller gets the error.
  next.catch(() => undefined)
  return next
}
