import { errorCodes } from '@costard/contract'
import type { Context } from 'hono'
import { html } from '@costard/templates'

/** Page to which `type` of a refusal refers: each code with its status and sentence. */
export function problemsPage(productName: string): (c: Context) => Response | Promise<Response> {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Error codes of the ${productName} Pro API</title>
        <link rel="icon" href="/favicon.svg" />
      </head>
      <body>
        <h1>Error codes</h1>
        <p>Codes are stable, sentences are not. <a href="/api/docs">All calls</a></p>
        <dl>
          ${Object.entries(errorCodes).map(
            ([code, { status, message }]) =>
              html`<dt id="${code}"><code>${code}</code> (${String(status)})</dt>
                <dd>${message}</dd>`,
          )}
        </dl>
      </body>
    </html>`.toString()
  return (c) => {
    c.header('cache-control', 'public, max-age=3600')
    return c.html(page)
  }
}
