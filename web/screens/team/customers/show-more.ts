interface PagedList {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
}

/** The running read of news, one more that it starts, and the page itself. */
const mostTries = 4

/** Loads the next page of a list. News that are read meanwhile would cancel it: then it is loaded after them. */
export async function showMore(
  list: PagedList & {
    readonly fetchNextPage: (options: { readonly cancelRefetch: boolean }) => Promise<PagedList>
  },
): Promise<void> {
  const before = list.data?.pages.length ?? 0
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { data, hasNextPage } = await list.fetchNextPage({ cancelRefetch: false })
    if (!hasNextPage || (data?.pages.length ?? 0) > before) return
  }
}
