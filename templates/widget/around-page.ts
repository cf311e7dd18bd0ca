import { html, Html } from '../html.ts'
import type { Locale } from '../messages/texts.ts'

/** The complete style sheet, which the content security policy allows by its hash. */
export const widgetAroundStyle = `
html, body { height: 100%; margin: 0; }
iframe { border: 0; }
.site { position: absolute; inset: 0; width: 100%; height: 100%; }
.widget {
  position: absolute; inset-block-end: 1rem; inset-inline-end: 1rem;
  width: min(24rem, calc(100% - 2rem)); height: min(34rem, calc(100% - 2rem));
  border-radius: 1rem; box-shadow: 0 0.5rem 2rem rgb(0 0 0 / 30%);
}`

/** A website behind the preview of a widget. It has neither an origin of its own nor cookies. */
export function widgetAroundPage({
  locale,
  site,
  widget,
}: {
  readonly locale: Locale
  /** Origin of the website. */
  readonly site: string
  /** Address of the preview. */
  readonly widget: string
}): string {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex,nofollow" />
        <title>${site}</title>
        ${new Html(`<style>${widgetAroundStyle}</style>`)}
      </head>
      <body>
        <iframe
          class="site"
          title="${site}"
          src="${site}/"
          sandbox="allow-scripts"
          credentialless
          referrerpolicy="no-referrer"
        ></iframe>
        <iframe class="widget" title="Widget" src="${widget}"></iframe>
      </body>
    </html>`.toString()
}
