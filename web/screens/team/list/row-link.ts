/** Returns the id of the row that contains an element. */
export function idOfRowAt(element: Element | null | undefined): string | undefined {
  const link = element?.closest('tr')?.querySelector('[data-row-link]')
  return link?.getAttribute('data-row-link') ?? undefined
}

/** Returns the link of a row, if the row is in the document. */
export function linkOfRow(list: HTMLElement | null, id: string | undefined): HTMLElement | undefined {
  const links = [...(list?.querySelectorAll<HTMLElement>('[data-row-link]') ?? [])]
  return links.find((link) => link.dataset['rowLink'] === id)
}
