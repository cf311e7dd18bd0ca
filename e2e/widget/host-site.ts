import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after } from '../../server/testing/after.ts'

/** A shop's website, served from its own origin, with a page for each path. */
export interface HostSite {
  readonly origin: string
  readonly pages: Map<string, HostPage>
}

interface HostPage {
  readonly body: string
  /** Content security policy. */
  readonly policy?: string
  /** Cross-Origin-Embedder-Policy, together with an opener policy that isolates the page. */
  readonly embedder?: string
  /** Media type; absent: HTML. */
  readonly type?: string
}

export async function openHostSite(): Promise<HostSite> {
  const pages: HostSite['pages'] = new Map()
  const host = createServer((request, response) => {
    const page = pages.get(new URL(request.url ?? '', 'http://host').pathname)
    if (page?.policy !== undefined) response.setHeader('content-security-policy', page.policy)
    if (page?.embedder !== undefined) {
      response.setHeader('cross-origin-embedder-policy', page.embedder)
      response.setHeader('cross-origin-opener-policy', 'same-origin')
    }
    response.setHeader('content-type', page?.type ?? 'text/html; charset=utf-8')
    response.writeHead(page ? 200 : 404).end(page?.body)
  })
  await once(host.listen(0, '127.0.0.1'), 'listening')
  after(() => host.close())
  return { origin: `http://127.0.0.1:${(host.address() as AddressInfo).port}`, pages } // listening on TCP
}
