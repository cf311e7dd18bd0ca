import type { Page, Request } from '@playwright/test'

/** A screen asks for what it shows in turns: its script, then its data. Milliseconds without a request after which it has all. */
const quietMs = 200

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
  await page.waitForFunction((loaders) => document.querySelector(loaders) === null, loaders)
}

/** Loaders of a page (web/ui/layout/page-loader.tsx) and of a part. */
const loaders = '[role="status"] > svg[viewBox="-16 -16 32 32"], .mantine-Loader-root'

function mainText(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('main')?.textContent ?? null)
}

async function untilQuiet(page: Page, act: () => Promise<void>): Promise<void> {
  const running = new Set<Request>()
  let lastAt = performance.now()
  // Live documents are asked for as long as the page is open.
  const start = (request: Request): void => void (request.url().includes('/.lp') || running.add(request))
  const end = (request: Request): void => {
    if (running.delete(request)) lastAt = performance.now()
  }
  page.on('request', start).on('requestfinished', end).on('requestfailed', end)
  await act()
  while (running.size > 0 || performance.now() - lastAt < quietMs) await page.waitForTimeout(quietMs / 4)
  page.off('request', start).off('requestfinished', end).off('requestfailed', end)
}
