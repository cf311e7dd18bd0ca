import { after } from 'node:test'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core'
import { browserOptions } from './browser-options.ts'

let shared: Promise<Browser> | undefined
let own: Promise<Browser> | undefined
after(async () => (await own)?.close())

/**
 * A page of somebody in Dublin with nothing stored, closed after the calling test or file. It is a context of the
 * run's Chromium; with launch options it gets a Chromium of its own.
 */
export async function openBrowser(
  options: BrowserContextOptions = {},
  launchOptions?: LaunchOptions,
): Promise<Page> {
  const browser = launchOptions ? await launch(launchOptions) : await sharedBrowser()
  if (launchOptions) after(() => browser.close())
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    ...options,
  })
  after(() => context.close())
  return context.newPage()
}

// `npm test` starts it and passes its address; a story that runs alone starts its own.
function sharedBrowser(): Promise<Browser> {
  const address = process.env['COSTARD_TEST_BROWSER_URL']
  return (shared ??= address ? chromium.connect(address) : (own = launch()))
}

function launch({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...browserOptions, ...options, args: [...browserOptions.args, ...args] })
}
