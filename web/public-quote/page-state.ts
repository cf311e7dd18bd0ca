/** Returns the state of the quote on a page; undefined on a page without a quote. */
export function stateOf(page: Document): string | undefined {
  return page.querySelector('main')?.dataset['state']
}
