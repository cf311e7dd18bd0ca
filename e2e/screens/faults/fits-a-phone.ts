import type { Page } from '@playwright/test'
import { primaryBelowEdge } from './primary-below-edge.ts'
import { smallTargets } from './small-targets.ts'
import { spilledText } from './spilled-text.ts'

/** Size of the window of a phone, in pixels. */
export const phone = { width: 390, height: 844 }

/** Returns what is wrong with the page on a phone: its width, small targets, spilled text, a primary action below the edge. */
export async function faultsOnAPhone(page: Page): Promise<string[]> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return [
    ...(width > phone.width ? [`${width} pixels wide`] : []),
    ...(await smallTargets(page)),
    ...(await spilledText(page)),
    ...(await primaryBelowEdge(page)),
  ]
}

/** Returns the names of what is not in the first window, covered or below its edge. selectors: by name. */
export function outOfView(page: Page, selectors: Readonly<Record<string, string>>): Promise<string[]> {
  return page.evaluate((wanted) => {
    scrollTo(0, 0)
    return Object.entries(wanted).flatMap(([name, selector]) => {
      const one = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility())
      if (!one) return [`no ${name}`]
      const { x, y, width, height } = one.getBoundingClientRect()
      const hit = document.elementFromPoint(x + width / 2, y + height / 2)
      const isSeen =
        y >= 0 && y + height <= innerHeight && hit !== null && (one.contains(hit) || hit.contains(one))
      return isSeen ? [] : [`${name} is out of view`]
    })
  }, selectors)
}
