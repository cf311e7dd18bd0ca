import assert from 'node:assert/strict'
import axe from 'axe-core'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']
const dialogs = '[role=dialog], [role=alertdialog], dialog[open]'

/**
 * Checks WCAG 2.2 AA as far as a machine can, that nothing is wider than the window, and that no control is
 * covered. A screen is checked at two sizes, each in another scheme, since colours come from the same tokens
 * at both.
 */
export async function axeCheckIn(scheme: 'light' | 'dark', page: Page, screen: string): Promise<void> {
  assert.deepEqual(await axeFaults(scheme, page), [], `${screen}, ${scheme}`)
}

/** Like axeCheckIn, but returns the faults. */
export async function axeFaults(scheme: 'light' | 'dark', page: Page): Promise<string[]> {
  await showScheme(page, scheme)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  const covered = await coveredControls(page)
  return [
    ...(await violations(page, 'html', { type: 'tag', values: wcag })),
    ...(overflow > 0 ? [`${overflow} px wider than the window`] : []),
    ...covered.map((control) => `covered: ${control}`),
  ]
}

/** Checks only the open dialog: every rule in the light scheme, and colours in the dark one too. */
export async function axeDialog(page: Page, dialog: string): Promise<void> {
  await page.locator(dialogs).locator('visible=true').last().waitFor()
  await showScheme(page, 'light')
  assert.deepEqual(await violations(page, dialogs, { type: 'tag', values: wcag }), [], `${dialog}, light`)
  await showScheme(page, 'dark')
  const colours = await violations(page, dialogs, { type: 'rule', values: colourRules })
  assert.deepEqual(colours, [], `${dialog}, dark`)
}

/** Visible buttons and links that are covered by something other than a bar, a menu or a dialog. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isAbove = (element: Element | null): boolean =>
      element !== null &&
      (['absolute', 'fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        isAbove(element.parentElement))
    return [...document.querySelectorAll('a[href], button, summary')].flatMap((control) => {
      const isShown =
        control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        getComputedStyle(control).pointerEvents !== 'none'
      // A link in a text has one box per line.
      const above = [...control.getClientRects()]
        .flatMap(({ x, y, width, height }) =>
          [0.2, 0.5, 0.8].map((share) => document.elementFromPoint(x + width / 2, y + height * share)),
        )
        .find((other) => other && !control.contains(other) && !other.contains(control) && !isAbove(other))
      return isShown && above
        ? [`${control.outerHTML.slice(0, 120)} under ${above.outerHTML.slice(0, 120)}`]
        : []
    })
  })
}

async function violations(page: Page, part: string, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([inside, rules]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') } // injected above
      const { violations } = await axe.run(inside, { runOnly: rules, resultTypes: ['violations'] })
      return violations
    },
    [part, runOnly] as const,
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/**
 * Switches the scheme and waits for transitions, since colours in transition belong to neither scheme. Two
 * seconds at most: a paused animation never ends, an undrawn page gets no frame, and calls in a page have no
 * time limit.
 */
export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    const limit = new Promise((resolve) => setTimeout(resolve, 2_000))
    const frame = (): Promise<unknown> =>
      Promise.race([limit, new Promise((resolve) => requestAnimationFrame(resolve))])
    await frame()
    await frame()
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.race([limit, Promise.allSettled(ends.map(({ finished }) => finished))])
  })
}
