/** Yields the same items, and asks for the next one while one is in use. */
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
  // It can fail while the item before it is in use; whoever awaits it is told.
  next.catch(() => undefined)
  return next
}
