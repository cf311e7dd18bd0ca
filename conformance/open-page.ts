import type { Page } from 'playwright-core'
import { openBrowser } from '../e2e/steps/browser.ts'

/**
 * Opens an empty page with storage of its own, closed after the calling file's last test. Every browser test of this
 * folder gets its page here.
 */
export function openPage(): Promise<Page> {
  return openBrowser({}, {})
}
