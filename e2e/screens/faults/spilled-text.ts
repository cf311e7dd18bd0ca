import type { Page } from '@playwright/test'

/** Returns the controls of a page whose content is wider than they are, so that it lies over what stands beside them. */
export function spilledText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // An invisible margin that makes the target larger is wider, as it should be.
    const hasMargin = (one: Element) =>
      ['::before', '::after'].some((part) => getComputedStyle(one, part).position === 'absolute')
    const isSpilled = (one: Element) =>
      one.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) &&
      one.clientWidth > 1 &&
      !one.closest('[aria-hidden=true], [role=grid]') &&
      getComputedStyle(one).overflowX === 'visible' &&
      one.scrollWidth > one.clientWidth + 1 &&
      !hasMargin(one)
    return [...document.querySelectorAll('a[href], button, [role=tab]')]
      .filter(isSpilled)
      .map((one) => `"${one.textContent.trim().slice(0, 40)}": ${one.scrollWidth} px in ${one.clientWidth}`)
  })
}
