import { after } from 'node:test'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
  type Page,
} from 'playwright-core'
import { browserOptions } from './browser-options.ts'
import { dropPages, takePage } from './kept-pages.ts'

const inDublin: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-IE',
  timezoneId: 'Europe/Dublin',
  reducedMotion: 'reduce',
}

let shared: Promise<Browser> | undefined
// A process that runs many files keeps it until it ends; one that runs this file alone could not end with it.
if (!process.connected) {
  after(async () => {
    dropPages()
    await (await shared)?.close()
  })
}

/**
 * A page of somebody in Dublin with nothing stored, until the end of the calling test or file. It is a page of the
 * process's Chromium that earlier stories may have used. With launch options it gets a Chromium of its own.
 */
export function openBrowser(
  options: BrowserContextOptions = {},
  launchOptions?: LaunchOptions,
): Promise<Page> {
  return openedBy(async (ends) => {
    if (launchOptions) return openOwnBrowser(launchOptions, options, ends)
    const { page, giveBack } = await takePage(await sharedBrowser(), { ...inDublin, ...options })
    ends.push(giveBack)
    return page
  })
}

/** A page that no story has used, for what a first visit loads. */
export function openFreshBrowser(options: BrowserContextOptions = {}): Promise<Page> {
  return openedBy(async (ends) => {
    const context = await (await sharedBrowser()).newContext({ ...inDublin, ...options })
    ends.push(() => context.close())
    return context.newPage()
  })
}

type Ends = (() => Promise<void>)[]

// The hook is registered before the first await: after it node:test may assign the hook to another test.
function openedBy(open: (ends: Ends) => Promise<Page>): Promise<Page> {
  const ends: Ends = []
  after(async () => {
    for (const end of ends) await end()
  })
  return open(ends)
}

async function openOwnBrowser(
  launchOptions: LaunchOptions,
  options: BrowserContextOptions,
  ends: Ends,
): Promise<Page> {
  const browser = await launch(launchOptions)
  ends.push(() => browser.close())
  const context = await browser.newContext({ ...inDublin, ...options })
  return context.newPage()
}

// One for all files that the process runs.
function sharedBrowser(): Promise<Browser> {
  return (shared ??= launch())
}

/**
 * A page lives for seconds: code is optimized when it is hardly needed any more, a fifth of the renderer's CPU time.
 * Compiled at once without optimization, it needs a twentieth less than interpreted.
 */
const withoutOptimizer = '--js-flags=--no-opt --no-maglev --always-sparkplug'

function launch({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({
    ...browserOptions,
    ...options,
    args: [...browserOptions.args, withoutOptimizer, ...args],
  })
}
