import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { browserOptions } from '../../e2e/steps/browser-options.ts'

/** core/devices alone, built with the settings of the web app. */
export interface Bundle {
  readonly code: string
  readonly gzipBytes: number
}

export function bundle(): Bundle {
  const folder = mkdtempSync(join(tmpdir(), 'costard-bench-'))
  try {
    const config = fileURLToPath(new URL('vite.config.ts', import.meta.url))
    // Vite is a dependency of the web app, which npm may or may not hoist.
    const vite = ['../../web/node_modules/vite/bin/vite.js', '../../node_modules/vite/bin/vite.js']
      .map((path) => fileURLToPath(new URL(path, import.meta.url)))
      .find(existsSync)
    if (!vite) throw new Error('Vite is not installed: npm ci')
    execFileSync(
      process.execPath,
      [vite, 'build', '--config', config, '--outDir', folder, '--logLevel', 'warn'],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const code = readFileSync(join(folder, 'devices.js'), 'utf8')
    return { code, gzipBytes: gzipSync(code).length }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Wall time and CPU time of the first identify and the first search in a fresh page. Milliseconds. */
export interface ReadyTime {
  readonly clockMs: number
  readonly cpuMs: number
}

export async function readyTimes(code: string, pages: number): Promise<readonly ReadyTime[]> {
  const server = createServer((request, response) => {
    const isCode = request.url === '/devices.js'
    response.setHeader('content-type', isCode ? 'text/javascript' : 'text/html')
    response.end(isCode ? code : '<!doctype html><title>bench</title>')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // address() is an object for a server on a TCP port.
  const { port } = server.address() as AddressInfo
  const browser = await chromium.launch(browserOptions)
  try {
    const times: ReadyTime[] = []
    for (let page = 0; page < pages; page += 1) {
      // A new context has an empty code cache.
      const context = await browser.newContext()
      const tab = await context.newPage()
      await tab.goto(`http://127.0.0.1:${port}/`)
      const session = await context.newCDPSession(tab)
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      const cpu = async (): Promise<number> => {
        const { metrics } = await session.send('Performance.getMetrics')
        return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
      }
      // Code as text, because this folder has no DOM types.
      await tab.evaluate(load)
      const before = await cpu()
      const clockMs = Number(await tab.evaluate(firstUse))
      times.push({ clockMs, cpuMs: (await cpu()) - before })
      await context.close()
    }
    return times
  } finally {
    await browser.close()
    server.close()
  }
}

// The flags of e2e/steps/browser.ts.

const load = `import('/devices.js').then((devices) => { globalThis.devices = devices })`

const firstUse = `(() => {
  const { identify, searchDevices } = globalThis.devices
  const startedAt = performance.now()
  const { confidence } = identify('MLT53LL/A')
  const [first] = searchDevices('13 pro max 256')
  if (confidence !== 'exact' || first.device.name !== 'iPhone 13 Pro Max') throw new Error('wrong answer')
  return performance.now() - startedAt
})()`
