import { openSignedIn } from '../steps/signed-in.ts'
import { dialogsToOpen } from './dialogs-to-open.ts'
import { dialogFaults, sizes } from './faults/dialog-faults.ts'
import type { ShopOfDialogs } from './shop-of-dialogs.ts'
import { showPath } from './show-path.ts'

/** Opens each dialog that a window of the size has, and returns what is wrong with them. */
export async function walkDialogs(shop: ShopOfDialogs, size: keyof typeof sizes): Promise<string[]> {
  const page = await openSignedIn(shop.owner, shop.url, { viewport: sizes[size] })
  page.setDefaultTimeout(5_000)
  const found: string[] = []
  for (const opened of dialogsToOpen(shop).filter(({ only = size }) => only === size)) {
    if (!page.url().endsWith(opened.path)) await showPath(page, shop.url, `/t/${shop.team.id}${opened.path}`)
    const faults = await dialogFaults(page, opened, size).catch((error: unknown) => [
      `did not open: ${String(error).slice(0, 200)}`,
    ])
    // Dialogs and menus that are still open would cover the opener of the next dialog.
    if (faults.length > 0) await page.goto('about:blank')
    found.push(...faults.map((fault) => `${opened.path} ${opened.by.join(' ')}: ${fault}`))
  }
  return found
}
