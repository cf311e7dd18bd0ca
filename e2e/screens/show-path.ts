import type { Page, Request } from '@playwright/test'

/** Milliseconds without a request after which a screen may have all. It asks in turns, for its script and then for its data. */
const quietMs = 60

/**
 * Shows another path of the app as a link would, and waits until the main part of the page shows something else, nothing
 * is asked for any more, and no loader is there. The page is loaded only where the app is not there yet: a load costs
 * half a second of CPU time.
 */
export async function showPath(page: Page, origin: string, path: string): Promise<void> {
  const before = page.url().startsWith(origin) ? await mainText(page) : null
  await untilQuiet(page, async () => {
    if (before === null) {
      await page.goto(origin + path)
      return
    }
    await page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, path)
    // Some addresses show the same, such as a list that opens on its first part.
    await page
      .waitForFunction((text) => document.querySelector('main')?.textContent !== text, before, {
        timeout: 5_000,
      })
      .catch(() => {})
  })
}

/** Loaders of a page (web/ui/layout/page-loader.tsx) and of a part. */
const loaders = '[role="status"] > svg[viewBox="-16 -16 32 32"], .mantine-Loader-root'

function mainText(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('main')?.textContent ?? null)
}

/** Waits twice for idle time: a timer or a message may start something between. A page with an animation has none. */
function untilIdle(): Promise<unknown> {
  const idle = (): Promise<unknown> => new Promise((done) => requestIdleCallback(done, { timeout: 500 }))
  return idle().then(idle)
}

/** Does something to a page, and waits until the page asks for nothing and loads nothing. */
export async function untilQuiet<T>(page: Page, act: () => Promise<T>): Promise<T> {
  const running = new Set<Request>()
  let lastAt = performance.now()
  // Live documents are asked for as long as the page is open.
  const start = (request: Request): void => void (request.url().includes('/.lp') || running.add(request))
  const end = (request: Request): void => {
    if (running.delete(request)) lastAt = performance.now()
  }
  page.on('request', start).on('requestfinished', end).on('requestfailed', end)
  const result = await act()
  do {
    while (running.size > 0 || performance.now() - lastAt < quietMs) await page.waitForTimeout(quietMs / 4)
    await page.evaluate(untilIdle)
  } while (running.size > 0 || performance.now() - lastAt < quietMs)
  page.off('request', start).off('requestfinished', end).off('requestfailed', end)
  await page.waitForFunction((loaders) => document.querySelector(loaders) === null, loaders)
  return result
}
