import type { Page, ViewportSize } from '@playwright/test'

/** Windows in which every primary action has to be in view: desks, a tablet, and a large and a small phone. */
const sizesOf = {
  phone: [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ],
  desk: [
    { width: 1024, height: 768 },
    { width: 1280, height: 720 },
    { width: 1440, height: 900 },
  ],
} as const

/**
 * Returns the filled buttons of a page that are below an edge of the window in some of its sizes, when nothing was
 * scrolled. A button within a list or a card belongs to that, not to the page.
 * endAt: size of the window afterwards.
 * of: the only kind of windows; all without.
 */
export async function primaryBelowEdge(
  page: Page,
  endAt = page.viewportSize(),
  of?: keyof typeof sizesOf,
): Promise<string[]> {
  const sizes = of ? sizesOf[of] : [...sizesOf.phone, ...sizesOf.desk]
  const found: string[] = []
  for (const size of sizes) {
    await resize(page, size)
    const below = await page.evaluate(() => {
      for (const one of document.querySelectorAll('*'))
        if (one.scrollTop !== 0 || one.scrollLeft !== 0)
          one.scrollTo({ left: 0, top: 0, behavior: 'instant' })
      const filled = ':is([data-variant=filled], .mantine-Button-root:not([data-variant]))'
      const buttons = document.querySelectorAll(
        `:is(main > header, footer) button${filled}, header .mantine-Button-root${filled}`,
      )
      const ofDialogs = [...document.querySelectorAll('[role=dialog]')].flatMap(
        (dialog) => [...dialog.querySelectorAll(`.mantine-Button-root${filled}`)].at(-1) ?? [],
      )
      return [...buttons, ...ofDialogs]
        .filter((one) => one.checkVisibility({ checkOpacity: false, checkVisibilityCSS: true }))
        .filter((one) => {
          const { top, bottom, left, right } = one.getBoundingClientRect()
          return bottom > window.innerHeight + 1 || right > window.innerWidth + 1 || top < 0 || left < 0
        })
        .map((one) => one.textContent.trim().slice(0, 40))
    })
    found.push(...below.map((name) => `"${name}" is out of view at ${size.width} x ${size.height}`))
  }
  if (endAt) await resize(page, endAt)
  return found
}

/** Gives the window a size, unless it has that size. */
export async function resize(page: Page, size: ViewportSize): Promise<void> {
  const { width, height } = page.viewportSize() ?? {}
  if (width === size.width && height === size.height) return
  await page.setViewportSize(size)
  await untilDrawn(page)
}

/** Waits for two frames: the page has its new layout, and what follows the size of the window was drawn. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  )
}

/** Returns fields that are shown as wrong though nobody has tried anything. */
export function redBeforeTried(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main [aria-invalid=true], main .mantine-InputWrapper-error')].map(
      (one) => `"${one.textContent.trim().slice(0, 40) || one.id}" is red before anything was tried`,
    ),
  )
}
