import assert from 'node:assert/strict'
import type { Page } from '@playwright/test'

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
