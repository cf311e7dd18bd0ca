import { Html, html } from '../html.ts'
import { contentPageStyle } from './content-page-style.ts'

export interface ContentPage {
  /** Language of the text, such as en-us. */
  readonly lang: string
  readonly title: string
  readonly text: Html
  readonly productName: string
  readonly languages: readonly { readonly code: string; readonly name: string }[]
}

// Built as a whole, since the content security policy has a hash of exactly this text.
const style = new Html(`<style>${contentPageStyle}</style>`)

/**
 * A page of the operator, such as the terms: a title, a text, and links to the other languages. Works without
 * scripts.
 */
export function contentPage({ lang, title, text, productName, languages }: ContentPage): string {
  return html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${productName} Pro</title>
        ${style}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <header><a href="/">${productName} Pro</a></header>
        <main>
          <h1>${title}</h1>
          ${text}
        </main>
        <footer>
          ${languages.map(({ code, name }) => html`<a href="?lang=${code}" lang="${code}" hreflang="${code}">${name}</a> `)}
        </footer>
      </body>
    </html>`.toString()
}
