import assert from 'node:assert/strict'
import type { FrameLocator, Page } from '@playwright/test'
import { freePort, startTestServer, type StartedTestServer } from '../../server/testing/start-test-server.ts'
import { type LiveShop, openLiveShop } from '../steps/live-shop.ts'

/**
 * Opens a shop, and a second process on the same database that refuses visitors' requests without a proof of
 * work.
 */
export async function openShopWithProof(): Promise<{ shop: LiveShop; strict: StartedTestServer }> {
  const port = await freePort()
  const shared = { SECRET_KEY: 'ab'.repeat(32), PUBLIC_URL: `http://localhost:${port}` }
  const shop = await openLiveShop(shared)
  const { databaseUrl: DATABASE_URL = '', dataDir: DATA_DIR } = shop.config
  const env = {
    ...shared,
    PORT: String(port),
    DATABASE_URL,
    DATA_DIR,
    APP_CHECK: 'enforce',
    RATE_LIMITS: 'off',
  }
  return { shop, strict: await startTestServer({ env }) }
}

/** Creates a widget that is live on a website. Returns its id. */
export async function aLiveWidget(shop: LiveShop, site: string, settings: object = {}): Promise<string> {
  const catalogId = shop.catalogs.buy.pricing.id
  const body = { name: 'Website trade-in', catalogId, allowedOrigins: [site], quoteAs: 'sent', ...settings }
  const added = await shop.owner.call('POST', `${shop.path}/widgets`, body)
  assert.equal(added.status, 201, JSON.stringify(added.body))
  const { id } = added.body
  const live = await shop.owner.call('POST', `${shop.path}/widgets/${id}/state`, { state: 'live', rev: 1 })
  assert.equal(live.status, 200, JSON.stringify(live.body))
  return id
}

/** A widget in the page of a shop, or on its own page. */
type Frame = FrameLocator | Page

export async function findDevice(frame: Frame): Promise<void> {
  await frame.getByLabel('Model or number').fill('iphone 15')
  await frame.getByRole('button', { name: /^iPhone 15 ?128/ }).click()
  await frame.getByRole('button', { name: '256 GB' }).click()
}

/** Gives the current question its first answer. Returns the progress, such as "Question 2 of at most 14". */
export async function answer(frame: Frame): Promise<string> {
  const question = frame.getByText(/^Question \d+ of (at most )?\d+$/)
  await question.waitFor()
  const at = await question.innerText()
  const choice = frame.locator('.answer input').first()
  if (await choice.count()) await choice.check()
  else await frame.locator('.field input').fill('95')
  await frame.getByRole('button', { name: 'Continue' }).click()
  return at
}

/** Gives every question its first answer. */
export async function answerAll(frame: Frame): Promise<void> {
  const email = frame.getByLabel('Your email')
  for (;;) {
    await frame
      .getByText(/^Question \d+ of (at most )?\d+$/)
      .or(email)
      .first()
      .waitFor()
    if (await email.isVisible()) return
    const at = await answer(frame)
    await frame.getByText(at, { exact: true }).waitFor({ state: 'detached' })
  }
}
