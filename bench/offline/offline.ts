import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { browserOptions } from '../../e2e/steps/browser-options.ts'
import { signUp, storedAt, type Account } from '../../e2e/steps/signed-in.ts'
import { aShop } from '../../server/testing/product-builders.ts'
import { startOurServer } from '../our-server.ts'

const port = 3475
/** 400 kbit/s with a round trip of 400 ms, and a processor four times slower. */
const slowNetwork = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const cpuSlowdown = 4
const runs = 7

/**
 * Opens the counter again on a slow phone: alternately without and with the service worker, and without a
 * network. Returns a table of the milliseconds until the field is usable.
 */
export async function benchOffline(print: (line: string) => void): Promise<string> {
  const server = await startOurServer(port)
  const url = `http://localhost:${port}`
  const browser = await chromium.launch(browserOptions)
  try {
    const owner = await signUp(url, { name: 'Niamh Doyle', email: 'niamh@shop.example' })
    const shop = await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })
    const { body } = await owner.call('GET', `${shop.path}/shop`)
    const { name, legalName, street, town, directions, phone, hours, terms, rev } = body
    const saved = {
      name,
      legalName,
      street,
      town,
      directions,
      phone,
      hours,
      terms,
      rev,
      offlineWork: 'quotes',
    }
    await owner.call('PUT', `${shop.path}/shop`, saved)
    const counter = `${url}/t/${shop.team.id}/quotes/add/identify`
    const plain = await warm(browser, owner, url, counter, 'block')
    const kept = await warm(browser, owner, url, counter, 'allow')
    const times = { plain: [] as number[], kept: [] as number[], offline: [] as number[] }
    for (let run = 0; run < runs; run += 1) {
      times.plain.push(await open(plain, counter, true))
      times.kept.push(await open(kept, counter, true))
      await kept.setOffline(true)
      times.offline.push(await open(kept, counter, false))
      await kept.setOffline(false)
      print(
        `${run + 1}: ${times.plain.at(-1)} ms, kept ${times.kept.at(-1)} ms, no network ${times.offline.at(-1)} ms`,
      )
    }
    const [before, after, without] = [times.plain, times.kept, times.offline].map(median)
    return `The counter again, signed in, warm, at 400 kbit/s, round trip 400 ms, CPU 4 x slower; median of ${runs}:
without the worker ${before} ms, with it ${after} ms (${((after ?? 0) / (before ?? 1)).toFixed(2)}), without a network ${without} ms`
  } finally {
    await browser.close()
    await server.stop()
  }
}

/**
 * Creates a browser context that has opened the counter before, and with a service worker has filled its
 * cache.
 */
async function warm(
  browser: Browser,
  owner: Account,
  url: string,
  counter: string,
  serviceWorkers: 'allow' | 'block',
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-IE',
    serviceWorkers,
    storageState: storedAt(owner, url),
  })
  const page = await context.newPage()
  const filled = page.waitForResponse((response) => /\/api\/teams\/\w+\/customers/.test(response.url()))
  await page.goto(counter)
  if (serviceWorkers === 'allow') await filled
  else filled.catch(() => undefined)
  await page.waitForTimeout(3000)
  await page.close()
  return context
}

async function open(context: BrowserContext, counter: string, isSlow: boolean): Promise<number> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  if (isSlow) await cdp.send('Network.emulateNetworkConditions', slowNetwork)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  const start = performance.now()
  await page.goto(counter, { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: /Scan, IMEI/ }).waitFor()
  const ms = Math.round(performance.now() - start)
  await page.close()
  return ms
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
