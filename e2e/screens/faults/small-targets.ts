import type { Page } from '@playwright/test'

/**
 * Returns the controls of a page that answer on less than 44 px in a direction: the area is measured by what is hit, so
 * that a label or an invisible margin counts. Links within a sentence are exempt (WCAG 2.2, 2.5.8).
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44
    const selector =
      'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=option], [role=menuitem]'
    const isShown = (one: Element) =>
      one.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }) &&
      one.getBoundingClientRect().width > 1 &&
      !one.closest('[inert], [aria-hidden=true], [role=grid]') &&
      !one.matches(':disabled, [type=hidden], [type=file]')
    const isInSentence = (one: Element) => {
      if (!one.matches('a, button') || getComputedStyle(one).display !== 'inline') return false
      const around = one.parentElement?.textContent.replace(one.textContent, '').trim() ?? ''
      return /\p{L}{2}.*\s.*\p{L}{2}/u.test(around)
    }
    const answers = (hit: Element | null, one: Element) => {
      if (!hit) return false
      if (one.contains(hit) || (hit.contains(one) && hit.matches('label, a, button'))) return true
      const label = hit.closest('label')
      return label !== null && (label.control === one || label.contains(one))
    }
    const areaOf = (area: HTMLElement, one: HTMLElement) => {
      area.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      const box = area.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      // Under something that stays in place, such as an open panel.
      if (!answers(document.elementFromPoint(x, y), one)) return undefined
      const reach = (dx: number, dy: number) => {
        let step = 0
        while (
          step < least &&
          answers(document.elementFromPoint(x + dx * (step + 1), y + dy * (step + 1)), one)
        )
          step += 1
        return step
      }
      return { width: 1 + reach(-1, 0) + reach(1, 0), height: 1 + reach(0, -1) + reach(0, 1) }
    }
    const found: string[] = []
    for (const one of document.querySelectorAll<HTMLElement>(selector)) {
      if (!isShown(one) || isInSentence(one)) continue
      // A label answers for its field, which may be hidden beside it.
      const labels = 'labels' in one && one.labels instanceof NodeList ? [...one.labels] : []
      const areas = [one, ...labels].flatMap((area) => areaOf(area as HTMLElement, one) ?? [])
      if (areas.length > 0 && !areas.some(({ width, height }) => width >= least - 1 && height >= least - 1))
        found.push(
          `${areas[0]?.width}x${areas[0]?.height} ${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}" ${one.className.slice(0, 60)}`,
        )
    }
    return [...new Set(found)]
  })
}
