import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { flags } from './browser-flags.ts'

/** A browser of somebody in Dublin, with nothing remembered, closed after the calling test or file. */
export async function openBrowser(
  options: BrowserContextOptions = {},
  moreFlags: readonly string[] = [],
): Promise<Page> {
  const profile = mkdtempSync(join(tmpdir(), 'costard-browser-'))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    headless: true,
    args: [...flags, ...moreFlags],
    viewport: { width: 1440, height: 900 },
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    ...options,
  })
  after(async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  })
  return context.pages()[0] ?? context.newPage()
}
