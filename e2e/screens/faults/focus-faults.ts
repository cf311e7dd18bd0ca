import type { Page } from '@playwright/test'

/**
 * Returns the controls of a page that a keyboard user cannot see when they have the focus: nothing in or around them
 * looks different, or they lie outside of the window or under something else.
 * within: selector of the part of the page that is looked at.
 */
export function focusFaults(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    const selector = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable=true]'
    const isStop = (one: HTMLElement) =>
      one.tabIndex >= 0 &&
      one.checkVisibility({ checkVisibilityCSS: true }) &&
      !one.closest('[inert]') &&
      !one.matches(':disabled, [type=hidden], [type=file]')
    const look = ['outline', 'boxShadow', 'border', 'background', 'color', 'textDecoration'] as const
    const labelsOf = (one: HTMLElement) => (one instanceof HTMLInputElement ? [...(one.labels ?? [])] : [])
    // A hidden field shows its focus in what stands beside or around it.
    const partsOf = (one: HTMLElement) => {
      const around = [one, one.parentElement, one.parentElement?.parentElement].filter((part) => part != null)
      return [...around, ...labelsOf(one), ...around.flatMap((part) => [...part.children])]
    }
    const looksOf = (parts: readonly Element[]) =>
      parts
        .flatMap((part) =>
          ['', '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(part, pseudo)
            return look.map((name) => style[name]).join()
          }),
        )
        .join()
    /** Focuses a control and returns whether some of the parts look different then. Most controls show it themselves. */
    const looksOtherwise = (one: HTMLElement, parts: readonly Element[]) => {
      const before = looksOf(parts)
      one.focus({ focusVisible: true } as FocusOptions)
      return looksOf(parts) !== before
    }
    const isInSight = (one: HTMLElement) =>
      [one, ...labelsOf(one)].some((area) => {
        const { x, y, width, height } = area.getBoundingClientRect()
        // The corners lie outside of what is round.
        const points = [0.5, 0.1, 0.9].flatMap((across) =>
          [0.5, 0.2, 0.8].map((down) => [across, down] as const),
        )
        return points.some(([across, down]) => {
          const hit = document.elementFromPoint(x + width * across, y + height * down)
          if (!hit) return false
          // A list of choices opens with the focus, over what stands below.
          if (hit.closest('[role=listbox]')) return true
          return area.contains(hit) || (hit.contains(one) && hit.matches('label, a, button'))
        })
      })
    const nameOf = (one: HTMLElement) =>
      `${one.tagName.toLowerCase()} "${(one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 40)}" ${one.className.slice(0, 50)}`
    const found: string[] = []
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    for (const one of [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (one) => isStop(one) && one.closest(part) !== null,
    )) {
      const isFocused = looksOtherwise(one, [one])
      // Some hand the focus on to another part of theirs.
      if (document.activeElement !== one) continue
      if (!isFocused) {
        one.blur()
        if (!looksOtherwise(one, partsOf(one))) found.push(`focus is not seen: ${nameOf(one)}`)
      }
      if (!isInSight(one)) found.push(`focus is out of sight: ${nameOf(one)}`)
      one.blur()
    }
    return [...new Set(found)]
  }, within)
}
