import type { Page } from '@playwright/test'

/** Time between two characters of a common scanner. Seconds. */
const gap = 0.008

/**
 * Types like a scanner: all characters and Enter at the scanner's pace, however busy this machine is. The key
 * events carry the times at which the keys were pressed.
 */
export async function scan(page: Page, code: string): Promise<void> {
  await press(page, [...code, '\r'])
}

/**
 * Types like a scanner that pauses before the character at this index, both in reality and in the times of
 * its key events.
 */
export async function scanWithPause(page: Page, code: string, place: number, pauseMs: number): Promise<void> {
  const keys = [...code, '\r']
  const start = Date.now() / 1000
  await press(page, keys.slice(0, place), start)
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  await press(page, keys.slice(place), start + (place - 1) * gap + pauseMs / 1000)
}

async function press(page: Page, keys: readonly string[], start = Date.now() / 1000): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const sent = keys.flatMap((text, place) => {
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
