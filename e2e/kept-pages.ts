import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { storeIndexedDb, type StorageState } from './store-indexed-db.ts'

/** A page between two stories, or in one. */
interface Kept {
  readonly context: BrowserContext
  readonly page: Page
  readonly cdp: CDPSession
  readonly options: BrowserContextOptions
  /** Viewport of further pages of the story; the context keeps that of its first story. */
  viewport: BrowserContextOptions['viewport']
  /** Origins of documents that the page has shown since it was taken. */
  readonly origins: Set<string>
  /** Something happened to it that cannot be undone. */
  isSpoilt: boolean
}

export interface TakenPage {
  readonly page: Page
  /** Ends the page's use; a later call of takePage may get it. */
  readonly giveBack: () => Promise<void>
}

/** Calls of a page or its context that nothing can undo. */
const spoilingCalls = [
  'addInitScript',
  'exposeFunction',
  'exposeBinding',
  'routeWebSocket',
  'newCDPSession',
  'grantPermissions',
  'setExtraHTTPHeaders',
  'setDefaultTimeout',
  'close',
]
const pageEvents =
  'close console dialog download filechooser pageerror popup request requestfailed requestfinished response websocket framenavigated'
const contextEvents = 'dialog page request requestfailed requestfinished response console weberror'

const idle = new Map<string, Kept[]>()

/**
 * A page with nothing stored, or with what storageState says, which an earlier story may have used: a renderer that
 * has run the web app needs a third of the CPU time of a new context, 0.4 s instead of 1.2 s. History, storage,
 * routes, listeners and emulation are reset. A page that cannot be reset is closed instead.
 */
export async function takePage(browser: Browser, options: BrowserContextOptions): Promise<TakenPage> {
  const { storageState, viewport, ...lasting } = options
  const key = JSON.stringify(lasting)
  const pages = idle.get(key) ?? []
  idle.set(key, pages)
  const kept = pages.pop() ?? (await openPage(browser, { ...lasting, viewport: viewport ?? null }))
  listen(kept)
  kept.viewport = viewport
  if (viewport) await kept.page.setViewportSize(viewport)
  if (storageState) await storeIndexedDb(kept.page, storageState as StorageState)
  return {
    page: kept.page,
    async giveBack() {
      if (await isReset(kept)) pages.push(kept)
      else await kept.context.close()
    },
  }
}

/** Drops all pages: their browser is about to close. */
export function dropPages(): void {
  idle.clear()
}

async function openPage(browser: Browser, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const kept: Kept = {
    context,
    page,
    cdp,
    options,
    viewport: options.viewport,
    origins: new Set(),
    isSpoilt: false,
  }
  const openAnother = context.newPage.bind(context)
  context.newPage = async () => {
    const another = await openAnother()
    if (kept.viewport) await another.setViewportSize(kept.viewport)
    return another
  }
  for (const target of [page, context, page.clock] as unknown as Record<string, unknown>[]) {
    for (const name of target === (page.clock as unknown) ? ['install'] : spoilingCalls)
      spoilWhenCalled(kept, target, name)
  }
  return kept
}

function spoilWhenCalled(kept: Kept, target: Record<string, unknown>, name: string): void {
  const method = target[name]
  if (typeof method !== 'function') return
  target[name] = (...args: unknown[]): unknown => {
    kept.isSpoilt = true
    return Reflect.apply(method, target, args)
  }
}

function listen({ context, page, origins }: Kept): void {
  const watch = (one: Page): void => {
    one.on('framenavigated', (frame) => {
      if (frame.url().startsWith('http')) origins.add(new URL(frame.url()).origin)
    })
  }
  watch(page)
  context.on('page', watch)
}

/** True if the page is now like a new one. Pages with documents of several origins cannot be reset. */
async function isReset(kept: Kept): Promise<boolean> {
  const { context, page, cdp, options, origins } = kept
  const [origin] = origins
  if (kept.isSpoilt || origins.size !== 1 || origin === undefined) return false
  try {
    for (const event of pageEvents.split(' ')) page.removeAllListeners(event)
    for (const event of contextEvents.split(' ')) context.removeAllListeners(event)
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.setOffline(false)
    // A document of the same site: for any other, Chromium would start a new renderer.
    const response = await page.goto(`${origin}/robots.txt`)
    if (!response?.ok()) return false
    await page.evaluate("sessionStorage.clear(); window.name = ''")
    await cdp.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await context.clearCookies()
    await cdp.send('Page.resetNavigationHistory')
    await page.emulateMedia({
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: options.reducedMotion ?? 'no-preference',
      media: null,
    })
    await page.mouse.move(0, 0)
    origins.clear()
    return true
  } catch {
    return false // the server of the page has ended
  }
}
