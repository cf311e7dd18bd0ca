import { chromium } from 'playwright-core'
import { browserOptions } from '../../e2e/steps/browser-options.ts'
import { recordNetwork, type Sent } from '../../e2e/steps/network.ts'
import { startOurServer } from '../our-server.ts'
import { benchSlowPhone } from './slow-phone.ts'

const port = 3471

/** Returns the requests of a first sign-in with times, and a customer's page on a slow phone. FIRST_VIEW_URL: measure this server instead. */
export async function benchFirstView(print: (line: string) => void): Promise<string> {
  const other = process.env['FIRST_VIEW_URL']
  const server = other === undefined ? await startOurServer(port) : undefined
  const url = other ?? `http://localhost:${port}`
  const browser = await chromium.launch(browserOptions)
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-IE' })
    const network = await recordNetwork(page)
    print('opening the sign-in screen with an empty cache ...')
    await page.goto(url)
    await page.getByLabel('Your email address').waitFor()
    await page.waitForLoadState('networkidle')
    const waterfall = waterfallOf(await network.take())
    return `${waterfall}\n\n${await benchSlowPhone(browser, url, print)}`
  } finally {
    await browser.close()
    await server?.stop()
  }
}

/** Formats one line per request: a bar from start to end, and the bytes transferred. */
function waterfallOf(sent: readonly Sent[]): string {
  const width = 40
  const last = Math.max(...sent.map(({ endMs }) => endMs), 1)
  const at = (ms: number) => Math.round((ms / last) * width)
  const lines = sent.map(({ url, startMs, endMs, bytes }) => {
    const bar = ' '.repeat(at(startMs)) + '#'.repeat(Math.max(1, at(endMs) - at(startMs)))
    const times = `${String(startMs).padStart(6)} ${String(endMs).padStart(6)} ${String(bytes).padStart(8)}`
    return `${times}  ${bar.padEnd(width + 1)} ${url.slice(0, 60)}`
  })
  const scripts = sent.filter(({ kind }) => kind === 'Script')
  const sum = (of: (each: Sent) => number, among = sent) => among.reduce((total, each) => total + of(each), 0)
  return [
    `${sent.length} requests, ${sum(({ bytes }) => bytes)} bytes; ${scripts.length} scripts, ${sum(({ gzipBytes }) => gzipBytes, scripts)} bytes by gzip`,
    '',
    ' start    end    bytes  (milliseconds, bytes on the wire)',
    ...lines,
  ].join('\n')
}
