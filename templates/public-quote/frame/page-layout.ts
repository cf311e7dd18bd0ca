import { Html, html } from '../../html.ts'
import { initialsOf } from '../../initials.ts'
import type { Texts } from '../../messages/texts.ts'
import { madeWith } from './made-with.ts'
import { icon } from '../icons.ts'
import { pageStyle } from './page-style.ts'
import type { PageLook, PublicQuote } from '../public-quote.ts'
import { addressOf, type ShopDetails, telOf } from '../shop-details.ts'

/** Parts of every page behind a public link besides its content. */
export interface PageFrame {
  readonly texts: Texts
  readonly productName: string
  /** Address of the script that enriches the page; undefined before the web app is built. */
  readonly scriptUrl: string | undefined
}

// Built as a whole, since the content security policy has a hash of exactly this text.
const style = new Html(`<style>${pageStyle}</style>`)

interface Page {
  readonly lang: string
  readonly title: string
  readonly description?: string
  readonly quote?: PublicQuote
  readonly shop?: ShopDetails | null
  readonly look?: PageLook
  readonly main: Html
  /** True if the content already ends with the line that names the product. */
  readonly hasOwnFoot?: boolean
}

/**
 * Returns the document: the shop, the content, the product. Nothing has to be loaded before it can be
 * displayed.
 */
export function pageLayout(
  { texts, productName, scriptUrl }: PageFrame,
  { lang, title, description, quote, shop, look, main, hasOwnFoot }: Page,
): string {
  const page = html`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex,nofollow" />
        ${description !== undefined && html`<meta name="description" content="${description}" />`}
        <title>${title}</title>
        ${style} ${look && look.style !== '' && new Html(`<style>${look.style}</style>`)}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${scriptUrl !== undefined && html`<script type="module" src="${scriptUrl}"></script>`}
      </head>
      <body>
        ${quote && shopHead(quote, shop ?? null, look?.logoUrl ?? null, texts)}
        <main${quote && html` data-state="${quote.state}"`}>
          ${main} ${!hasOwnFoot && madeWith(texts, productName)}
        </main>
      </body>
    </html>`
  return page.toString()
}

function shopHead(
  { teamName, number }: PublicQuote,
  shop: ShopDetails | null,
  logoUrl: string | null,
  texts: Texts,
): Html {
  const address = shop ? addressOf(shop) : ''
  const phone = shop?.phone ?? ''
  return html`<header class="shop">
    ${
      logoUrl === null
        ? html`<span class="initials" aria-hidden="true">${initialsOf(teamName)}</span>`
        : html`<span class="logo"><img src="${logoUrl}" alt="" /></span>`
    }
    <span
      ><b>${teamName}</b
      ><small>${address === '' ? texts('publicQuote.quote', { number }) : address}</small></span
    >
    ${
      phone !== '' &&
      html`<a
        class="button call"
        href="${telOf(phone)}"
        aria-label="${texts('publicQuote.call', { team: teamName })}"
        >${icon('phone', 20)}</a
      >`
    }
  </header>`
}
