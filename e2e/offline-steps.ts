import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'
import type { ApiCall } from '../web/api/beside-network.ts'

/** The customer ticks, signs with a few strokes, and accepts on the screen. */
export async function acceptAndSign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Accept at the counter' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: /I agree to this offer/ }).check()
  const pad = await dialog.getByRole('img', { name: /signature/ }).boundingBox()
  assert.ok(pad)
  await page.mouse.move(pad.x + 20, pad.y + 40)
  await page.mouse.down()
  for (const [x, y] of [
    [60, 20],
    [90, 70],
    [140, 30],
    [200, 60],
  ] as const)
    await page.mouse.move(pad.x + x, pad.y + y, { steps: 4 })
  await page.mouse.up()
  await dialog.getByRole('button', { name: 'Accept', exact: true }).click()
}

/**
 * Makes a call of the app in a page as if the server were not reached, so that the queue of the device answers it. script:
 * address of the script that has the queue.
 */
export async function callUnreached<T>(
  page: Page,
  script: string,
  call: Pick<ApiCall, 'name' | 'input'>,
): Promise<T> {
  return page.evaluate(
    async ({ script, call }) => {
      const parts: Record<string, unknown> = await import(script)
      const isBeside = (part: unknown): part is { answer?: (call: unknown, ask: () => unknown) => T } =>
        typeof part === 'object' && part !== null && Object.keys(part).join(',') === 'answer'
      const beside = Object.values(parts).find(isBeside)
      for (let waits = 0; beside && !beside.answer && waits < 300; waits++)
        await new Promise((resolve) => setTimeout(resolve, 50))
      if (!beside?.answer) throw new Error('This page keeps nothing')
      const unreached = async () => Promise.reject(new TypeError('Failed to fetch'))
      return beside.answer({ idempotencyKey: undefined, isQueued: false, ...call }, unreached)
    },
    { script, call },
  )
}
