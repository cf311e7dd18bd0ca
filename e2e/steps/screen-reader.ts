import type { Page } from '@playwright/test'

/** A control as announced on focus. */
export interface Control {
  readonly role: string
  readonly name: string
  /** Exposed states, such as `checked` or `expanded: false`. */
  readonly states: readonly string[]
}

/** The texts that a screen reader would announce for a page, from the accessibility tree of the browser. */
export interface ScreenReader {
  /** Returns the focused control; undefined if the body has the focus. */
  readonly focused: () => Promise<Control | undefined>
  /**
   * Presses Tab until a control is focused for the second time, and returns the focused controls, starting
   * with the first of the page.
   */
  readonly tabThrough: () => Promise<readonly Control[]>
  /**
   * Returns the announcements since the last call: texts of live regions that existed before they changed.
   */
  readonly announced: () => Promise<readonly string[]>
}

declare global {
  interface Window {
    readonly announcedTexts?: string[]
  }
}

/** Starts to listen to a page, which must not be loaded yet. */
export async function listenTo(page: Page): Promise<ScreenReader> {
  await page.addInitScript(recordAnnouncements)
  const browser = await page.context().newCDPSession(page)
  const focused = async (): Promise<(Control & { id: string }) | undefined> => {
    const { result } = await browser.send('Runtime.evaluate', { expression: 'document.activeElement' })
    if (result.description?.startsWith('body') || result.objectId === undefined) return undefined
    const { objectId } = result
    const { nodes } = await browser.send('Accessibility.getPartialAXTree', {
      objectId,
      fetchRelatives: false,
    })
    const { node } = await browser.send('DOM.describeNode', { objectId })
    const [own] = nodes
    const states = (own?.properties ?? []).flatMap(({ name, value: { value } }) => {
      if (!/^(?:checked|pressed|selected|expanded|invalid|disabled|required)$/.test(name)) return []
      if (value === false && name !== 'expanded') return []
      return value === 'false' && name !== 'checked' ? [] : [`${name}: ${String(value)}`]
    })
    const { value: role = '' } = own?.role ?? {}
    return { role, name: own?.name?.value ?? '', states, id: String(node.backendNodeId) }
  }
  return {
    focused,
    tabThrough: async () => {
      const met = new Map<string, Control>()
      // Between the last control and the first, the browser itself has the focus.
      let ofStart = 0
      for (let bodies = 0; bodies < 3;) {
        await page.keyboard.press('Tab')
        const control = await focused()
        if (!control) {
          bodies += 1
          ofStart = met.size
        } else if (met.has(control.id)) break
        else met.set(control.id, control)
      }
      const controls = [...met.values()]
      return [...controls.slice(ofStart), ...controls.slice(0, ofStart)]
    },
    announced: () => page.evaluate(() => window.announcedTexts?.splice(0) ?? []),
  }
}

/**
 * Runs in the page. Screen readers mostly do not announce a live region that is inserted with its text,
 * except an alert; so only changes within existing ones count.
 */
function recordAnnouncements(): void {
  const texts: string[] = []
  Object.assign(window, { announcedTexts: texts })
  const live = '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]'
  new MutationObserver((records) => {
    const added = records.flatMap((record) => [...record.addedNodes])
    const elements = added.filter((node) => node instanceof Element)
    const alerts = elements.flatMap((one) => [
      ...(one.matches('[role=alert]') ? [one] : []),
      ...one.querySelectorAll('[role=alert]'),
    ])
    const regions = records.flatMap(({ target }) => {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live)
      return region && !elements.some((one) => one.contains(region)) ? [region] : []
    })
    for (const region of new Set([...regions, ...alerts])) {
      const text = region.textContent.replace(/\s+/g, ' ').trim()
      if (text && region.checkVisibility({ visibilityProperty: true })) texts.push(text)
    }
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
