import type { Page } from '@playwright/test'

/**
 * Returns the controls of a page that answer on less than 44 px in a direction: the area is measured by what is hit, so
 * that a label or an invisible margin counts. Links within a sentence are exempt (WCAG 2.2, 2.5.8).
 * within: selector of the part of the page that is looked at.
 */
export function smallTargets(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    interface Area {
      readonly width: number
      readonly height: number
    }
    /** 44 px, less what is lost by rounding. */
    const enough = 43
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
      // Each point costs 20 µs, so none is looked at once the area is large enough.
      const extent = (dx: number, dy: number) => {
        let size = 1
        for (const way of [1, -1])
          for (let step = way; size < enough; step += way, size += 1)
            if (!answers(document.elementFromPoint(x + dx * step, y + dy * step), one)) break
        return size
      }
      return { width: extent(1, 0), height: extent(0, 1) }
    }
    const isLargeEnough = ({ width, height }: Area) => width >= enough && height >= enough
    const found: string[] = []
    for (const one of document.querySelectorAll<HTMLElement>(selector)) {
      if (!isShown(one) || isInSentence(one) || !one.closest(part)) continue
      // A label answers for its field, which may be hidden beside it.
      const labels = 'labels' in one && one.labels instanceof NodeList ? [...one.labels] : []
      const areas: Area[] = []
      for (const part of [one, ...labels]) {
        const area = areaOf(part as HTMLElement, one)
        if (area) areas.push(area)
        if (area && isLargeEnough(area)) break
      }
      const [area] = areas
      if (area && !areas.some(isLargeEnough))
        found.push(
          `${area.width}x${area.height} ${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}" ${one.className.slice(0, 60)}`,
        )
    }
    return [...new Set(found)]
  }, within)
}
