import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { notFound } from './error-response.ts'

/** API paths: unknown ones are answered with a JSON 404, never with the web app. */
const apiPrefixes = ['/api', '/v1', '/v2', '/robot', '/service_accounts', '/content', '/mcp', '/__']

/** /q/ is not listed: a crawler must be able to read the noindex header there. */
const robots = 'User-agent: *\nDisallow: /api/\nDisallow: /t/\nDisallow: /__/\n'

/**
 * Serves the built web app: its files and, for every other path that a browser navigates to, index.html with
 * the client configuration. A path without a screen gets the same page with status 404; the app shows its own
 * "not found".
 */
export function webFiles(parts: {
  folder: string
  isAppRoute: (path: string) => boolean
  clientConfig: () => object
  /** Returns the web app manifest in the language of the browser, if known. */
  manifest: (language: string | undefined) => object
}): Hono {
  const { folder, isAppRoute, clientConfig, manifest } = parts
  const files: MiddlewareHandler = existsSync(folder)
    ? serveStatic({ root: folder, precompressed: true })
    : (_c, next) => next()
  return new Hono()
    .use(etag())
    .get('/robots.txt', (c) => c.text(robots))
    .get('/index.html', (c) => c.redirect('/', 301))
    .get('/service-worker.js', async (c, next) => {
      const [page, worker] = await Promise.all([
        readText(folder, 'index.html'),
        readText(folder, 'service-worker.js'),
      ])
      if (page === undefined || worker === undefined) return next()
      // Browsers compare this script byte by byte with the installed service worker.
      c.header('cache-control', 'no-cache')
      c.header('content-type', 'text/javascript; charset=utf-8')
      return c.body(worker.replaceAll('SHELL_REVISION', revisionOf(withConfig(page, clientConfig()))))
    })
    .get('/app.webmanifest', (c) => {
      c.header('cache-control', 'no-cache')
      c.header('vary', 'accept-language')
      c.header('content-type', 'application/manifest+json')
      return c.body(JSON.stringify(manifest(c.req.header('accept-language')?.slice(0, 2))))
    })
    .get('/:file{.+\\.[a-z0-9]+}', setCacheControl, files)
    .get('*', async (c) => {
      if (!isNavigation(c)) throw notFound()
      const page = await readText(folder, 'index.html')
      if (!page) return c.text('The web app is not built yet: npm run build', 503)
      c.header('cache-control', 'no-cache')
      return c.html(withConfig(page, clientConfig()), isAppRoute(c.req.path) ? 200 : 404)
    })
}

const setCacheControl: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.ok || c.res.headers.has('cache-control')) return
  // Vite puts a hash of the content in the name of everything under assets/.
  const isHashed = c.req.path.startsWith('/assets/')
  c.res.headers.set('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function isNavigation(c: Context): boolean {
  const { path } = c.req
  if (path.startsWith('/assets/') || path.startsWith('/.')) return false
  if (apiPrefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))) return false
  return /text\/html|\*\/\*/.test(c.req.header('accept') ?? '*/*')
}

/** A data element is not a script for the security policy; an escaped `<` cannot end the element. */
function withConfig(page: string, config: object): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  // Replacement by a function, since `$` in a string is a pattern.
  return page.replace(
    '</head>',
    () => `<script type="application/json" id="client-config">${json}</script></head>`,
  )
}

function revisionOf(page: string): string {
  return createHash('sha256').update(page).digest('base64url').slice(0, 16)
}

async function readText(folder: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, name), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
