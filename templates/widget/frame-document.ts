import { html, Html } from '../html.ts'
import type { Locale } from '../messages/texts.ts'

/**
 * A page written by the server and continued by a script. style: the complete style sheet, which the content
 * security policy allows by its hash.
 */
export function frameDocument(
  { locale, style, title }: { readonly locale: Locale; readonly style: string; readonly title: string },
  body: Html,
): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="robots" content="noindex,nofollow" />
        <title>${title}</title>
        ${new Html(`<style>${style}</style>`)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.toString()
}

/** Returns an element with data for the script, as JSON that cannot close the element. */
export function dataElement(id: string, data: object): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return new Html(`<script type="application/json" id="${id}">${json}</script>`)
}
