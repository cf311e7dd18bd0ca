import type { Page } from 'playwright-core'

/** Time between two characters of a common scanner. Seconds. */
const gap = 0.008

/**
 * Types as a scanner does: all characters and Enter at its own pace, however busy this machine is. The keys carry the
 * times at which they went down.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const start = Date.now() / 1000
  const sent = [...code, '\r'].flatMap((text, place) => {
    const key = text === '\r' ? 'Enter' : text
    const windowsVirtualKeyCode = text === '\r' ? 13 : text.toUpperCase().charCodeAt(0)
    const timestamp = start + place * gap
    const press = { key, windowsVirtualKeyCode, timestamp } as const
    return [
      session.send('Input.dispatchKeyEvent', { ...press, type: 'keyDown', text, unmodifiedText: text }),
      session.send('Input.dispatchKeyEvent', { ...press, type: 'keyUp' }),
    ]
  })
  await Promise.all(sent)
  await session.detach()
}
