import type { Page } from 'playwright-core'
import { openBrowser } from '../e2e/steps/browser.ts'

/**
 * Opens an empty page with its own storage, closed after the calling file's last test. All browser tests in
 * this folder get their page here.
 */
export function openPage(): Promise<Page> {
  return openBrowser({}, {})
}
