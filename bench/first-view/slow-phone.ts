import type { Browser, Page } from 'playwright-core'
import { recordNetwork, type Sent } from '../../e2e/steps/network.ts'
import { signUp } from '../../e2e/steps/signed-in.ts'
import { aSentQuote, aShop } from '../../server/testing/product-builders.ts'

/** 400 kbit/s with a round trip of 400 ms, and a processor four times slower. */
const slowNetwork = {
  offline: false,
  latency: 400,
  downloadThroughput: 50_000,
  uploadThroughput: 50_000,
}
const cpuSlowdown = 4
const runs = 3

/** Returns a table: requests, bytes and times of a customer's page on a slow phone, with scripts and without. */
export async function benchSlowPhone(
  browser: Browser,
  url: string,
  print: (line: string) => void,
): Promise<string> {
  const owner = await signUp(url, { name: 'Niamh Doyle', email: `niamh.${Date.now()}@shop.example` })
  const shop = await aShop({ aPerson: async () => owner }, { owner, country: 'IE' })
  const { token } = await aSentQuote(shop)
  const rows = []
  for (const javaScriptEnabled of [true, false]) {
    print(`opening a customer's page ${javaScriptEnabled ? 'with' : 'without'} scripts ...`)
    const measured = []
    for (let run = 0; run < runs; run += 1)
      measured.push(await visit(browser, `${url}/q/${token}`, javaScriptEnabled))
    rows.push({ name: javaScriptEnabled ? 'with scripts' : 'without scripts', measured })
  }
  return `A customer's page at 400 kbit/s, round trip 400 ms, CPU 4 x slower; ${runs} visits:\n${tableOf(rows)}`
}

interface Visit {
  readonly priceMs: number | undefined
  readonly acceptMs: number | undefined
  readonly sentByAccept: readonly Sent[]
  readonly sent: readonly Sent[]
}

async function visit(browser: Browser, url: string, javaScriptEnabled: boolean): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-IE',
    javaScriptEnabled,
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const network = await recordNetwork(page)
    await cdp.send('Network.emulateNetworkConditions', slowNetwork)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    const start = performance.now()
    const since = async (shown: Promise<unknown>): Promise<number | undefined> =>
      shown.then(
        () => Math.round(performance.now() - start),
        () => undefined,
      )
    const opened = page.goto(url, { waitUntil: 'commit' })
    const [priceMs, acceptMs] = await Promise.all([since(priceOf(page)), since(acceptOf(page)), opened])
    const sentByAccept = await network.peek()
    if (acceptMs !== undefined) await page.waitForLoadState('networkidle')
    return { priceMs, acceptMs, sentByAccept, sent: await network.take() }
  } finally {
    await context.close()
  }
}

const timeout = 30_000

function priceOf(page: Page): Promise<unknown> {
  return page.locator('.hero:visible').first().waitFor({ timeout })
}

function acceptOf(page: Page): Promise<unknown> {
  return page.getByRole('button', { name: 'Accept offer' }).waitFor({ timeout })
}

function tableOf(rows: readonly { readonly name: string; readonly measured: readonly Visit[] }[]): string {
  const sum = (sent: readonly Sent[] = []) =>
    `${sent.length} requests, ${sent.reduce((total, { bytes }) => total + bytes, 0)} bytes`
  return rows
    .flatMap(({ name, measured }) => [
      `${name}:`,
      `  price after ${measured.map(({ priceMs }) => priceMs ?? 'never').join(', ')} ms`,
      `  Accept after ${measured.map(({ acceptMs }) => acceptMs ?? 'never').join(', ')} ms, with ${sum(measured[0]?.sentByAccept)}`,
      `  in all ${sum(measured[0]?.sent)}`,
    ])
    .join('\n')
}
