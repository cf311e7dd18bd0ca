import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
  type Response,
} from '@playwright/test'
import { after } from '../../server/testing/after.ts'
import { keepAnswer, keepsAnswers } from '../../server/testing/kept-answers.ts'
import { browserOptions } from './browser-options.ts'

const inDublin: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-IE',
  timezoneId: 'Europe/Dublin',
  reducedMotion: 'reduce',
  // Stories see the current responses of the server; those about offline work allow service workers.
  serviceWorkers: 'block',
}

let shared: Browser | undefined

/** Sets the Chromium that openBrowser uses. */
export function useBrowser(browser: Browser): void {
  shared = browser
}

/**
 * Opens a page of a user in Dublin with empty storage, until the end of the calling story or file. With
 * launch options it gets its own Chromium.
 */
export async function openBrowser(
  options: BrowserContextOptions = {},
  launchOptions?: LaunchOptions,
): Promise<Page> {
  const browser = launchOptions ? await openOwnBrowser(launchOptions) : shared
  if (!browser) throw new Error('A page is opened in a story, or in setUp()')
  const context = await browser.newContext({ ...inDublin, ...options })
  after(() => context.close())
  if (keepsAnswers) context.on('response', (response) => void keep(response))
  return context.newPage()
}

async function keep(response: Response): Promise<void> {
  const type = response.headers()['content-type'] ?? ''
  if (!type.includes('json') || response.fromServiceWorker()) return
  // Chromium discards response bodies of a page that was closed or left.
  const text = await response.text().catch(() => undefined)
  if (text === undefined) return
  keepAnswer(
    { method: response.request().method(), address: response.url(), status: response.status(), type },
    text,
  )
}

async function openOwnBrowser({ args = [], ...options }: LaunchOptions): Promise<Browser> {
  const browser = await chromium.launch({
    ...browserOptions,
    ...options,
    args: [...browserOptions.args, ...args],
  })
  after(() => browser.close())
  return browser
}
