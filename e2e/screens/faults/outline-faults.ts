import type { Page } from '@playwright/test'

/**
 * Returns what a reader who goes by headings or by names of controls would miss: a page without one heading of level 1,
 * a level that is left out, and buttons of one name that do different things.
 */
export function outlineFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(isShown)
    const levels = headings.map(({ tagName }) => Number(tagName[1]))
    const jumps = headings.filter((_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1)
    const firsts = levels.filter((level) => level === 1).length
    // Buttons of one name in different groups have the name of their group.
    const nameOf = (one: Element) =>
      (one.getAttribute('aria-label') ?? one.textContent).replace(/\s+/g, ' ').trim()
    const groupOf = (one: Element) =>
      one.closest('[role=group], [role=radiogroup], fieldset, [role=region], section')
    const buttons = [...document.querySelectorAll('button, [role=button]')].filter(
      (one) =>
        isShown(one) &&
        !one.hasAttribute('aria-labelledby') &&
        !one.closest('[aria-hidden=true], [role=grid]'),
    )
    const same = Object.entries(Object.groupBy(buttons, nameOf)).filter(
      ([name, all = []]) => name && new Set(all.map(groupOf)).size < all.length,
    )
    return [
      ...(firsts === 1 ? [] : [`${firsts} headings of level 1`]),
      ...jumps.map((one) => `the heading "${one.textContent.slice(0, 40)}" leaves out a level`),
      ...buttons.filter((one) => !nameOf(one)).map((one) => `no name: ${one.outerHTML.slice(0, 80)}`),
      ...same.map(([name, all = []]) => `${all.length} buttons named "${name.slice(0, 40)}"`),
    ]
  })
}
