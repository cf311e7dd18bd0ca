import assert from 'node:assert/strict'
import axe from 'axe-core'
import type { Page } from '@playwright/test'

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** Rules whose result depends on the colour scheme. */
const colourRules = ['color-contrast', 'link-in-text-block']
const dialogs = '[role=dialog], [role=alertdialog], dialog[open]'

/**
 * Checks WCAG 2.2 AA as far as a machine can, nothing wider than the window, and no control under another element. A
 * screen is checked at two sizes, each in another scheme: colours come from the same tokens at both.
 */
export async function axeCheckIn(scheme: 'light' | 'dark', page: Page, screen: string): Promise<void> {
  assert.deepEqual(await axeFaults(scheme, page), [], `${screen}, ${scheme}`)
}

/** Like axeCheckIn, and returns what is wrong. */
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

/** Checks the open dialog alone: every rule in the light scheme, colours in the dark one too. */
export async function axeDialog(page: Page, dialog: string): Promise<void> {
  await page.locator(dialogs).locator('visible=true').last().waitFor()
  await showScheme(page, 'light')
  assert.deepEqual(await violations(page, dialogs, { type: 'tag', values: wcag }), [], `${dialog}, light`)
  await showScheme(page, 'dark')
  const colours = await violations(page, dialogs, { type: 'rule', values: colourRules })
  assert.deepEqual(colours, [], `${dialog}, dark`)
}

/** Buttons and links in view that are covered, and not by a bar, a menu or a dialog. */
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
      // A link in a text has a part in each line.
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
 * Switches the scheme and waits for transitions: colours on their way are in neither. Two seconds at most: an animation
 * that is paused never ends, nor does a frame come to a page that is not drawn, and calls of a page have no time limit.
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
