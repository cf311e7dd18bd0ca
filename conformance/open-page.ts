import type { Page } from 'playwright-core'
import { openBrowser } from '../e2e/browser.ts'

/**
 * Opens an empty page with storage of its own, closed after the calling file's last test. Every browser test of this
 * folder gets its page here. blocksPopups: by default Chromium under test opens every pop-up.
 */
export function openPage({ blocksPopups = false } = {}): Promise<Page> {
  // An option of the launch: openBrowser passes it on, though its type does not list it.
  return openBrowser((blocksPopups ? { ignoreDefaultArgs: ['--disable-popup-blocking'] } : {}) as object)
}
