import assert from 'node:assert/strict'
import { openBrowser } from './browser.ts'
import { type LiveShop, openLiveShop } from './live-shop.ts'
import { listOf, recordNetwork, type Sent } from './network.ts'
import { setUp, test } from './story.ts'
import { storedAt } from './signed-in.ts'

let shop: LiveShop
let team: string
let buy: string
let shell: Set<string>

setUp(async () => {
  shop = await openLiveShop()
  team = `${shop.url}/t/${shop.team.id}`
  buy = `${team}/catalogs/${shop.catalogs.buy.pricing.id}`
  shell = new Set((await scriptsOf(`${team}/quotes`)).map(({ url }) => url))
})
const maxScriptBytes = 90_000

/** The scripts that a page loads with an empty cache. */
async function scriptsOf(url: string): Promise<readonly Sent[]> {
  const page = await openBrowser({ storageState: storedAt(shop.owner, shop.url) })
  const network = await recordNetwork(page)
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForLoadState('networkidle')
  const sent = await network.take()
  await page.context().close()
  return sent.filter(({ kind }) => kind === 'Script')
}

for (const [name, address] of [
  ['general', () => `${buy}/general`],
  ['models', () => `${buy}/models`],
  ['import', () => `${buy}/models/import`],
  ['a question', () => `${buy}/questions/screen`],
  ['effects', () => `${buy}/computation/questions/screen`],
  ['a proposition', () => `${buy}/propositions/cash`],
  ['a service', () => `${buy}/services/courier`],
  ['versions', () => `${buy}/versions`],
] as const)
  test(`catalogs, ${name}: at most 90 kB of scripts by gzip beside those of the quotes`, async () => {
    const more = (await scriptsOf(address())).filter(({ url }) => !shell.has(url))
    const bytes = more.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
    console.log(`catalogs, ${name}: ${more.length} scripts, ${bytes} bytes by gzip`)
    assert.ok(bytes <= maxScriptBytes, `${bytes}\n${listOf(more)}`)
  })
