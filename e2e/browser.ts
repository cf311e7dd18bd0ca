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
// Ends with the file that imported this module first; the next one launches it again, until the process ends.
after(async () => {
  await (await shared)?.close()
  shared = undefined
})

/**
 * A page of somebody in Dublin with nothing stored, closed after the calling test or file. It is a context of the
 * process's Chromium; with launch options it gets a Chromium of its own.
 */
export async function openBrowser(
  options: BrowserContextOptions = {},
  launchOptions?: LaunchOptions,
): Promise<Page> {
  // Registered before the first await: afterwards node:test may take the hook for that of another test.
  const opened: { close: () => Promise<void> }[] = []
  after(async () => {
    for (const one of opened) await one.close()
  })
  const browser = launchOptions ? await launch(launchOptions) : await sharedBrowser()
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    reducedMotion: 'reduce',
    ...options,
  })
  opened.push(context, ...(launchOptions ? [browser] : []))
  return context.newPage()
}

// One for all files that the process runs.
function sharedBrowser(): Promise<Browser> {
  return (shared ??= launch())
}

function launch({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ ...browserOptions, ...options, args: [...browserOptions.args, ...args] })
}
