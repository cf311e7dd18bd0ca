import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Hono } from 'hono'
import { html } from '@costard/templates'
import { atFirstCall, fixedAnswer } from '#http'

const assets: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

// The script is served as a file: the content security policy allows no inline scripts.
const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, validatorUrl: null })`

/** Swagger UI for the OpenAPI document, without third-party resources. */
export function docsRoutes(productName: string): Hono {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
  const routes = new Hono()
  routes.get('/', (c) =>
    c.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${productName} Pro API</title>
            <link rel="icon" href="/favicon.svg" />
            <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
          </head>
          <body>
            <div id="docs"></div>
            <script src="/api/docs/swagger-ui-bundle.js"></script>
            <script src="/api/docs/start.js"></script>
          </body>
        </html>`.toString(),
    ),
  )
  routes.get('/start.js', (c) => c.body(start, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }))
  for (const [name, type] of Object.entries(assets))
    routes.get(
      `/${name}`,
      atFirstCall(async () =>
        fixedAnswer(await readFile(join(folder, name)), { type, cacheControl: 'public, max-age=86400' }),
      ),
    )
  return routes
}
