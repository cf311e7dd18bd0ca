import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { after } from '../../server/testing/after.ts'
import { answerRest, setUpPhone } from '../steps/counter-steps.ts'
import type { LiveShop } from '../steps/live-shop.ts'
import { openKeeping, openOfflineShop } from './offline-steps.ts'
import { setUp, test } from '../steps/story.ts'

let folder: string
let shop: LiveShop

setUp(async () => {
  folder = mkdtempSync(join(tmpdir(), 'costard-web-'))
  after(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fileURLToPath(new URL('../../web/dist', import.meta.url)), folder, { recursive: true })
  shop = await openOfflineShop(folder)
})

/**
 * Replaces the web app on the server with one whose scripts have different names, like a build of other code.
 */
function deployNextVersion(): void {
  const assets = join(folder, 'assets')
  for (const name of readdirSync(assets).filter((each) => each.endsWith('.js')))
    renameSync(join(assets, name), join(assets, nextName(name)))
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, path)
    // The server prefers compressed files to uncompressed ones.
    if (/\.(br|gz)$/.test(path)) rmSync(file)
    else if (/\.(js|html|json)$/.test(path))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/\b[\w.-]+-[\w-]{8}\.js\b/g, nextName))
  }
}

function nextName(name: string): string {
  return name.replace(/\.js$/, '.next.js')
}

/** Returns the scripts that a page has loaded since it was opened. */
async function scriptsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
}

test('a tab finishes its quote with a version that is gone from the server, and another takes the new one at once', async () => {
  test.setTimeout(120_000)
  const team = `${shop.url}/t/${shop.team.id}`
  const list = await openKeeping(shop)
  await list.reload()
  const counter = await list.context().newPage()
  await setUpPhone(counter, team)
  const before = await scriptsOf(counter)
  deployNextVersion()

  await list.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await list.getByRole('button', { name: 'Reload now' }).waitFor()

  await counter.getByRole('radio', { name: 'Yes' }).first().click({ force: true })
  await answerRest(counter)
  await counter.getByRole('button', { name: 'Review quote' }).locator('visible=true').click()
  await counter.getByRole('heading', { name: 'Review and send' }).waitFor()
  await counter.getByRole('combobox', { name: 'Name' }).fill('Marta Nowak')
  await counter.keyboard.press('Tab')
  const later = (await scriptsOf(counter)).filter((script) => !before.includes(script))
  assert.ok(later.length > 0, 'the review loads scripts')
  for (const script of later) assert.equal((await fetch(script)).status, 404, script)
  const madeQuotes = async () => (await shop.owner.call('GET', `${shop.path}/quotes`)).body.quotes
  for (let waits = 0; waits < 100 && (await madeQuotes())[0]?.customerName === null; waits++) await pause(100)
  const made = await madeQuotes()
  assert.deepEqual(
    made.map(({ state, customerName }: Record<string, string>) => [state, customerName]),
    [['draft', 'Marta Nowak']],
  )

  await list.bringToFront()
  await list.getByRole('button', { name: 'Reload now' }).click()
  await list.locator('script[src$=".next.js"]').first().waitFor({ state: 'attached' })
  await list.getByText('Marta Nowak').waitFor()
  const afterwards = await scriptsOf(list)
  assert.deepEqual(
    afterwards.filter((script) => !script.endsWith('.next.js')),
    [],
  )
  await list.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await pause(6000)
  assert.equal(await list.getByRole('button', { name: 'Reload now' }).count(), 0)
  await list.context().setOffline(true)
  await list.reload()
  await list.getByText('Marta Nowak').waitFor()
  assert.ok((await scriptsOf(list)).every((script) => script.endsWith('.next.js')))
})
