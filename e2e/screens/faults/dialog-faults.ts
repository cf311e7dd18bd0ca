import type { Locator, Page } from '@playwright/test'
import { axeDialog } from '../../steps/axe-check.ts'
import type { DialogToOpen } from '../dialogs-to-open.ts'
import { focusFaults } from './focus-faults.ts'
import { primaryBelowEdge } from './primary-below-edge.ts'
import { smallTargets } from './small-targets.ts'
import { spilledText } from './spilled-text.ts'
import { textSpacingFaults } from './text-spacing-faults.ts'

export const sizes = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
/** A desk of 1280 at 400 %. */
const zoomed = { width: 320, height: 256 }
/** The dialog that is looked at, once it is open. */
const dialog = '[data-looked-at]'

/** Opens a dialog with the keyboard and returns what is wrong with it, its way in and its way out. */
export async function dialogFaults(
  page: Page,
  { by }: DialogToOpen,
  size: keyof typeof sizes,
): Promise<string[]> {
  const shown = await open(page, by)
  return [
    ...((await hasFocus(page, dialog)) ? [] : ['the focus does not move into it']),
    // Before anything is focused, which scrolls.
    ...(await primaryBelowEdge(page, sizes[size], size)),
    ...(await focusLeaves(page)),
    ...(await focusFaults(page, dialog)),
    ...(size === 'desk' ? await axeFaults(page, by) : await faultsOnAPhone(page)),
    ...(await faultsOfClosing(page, shown)),
  ]
}

/** Opens the dialog, and marks its opener and the dialog. */
async function open(page: Page, by: readonly RegExp[]): Promise<Locator> {
  await page.evaluate(() => document.querySelector('[data-opener]')?.removeAttribute('data-opener'))
  for (const [index, name] of by.entries()) {
    const control = page
      .getByRole('button', { name })
      .or(page.getByRole('menuitem', { name }))
      .or(page.getByRole('checkbox', { name }))
      .locator('visible=true')
      .first()
    const isBox = (await control.getAttribute('type')) === 'checkbox'
    if (isBox) {
      await control.check()
      continue
    }
    await control.focus()
    if (by.slice(0, index).every((before) => before.source.startsWith('^Select')))
      await control.evaluate((one) => one.setAttribute('data-opener', ''))
    await page.keyboard.press('Enter', { delay: 50 })
  }
  const shown = page.locator('[role=dialog]').locator('visible=true')
  // A question about something in a dialog is a second dialog.
  await shown.first().waitFor({ timeout: 4_000 })
  await shown.last().evaluate((one) => one.setAttribute('data-looked-at', ''))
  return page.locator(dialog)
}

/** True when the focus is, or soon comes, within what the selector matches. */
function hasFocus(page: Page, selector: string): Promise<boolean> {
  return page
    .waitForFunction((one) => document.activeElement?.closest(one) != null, selector, { timeout: 2_000 })
    .then(() => true)
    .catch(() => false)
}

/** Goes around the dialog with Tab. */
async function focusLeaves(page: Page): Promise<string[]> {
  for (let pressed = 0; pressed < 25; pressed++) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate((one) => {
      const { activeElement, body } = document
      if (!activeElement || activeElement === body) return 'nowhere'
      if (!activeElement.closest(one)) return activeElement.outerHTML
      const isSeen = activeElement.hasAttribute('data-tabbed')
      activeElement.setAttribute('data-tabbed', '')
      return isSeen ? 'again' : 'nowhere'
    }, dialog)
    if (at === 'again') break
    if (at !== 'nowhere') return [`Tab leaves it, to ${at.slice(0, 200)}`]
  }
  return []
}

function axeFaults(page: Page, by: readonly RegExp[]): Promise<string[]> {
  return axeDialog(page, by.join(' ')).then(
    () => [],
    (error: unknown) => [String(error).slice(0, 400)],
  )
}

async function faultsOnAPhone(page: Page): Promise<string[]> {
  return [
    ...(await smallTargets(page, dialog)),
    ...(await spilledText(page)),
    ...(await textSpacingFaults(page, dialog)),
    ...(await faultsZoomed(page)),
  ]
}

/** A desk at 400 % has the layout of a phone. */
async function faultsZoomed(page: Page): Promise<string[]> {
  await page.setViewportSize(zoomed)
  const isWide = await page.evaluate((one) => {
    const parts = [document.documentElement, ...document.querySelectorAll(one)]
    return parts.some((part) => part.scrollWidth > part.clientWidth + 1)
  }, dialog)
  const found = [
    ...(isWide ? ['it has to be scrolled sideways at 400 %'] : []),
    ...(await focusFaults(page, dialog)).map((fault) => `at 400 %, ${fault}`),
  ]
  await page.setViewportSize(sizes.phone)
  return found
}

/** Closes the dialog with Escape, from its first control. */
async function faultsOfClosing(page: Page, shown: Locator): Promise<string[]> {
  await shown.locator('button, input, [tabindex]').first().focus()
  await page.keyboard.press('Escape')
  const isClosed = await shown.waitFor({ state: 'hidden', timeout: 2_000 }).then(
    () => true,
    () => false,
  )
  if (!isClosed) return ['Escape does not close it']
  if (await hasFocus(page, '[data-opener]')) return []
  const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80))
  return [`the focus does not return, but to ${where}`]
}
