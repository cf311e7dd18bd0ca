import { gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** One request from the browser's network log. Times: milliseconds after the first request. */
export interface Sent {
  readonly url: string
  readonly kind: string
  readonly status: number
  readonly startMs: number
  readonly endMs: number
  /** Bytes transferred, headers included; 0 while running. */
  readonly bytes: number
  /** Size of the script as gzip, whatever its transfer encoding; 0 for other types. */
  readonly gzipBytes: number
}

interface Entry {
  url: string
  kind: string
  status: number
  start: number
  end: number
  bytes: number
  isFromCache: boolean
  /** Set when the server has responded, even if the cache then supplies the body. */
  wireStatus?: number
}

/** Records network requests. Cache hits, sockets and data: URLs are not listed. */
export async function recordNetwork(page: Page): Promise<{
  readonly take: () => Promise<readonly Sent[]>
  /** Returns the requests without clearing them. */
  readonly peek: () => Promise<readonly Sent[]>
}> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  const entries = new Map<string, Entry>()
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp }) => {
    if (!/^https?:/.test(request.url)) return
    const { url } = request
    const start = timestamp * 1000
    entries.set(requestId, { url, kind: type, status: 0, start, end: start, bytes: 0, isFromCache: false })
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isFromCache: true }))
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { status, fromDiskCache = false, fromPrefetchCache = false } = response
    change(requestId, { status, ...((fromDiskCache || fromPrefetchCache) && { isFromCache: true }) })
  })
  // The actual HTTP status: the page sees 200 for an unchanged document.
  cdp.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    change(requestId, { wireStatus: statusCode }),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) =>
    change(requestId, { bytes: encodedDataLength, end: timestamp * 1000 }),
  )

  function change(requestId: string, news: Partial<Entry>): void {
    Object.assign(entries.get(requestId) ?? {}, news)
  }

  async function peek(): Promise<readonly Sent[]> {
    const found = [...entries].filter(
      ([, { isFromCache, wireStatus }]) => !isFromCache || wireStatus !== undefined,
    )
    const first = Math.min(...found.map(([, { start }]) => start))
    const sent = await Promise.all(
      found.map(async ([, { url, kind, status, wireStatus, start, end, bytes }]) => ({
        url: url.replace(new URL(page.url()).origin, ''),
        kind,
        status: wireStatus ?? status,
        startMs: Math.round(start - first),
        endMs: Math.round(end - first),
        bytes,
        gzipBytes: kind === 'Script' ? await gzipBytesOf(url) : 0,
      })),
    )
    return sent.sort((a, b) => a.startMs - b.startMs)
  }

  return {
    peek,
    async take() {
      const sent = await peek()
      entries.clear()
      return sent
    },
  }
}

/** Sizes by address, which for a script contains a hash of its content. */
const gzipSizes = new Map<string, Promise<number>>()

function gzipBytesOf(url: string): Promise<number> {
  const known = gzipSizes.get(url) ?? measureGzip(url)
  gzipSizes.set(url, known)
  return known
}

async function measureGzip(url: string): Promise<number> {
  return gzipSync(await (await fetch(url)).bytes(), { level: 9 }).length
}

/** Formats requests as lines for an assertion message. */
export function listOf(sent: readonly Sent[]): string {
  return sent
    .map(
      ({ url, kind, status, bytes, gzipBytes }) =>
        `${status} ${kind} ${bytes} (${gzipBytes}) ${url.slice(0, 120)}`,
    )
    .join('\n')
}
