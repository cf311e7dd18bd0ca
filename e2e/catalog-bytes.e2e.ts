import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openFreshBrowser } from './browser.ts'
import { openLiveShop } from './live-shop.ts'
import { listOf, recordNetwork, type Sent } from './network.ts'

const shop = await openLiveShop()
const team = `${shop.url}/t/${shop.team.id}`
const buy = `${team}/catalogs/${shop.catalogs.buy.pricing.id}`
const maxScriptBytes = 90_000

/** The scripts that a page loads with an empty cache. */
async function scriptsOf(url: string): Promise<readonly Sent[]> {
  const page = await openFreshBrowser({ storageState: shop.owner.storedAt(shop.url) })
  const network = await recordNetwork(page)
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const sent = await network.take()
  await page.context().close()
  return sent.filter(({ kind }) => kind === 'Script')
}

const shell = new Set((await scriptsOf(`${team}/quotes`)).map(({ url }) => url))

for (const [name, path] of [
  ['general', `${buy}/general`],
  ['models', `${buy}/models`],
  ['import', `${buy}/models/import`],
  ['a question', `${buy}/questions/screen`],
  ['effects', `${buy}/computation/questions/screen`],
  ['a proposition', `${buy}/propositions/cash`],
  ['a service', `${buy}/services/courier`],
  ['versions', `${buy}/versions`],
] as const)
  test(`catalogs, ${name}: at most 90 kB of scripts by gzip beside those of the quotes`, async () => {
    const more = (await scriptsOf(path)).filter(({ url }) => !shell.has(url))
    const bytes = more.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
    console.log(`catalogs, ${name}: ${more.length} scripts, ${bytes} bytes by gzip`)
    assert.ok(bytes <= maxScriptBytes, `${bytes}\n${listOf(more)}`)
  })
