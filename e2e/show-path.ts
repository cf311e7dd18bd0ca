import type { Page } from 'playwright-core'

/**
 * Shows another path of the app as a link would, and waits until the main part of the page shows something else. The
 * page is loaded only where the app is not there yet: a load costs half a second of CPU time.
 */
export async function showPath(page: Page, origin: string, path: string): Promise<void> {
  const before = page.url().startsWith(origin) ? await mainText(page) : null
  if (before === null) {
    await page.goto(origin + path)
    return
  }
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  await page.waitForFunction((text) => document.querySelector('main')?.textContent !== text, before)
}

function mainText(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('main')?.textContent ?? null)
}
