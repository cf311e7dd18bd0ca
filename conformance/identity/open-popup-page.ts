import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { openPage } from '../open-page.ts'

const pagePath = '/popup-page'

export interface PopupPageOptions {
  /** Origin of the server whose responses appear under the opened origin. */
  readonly servedBy?: string
}

/**
 * Bundles popup-page.ts like the web app. Returns a function that opens it in a new page, under the server's
 * origin.
 */
export async function popupPageOpener(): Promise<(url: string, options?: PopupPageOptions) => Promise<Page>> {
  const vite = createRequire(new URL('../../web/package.json', import.meta.url)).resolve('vite')
  const { build } = (await import(pathToFileURL(vite).href)) as {
    build: (settings: object) => Promise<{ output: { code: string }[] }[]>
  }
  const [bundle] = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('popup-page.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'popup-page',
      },
    },
  })
  const body = bundle?.output[0]?.code ?? ''
  return async (url, { servedBy } = {}) => {
    const page = await openPage()
    const context = page.context()
    if (servedBy !== undefined) {
      await context.route(`${url}/**`, async (route) => {
        const target = route.request().url().replace(url, servedBy)
        await route.fulfill({ response: await route.fetch({ url: target }) })
      })
    }
    await context.route(`**${pagePath}.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await context.route(
      ({ pathname }) => pathname === pagePath,
      (route) =>
        route.fulfill({
          contentType: 'text/html',
          // The header of every page of the product.
          headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
          body: `<!doctype html><title>Page</title><script type="module" src="${pagePath}.js"></script>`,
        }),
    )
    await page.goto(`${url}${pagePath}`)
    await page.waitForFunction(() => 'outcomeOf' in window)
    return page
  }
}
