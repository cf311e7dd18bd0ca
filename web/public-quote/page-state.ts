/** The state of the quote that a page shows; undefined on a page without a quote. */
export function stateOf(page: Document): string | undefined {
  return page.querySelector('main')?.dataset['state']
}
