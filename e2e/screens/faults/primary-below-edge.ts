import type { Page } from '@playwright/test'

/** Windows in which every primary action has to be in view: desks, a tablet, and a large and a small phone. */
const sizes = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [320, 568],
] as const

/**
 * Returns the filled buttons of a page that are below an edge of the window in some of its sizes, when nothing was
 * scrolled. The window keeps its own size. A button within a list or a card belongs to that, not to the page.
 */
export async function primaryBelowEdge(page: Page): Promise<string[]> {
  const own = page.viewportSize()
  const found: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    // Two frames: the page has its new layout, and what follows the size of the window was drawn.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
    )
    const below = await page.evaluate(() => {
      window.scrollTo(0, 0)
      const buttons = document.querySelectorAll(
        'main > header button, footer button, header .mantine-Button-root, [role=dialog] form button[type=submit], [role=dialog] .mantine-Group-root:last-child button',
      )
      return [...buttons]
        .filter((one) => one.matches('[data-variant=filled], .mantine-Button-root:not([data-variant])'))
        .filter((one) => one.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }))
        .filter((one) => {
          const { top, bottom, left, right } = one.getBoundingClientRect()
          return bottom > window.innerHeight + 1 || right > window.innerWidth + 1 || top < 0 || left < 0
        })
        .map((one) => one.textContent.trim().slice(0, 40))
    })
    found.push(...below.map((name) => `"${name}" is out of view at ${width} x ${height}`))
  }
  if (own) await page.setViewportSize(own)
  return found
}

/** Returns fields that are shown as wrong though nobody has tried anything. */
export function redBeforeTried(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [aria-invalid=true], main .mantine-InputWrapper-error')].map(
      (one) => `"${one.textContent.trim().slice(0, 40) || one.id}" is red before anything was tried`,
    ),
  )
}
