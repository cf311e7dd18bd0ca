import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'

const pagePath = '/popup-page'

/** Bundles popup-page.ts as the web app is bundled. Returns how to open it in a browser, at the server's own origin. */
export async function bundlePopupPage(): Promise<(page: Page, url: string) => Promise<void>> {
  const vite = createRequire(new URL('../web/package.json', import.meta.url)).resolve('vite')
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
  return async (page, url) => {
    const context = page.context()
    await context.route(`**${pagePath}.js`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await context.route(
      ({ pathname }) => pathname === pagePath,
      (route) =>
        route.fulfill({
          contentType: 'text/html',
          // As every page of the product is sent.
          headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
          body: `<!doctype html><title>Page</title><script type="module" src="${pagePath}.js"></script>`,
        }),
    )
    await page.goto(`${url}${pagePath}`)
    await page.waitForFunction(() => 'tell' in window)
  }
}
