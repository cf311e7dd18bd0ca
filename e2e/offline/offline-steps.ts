import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { ApiCall } from '../../web/api/beside-network.ts'
import { openBrowser } from '../steps/browser.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'
import { storedAt } from '../steps/signed-in.ts'

const assets = new URL('../../web/dist/assets/', import.meta.url)
/** The text that the object of web/api/beside-network.ts becomes in the build. */
const keptCalls = '{answer:void 0}'

/** Opens a shop whose devices may quote and accept offline. webFolder: of another build. */
export async function openOfflineShop(webFolder?: string): Promise<LiveShop> {
  const shop = await openLiveShop({}, webFolder)
  const { body } = await shop.owner.call('GET', `${shop.path}/shop`)
  const { name, legalName, street, town, directions, phone, hours, terms, rev } = body
  const details = { name, legalName, street, town, directions, phone, hours, terms, rev }
  const saved = { ...details, offlineWork: 'acceptance' }
  assert.equal((await shop.owner.call('PUT', `${shop.path}/shop`, saved)).status, 200)
  return shop
}

/** Opens a page of the owner, whose device stores the app and the data for the counter. */
export async function openKeeping(shop: LiveShop): Promise<Page> {
  const page = await openBrowser({ storageState: storedAt(shop.owner, shop.url), serviceWorkers: 'allow' })
  const filled = page.waitForResponse((response) =>
    response.url().includes(`/teams/${shop.team.id}/customers`),
  )
  await page.goto(`${shop.url}/t/${shop.team.id}/quotes`)
  await filled
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    await new Promise((resolve) => setTimeout(resolve, 500))
  })
  return page
}

/** Returns the address of the script with the offline queue. */
export function queueScript(): string {
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const queueing = scripts.find((name) => readFileSync(new URL(name, assets), 'utf8').includes(keptCalls))
  assert.ok(queueing)
  return `/assets/${queueing}`
}

/** The customer ticks the box, signs with a few strokes, and accepts on the screen. */
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
 * Makes a call of the app in a page as if the server were unreachable, so that the device's queue answers it.
 * script: from `queueScript`.
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
