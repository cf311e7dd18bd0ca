interface PagedList {
  readonly data: { readonly pages: readonly unknown[] } | undefined
  readonly hasNextPage: boolean
}

/**
 * Attempts are cancelled by the running refetch, and by one more that it starts; one is left for the page
 * itself.
 */
const mostTries = 4

/**
 * Loads the next page of a list. A refetch after news would cancel it, in which case it is loaded afterwards.
 */
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
